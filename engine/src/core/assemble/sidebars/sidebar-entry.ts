/** Resolved sidebars, where every entry has its page. */
import type { PageSource } from '../../source/page-source.ts';

export interface DocEntry {
  type: 'doc';
  source: PageSource;
  /** Label in the sidebar: the entry's, else front matter `sidebar_label`, else the page's title. */
  label: string;
  className?: string;
}

/** A link without association: the page it leads to (if any) does not display this sidebar for it. */
export interface LinkEntry {
  type: 'link';
  label: string;
  /** The route, or an external URL as written. */
  href: string;
  external: boolean;
  className?: string;
  /** The page of a `ref`. */
  source?: PageSource;
}

export interface CategoryEntry {
  type: 'category';
  label: string;
  page?: CategoryPage;
  collapsed: boolean;
  collapsible: boolean;
  /** True for a category with its own sidebar (see `section` in `SidebarItem`). Such a category has a page. */
  isSection?: boolean;
  className?: string;
  items: readonly SidebarEntry[];
}

export interface HtmlEntry {
  type: 'html';
  html: string;
  className?: string;
}

/** The target of a category's label: a page, or a generated index of its items. */
export type CategoryPage =
  | { type: 'doc'; source: PageSource }
  | {
      type: 'generated';
      route: string;
      title: string;
      description: string;
      keywords: readonly string[];
    };

export type SidebarEntry = DocEntry | LinkEntry | CategoryEntry | HtmlEntry;

/** Route of a category's page. */
export function routeOfCategoryPage(page: CategoryPage): string {
  return page.type === 'doc' ? page.source.route : page.route;
}

/** True for written pages that are kept out of menus, lists and search engines. */
export function isUnlisted(source: PageSource): boolean {
  return source.frontMatter.unlisted === true;
}
