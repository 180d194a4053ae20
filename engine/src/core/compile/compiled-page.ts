/** A compiled page. It's plain data, because it's cached on disk and sent between threads. */
import type { PageSection } from '../../shared/page-section.ts';
import type { TableOfContentsEntry } from '../../shared/view.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { Embed } from './html/page-markup.ts';

/** A link whose target is checked. */
export interface PageLink {
  /** As written: `../reference/orders.mdx#create`, `/quickstart`, `#verify`, `https://…`. */
  href: string;
  /** The URL as written, if the compiler encoded any of its characters. */
  written?: string;
  place: Place;
  /**
   * The external URL to use if the page doesn't exist. Only links that the site's authors can't change have one, and a
   * problem with such a link is only a warning.
   */
  elsewhere?: string;
}

/**
 * A link in the body. `html` contains slots instead of its tags (see `html/link-slots.ts`). The assemble stage
 * writes the tags, because a link's URL depends on other pages, but a compiled page must not.
 */
export interface BodyLink extends PageLink {
  /** The attributes of its start tag, including the URL. */
  attributes: Readonly<Record<string, string>>;
}

/** A file that the page shows, which has to be copied to the output. */
export interface PageAsset {
  /** Path relative to the output folder. The name contains a hash of the content. */
  output: string;
  /** The absolute path of the file to copy: the original, or a generated variant in the cache. */
  file: string;
}

export interface CompiledPage {
  /** The body with link slots (see `BodyLink`). */
  html: string;
  /** The body as Markdown, with the same slots. */
  markdown: string;
  /** The text of the body's own H1 if the body starts with one. */
  bodyTitle?: string;
  /** The first paragraph as text. It can be empty if the page has a description. */
  excerpt: string;
  /** Headings within the levels of the table of contents, nested. */
  tableOfContents: readonly TableOfContentsEntry[];
  links: readonly BodyLink[];
  /** Every id that a link can point to. */
  anchors: readonly string[];
  assets: readonly PageAsset[];
  /**
   * Files that were read or looked for while the page was compiled, such as partials, snippets, and images. Their paths
   * are relative to the root.
   */
  dependencies: readonly string[];
  /** The page's text by heading, for search. */
  sections: readonly PageSection[];
  /** External content that the page shows. */
  embeds?: readonly Embed[];
  /** Warnings, and errors that the site's configuration can turn into warnings. Other errors are thrown. */
  problems: readonly Problem[];
}
