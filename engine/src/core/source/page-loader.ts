/** The part of a provider of pages that knows where its pages come from. */
import type { SiteDefinition } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { CategoryFiles } from './category-files.ts';
import type { PageCollection } from './page-collection.ts';
import type { PageSource } from './page-source.ts';

export interface PageLoader {
  /** True for a loader that adds to pages of any other loader, so it runs after all of them. */
  isLast?: boolean;
  /**
   * Adds pages to those that the loaders before it have found; may also add to one of these. Problems are
   * collected, never thrown; a page with a problem in its front matter is still there.
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
  /** True when drafts are to be left out. */
  production: boolean;
}

export interface ReadPage {
  source?: PageSource;
  problems: readonly Problem[];
}

/** A page that readers use instead of reading it. Search engines and agents are asked to leave it out. */
export interface ToolPage {
  id: string;
  route: string;
  title: string;
  description: string;
}

export interface LoadedPages {
  /** Pages found so far, with those added. */
  sources: readonly PageSource[];
  problems: readonly Problem[];
  /** Pages with `draft: true`, which production builds exclude from the sources. */
  drafts?: readonly PageSource[];
  /** Content of `_category_` files. */
  categories?: CategoryFiles['categories'];
  collections?: readonly PageCollection[];
  /** Pages without text, which a component in the slot `tool` renders. A page of the site with the same route wins. */
  tools?: readonly ToolPage[];
  /**
   * Files besides those of the pages themselves that the pages are made of, relative to the root; what ends
   * with a slash is a folder. A change of one reads the whole site anew.
   */
  watched?: readonly string[];
  /**
   * Collections that could not be read, which `problems` says. That their pages are missing is no second problem.
   */
  unread?: readonly { id: string; route: string }[];
  /** Gives a problem the place that this provider alone can find. */
  locate?: (problem: Problem) => Problem;
}
