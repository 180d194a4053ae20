/** A page after compiling. Plain data: it is cached on disk and sent between threads. */
import type { PageSection } from '../../shared/page-section.ts';
import type { TableOfContentsEntry } from '../../shared/view.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { Embed } from './html/page-markup.ts';

/** A link that has to lead somewhere. */
export interface PageLink {
  /** As written: `../reference/segments.mdx#create`, `/quickstart`, `#verify`, `https://…`. */
  href: string;
  /** The address as its writer wrote it, if the compiler encodes characters of it. */
  written?: string;
  place: Place;
  /**
   * Of links that the site's writers cannot change: the address elsewhere that is used when there is no
   * such page. What is wrong with the link is a warning then.
   */
  elsewhere?: string;
}

/**
 * A link of the body. In `html` marks stand for its tags (see `html/link-slots.ts`); the assemble stage
 * writes them, because the address depends on the routes of other pages and the compiled page must not.
 */
export interface BodyLink extends PageLink {
  /** Of its start tag, the address among them. */
  attributes: Readonly<Record<string, string>>;
}

/** A file that the page shows and that has to be copied to the output. */
export interface PageAsset {
  /** Path below the output folder, with the content's hash in its name. */
  output: string;
  /** Absolute path of the file to copy: the original or a generated variant in the cache. */
  file: string;
}

export interface CompiledPage {
  /** Body with link slots (see `BodyLink`). */
  html: string;
  /** The body as Markdown, with the same slots. */
  markdown: string;
  /** Text of the body's own H1, when it starts with one. */
  bodyTitle?: string;
  /** First paragraph as text; of written pages with a description it may be empty. */
  excerpt: string;
  /** Headings within the levels of the table of contents, nested. */
  tableOfContents: readonly TableOfContentsEntry[];
  links: readonly BodyLink[];
  /** Every id that a link can point to. */
  anchors: readonly string[];
  assets: readonly PageAsset[];
  /** Files other than the page itself that were read (partials, snippets, images), relative to the root. */
  dependencies: readonly string[];
  /** Text of the page by heading, for search. */
  sections: readonly PageSection[];
  /** What the page shows from elsewhere. */
  embeds?: readonly Embed[];
  /** Warnings, and errors with a level in the site's configuration; others are thrown. */
  problems: readonly Problem[];
}
