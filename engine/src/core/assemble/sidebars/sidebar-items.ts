/** The rendered parts of a resolved sidebar: the tree of links, and the cards of generated category pages. */

import { firstHref } from '../../../shared/sidebar.ts';
import type { CategoryCard, SidebarItem } from '../../../shared/view.ts';
import type { PageSource } from '../../source/page-source.ts';
import {
  type CategoryEntry,
  type CategoryPage,
  isUnlisted,
  type LinkEntry,
  routeOfCategoryPage,
  type SidebarEntry,
} from './sidebar-entry.ts';

/**
 * Returns items for rendering, whose URLs are routes. Omits unlisted pages, and categories without any
 * reachable page. A category that has a page but no items becomes a link.
 */
export function sidebarItems(entries: readonly SidebarEntry[]): SidebarItem[] {
  return entries.flatMap((entry) => itemOf(entry) ?? []);
}

/**
 * Returns cards for a category's pages, external links, and subcategories, each with a URL. If an item is a
 * written page, its card's description comes from the front matter, or is empty. A subcategory that's a title
 * in the sidebar is a title above its cards as well.
 */
export function categoryCards(category: CategoryEntry): CategoryCard[] {
  return category.items.flatMap((entry): CategoryCard[] => {
    if (entry.type === 'category' && entry.page === undefined && !entry.collapsible) {
      return categoryCards(entry).map((card) => ({ ...card, group: entry.label }));
    }
    const item = itemOf(entry);
    if (item === undefined || item.type === 'html' || entry.type === 'html') return [];
    if (entry.type !== 'category') {
      if (item.type !== 'link') return [];
      const kind = item.external === true ? 'external' : 'page';
      const description = entry.source?.frontMatter.description ?? '';
      return [{ kind, label: item.label, href: item.href, description }];
    }
    const href = item.type === 'category' ? firstHref(item) : item.href;
    if (href === undefined) return [];
    const inside = item.type === 'link' ? [] : item.items;
    const description = descriptionOfCategory(entry.page) || labelsOf(inside);
    return [{ kind: 'category', label: item.label, href, description }];
  });
}

function itemOf(entry: SidebarEntry): SidebarItem | undefined {
  switch (entry.type) {
    case 'html':
      return { type: 'html', html: entry.html, ...classOf(entry) };
    case 'doc':
      if (isUnlisted(entry.source)) return undefined;
      return {
        type: 'link',
        label: entry.label,
        href: entry.source.route,
        ...badgeOf(entry.source),
        ...classOf(entry),
      };
    case 'link':
      return isLeftOut(entry) ? undefined : linkItem(entry);
    case 'category':
      return categoryItem(entry);
  }
}

function categoryItem(entry: CategoryEntry): SidebarItem | undefined {
  const { label, collapsed, collapsible } = entry;
  const items = sidebarItems(entry.items);
  const href = hrefOfCategory(entry.page);
  if (items.length === 0) {
    return href === undefined ? undefined : { type: 'link', label, href, ...classOf(entry) };
  }
  if (entry.isSection && href !== undefined) {
    return { type: 'section', label, href, ...classOf(entry), items };
  }
  const address = href === undefined ? {} : { href };
  return { type: 'category', label, ...address, collapsed, collapsible, ...classOf(entry), items };
}

/** Returns the badge and status of the reference entry that a page describes. */
function badgeOf({ provided }: PageSource): { badge?: string; deprecated?: true } {
  if (provided?.entry === undefined) return {};
  const { badge, isDeprecated } = provided.entry;
  return { badge, ...(isDeprecated && { deprecated: true }) };
}

function hrefOfCategory(page: CategoryPage | undefined): string | undefined {
  if (page === undefined || (page.type === 'doc' && isUnlisted(page.source))) return undefined;
  return routeOfCategoryPage(page);
}

function descriptionOfCategory(page: CategoryPage | undefined): string {
  if (page === undefined) return '';
  return page.type === 'doc' ? (page.source.frontMatter.description ?? '') : page.description;
}

/** Returns a list of the items in a category, which replaces a missing description. */
function labelsOf(items: readonly SidebarItem[]): string {
  return items.flatMap((item) => (item.type === 'html' ? [] : [item.label])).join(', ');
}

function linkItem({ label, href, external, ...entry }: LinkEntry): SidebarItem {
  return { type: 'link', label, href, ...(external ? { external } : {}), ...classOf(entry) };
}

function isLeftOut({ source }: LinkEntry): boolean {
  return source !== undefined && isUnlisted(source);
}

function classOf({ className }: { className?: string }): { className?: string } {
  return className === undefined ? {} : { className };
}
