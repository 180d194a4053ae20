/** Resolved sidebars, whose entries contain their pages. */
import type { PageSource } from '../../source/page-source.ts';

export interface DocEntry {
  type: 'doc';
  source: PageSource;
  /** The entry's own label, the front matter's `sidebar_label`, or the page's title, in this order. */
  label: string;
  className?: string;
}

/** A link whose target can display a different sidebar. */
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

/** Returns the route of a category's page. */
export function routeOfCategoryPage(page: CategoryPage): string {
  return page.type === 'doc' ? page.source.route : page.route;
}

/** True for written pages that are excluded from menus, lists, and search engines. */
export function isUnlisted(source: PageSource): boolean {
  return source.frontMatter.unlisted === true;
}
