/** A page before compilation: its file, front matter, and route. */

import type { Place } from '../problems/problems.ts';
import type { FrontMatter } from './front-matter.ts';

/**
 * A page before compilation. Plugins extend this interface with data that they add to other providers' pages.
 */
export interface PageSource {
  /**
   * `markdown` for .md files, and `mdx` for .mdx files (and .md files with `markdown.format: 'mdx'`).
   * `html` is a page whose text is HTML, and `component` is a React page. `made` is a page without its own file, which a
   * provider generates and compiles.
   */
  kind: 'markdown' | 'mdx' | 'html' | 'component' | 'made';
  /** The part that a provider adds to the page, or generates the whole page from. */
  provided?: ProvidedPart;
  /**
   * Path relative to the site's root, with forward slashes, such as `docs/reference/orders.mdx`. For a
   * generated page, it's a name for messages and caches.
   */
  file: string;
  /**
   * Path relative to the content folder, without extension and number prefixes. The front matter's `id`
   * replaces the last part.
   */
  id: string;
  /** Route without the base path, such as `/reference/orders`. */
  route: string;
  frontMatter: FrontMatter;
  /** The title in the front matter, the body's first H1, or the id's last part, in this order. */
  title: string;
  /** The position in generated sidebars, from the number prefix or the front matter's `sidebar_position`. */
  position?: number;
  /** The whole text of the file, including front matter, so line numbers match the file. */
  text: string;
}

/** The part of a page that a provider generates. Providers can add more properties. */
export interface ProvidedPart {
  /** The provider's name. */
  provider: string;
  /** True for a reference entry, whose page uses the full width and which search ranks below guides. */
  isReference: boolean;
  /** False if the text comes from another source, because the site's authors can't correct a repeated title in it. */
  hasOwnWords: boolean;
  /** For pages that describe one entry of a reference. */
  entry?: ReferenceEntry;
}

/** An entry of a reference, such as an API operation, in the form that lists, feeds, and search need. */
export interface ReferenceEntry {
  /** The name in code, such as `createOrder`. */
  id: string;
  /** Short text before the entry's label in lists, such as `POST`. */
  badge: string;
  /** The text after the badge if the entry has no label, such as `/orders`. */
  path: string;
  /** Titles of the groups that contain the entry. */
  groups: readonly string[];
  isDeprecated: boolean;
}
/** Returns the location of `key` in the page's front matter, or only the file if the key isn't there. */
export function frontMatterPlace({ file, text }: PageSource, key: string): Place {
  const lines = text.split('\n', 200);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? { file } : { file, line: index + 1, column: 1 };
}
