/** The part of a page provider that loads its pages. */
import type { SiteDefinition } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { CategoryFiles } from './category-files.ts';
import type { PageCollection } from './page-collection.ts';
import type { PageSource } from './page-source.ts';

export interface PageLoader {
  /** True for a loader that adds to the pages of other loaders, and so has to run after all of them. */
  isLast?: boolean;
  /**
   * Adds pages, and can also change the pages that previous loaders have added. Problems are collected instead
   * of thrown. If a page's front matter has a problem, the page is still included.
   */
  load(context: LoadContext): Promise<LoadedPages>;
  /** True for a change (such as `add`, `change`, or `unlink`) that can affect more than the text of one page. */
  isStructural?(file: string, event: string): boolean;
  /** Reads a file's page again. Returns `undefined` if the file doesn't belong to this provider. */
  read?(definition: SiteDefinition, file: string): ReadPage | undefined;
}

export interface LoadContext {
  definition: SiteDefinition;
  found: readonly PageSource[];
  /** True if drafts must be omitted. */
  production: boolean;
}

export interface ReadPage {
  source?: PageSource;
  problems: readonly Problem[];
}

/** A page that's a tool instead of text. Search engines and agents are asked to ignore it. */
export interface ToolPage {
  id: string;
  route: string;
  title: string;
  description: string;
}

export interface LoadedPages {
  /** All pages found so far, including the added ones. */
  sources: readonly PageSource[];
  problems: readonly Problem[];
  /** Pages with `draft: true`, which production builds exclude from the sources. */
  drafts?: readonly PageSource[];
  /** Contents of `_category_` files. */
  categories?: CategoryFiles['categories'];
  collections?: readonly PageCollection[];
  /**
   * Pages without text, which a component in the `tool` slot renders. If the site has a page with the same
   * route, that page is used instead.
   */
  tools?: readonly ToolPage[];
  /**
   * Additional files that the pages are created from, relative to the root. A path that ends with a slash is a
   * folder. When one of them changes, the whole site is loaded again.
   */
  watched?: readonly string[];
  /**
   * Collections that couldn't be read. `problems` contains the reason, so their missing pages aren't reported.
   */
  unread?: readonly { id: string; route: string }[];
  /** Adds a location to a problem that only this provider can find. */
  locate?: (problem: Problem) => Problem;
}
