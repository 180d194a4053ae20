/**
 * Which branches of a sidebar are open. Server and browser both get the whole tree and draw the items
 * of open branches only, so that both make the same HTML from the same rule.
 */
import { splitAddress } from './routes.ts';
import type { PageLinkView, SidebarItem } from './view.ts';

export type SidebarCategoryItem = Extract<SidebarItem, { type: 'category' }>;

/** Key of the item at `index` below `parentKey` (`''` at the top level): its path of indexes, `2.0.1`. */
export function branchKey(parentKey: string, index: number): string {
  return parentKey === '' ? String(index) : `${parentKey}.${index}`;
}

/** Keys (see `branchKey`) of the categories that are or contain the page at `currentHref`. */
export function openBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  const open = new Set<string>();
  collectOpen(items, comparablePath(currentHref), '', open, false);
  return open;
}

/**
 * Keys of the categories that are open when a page is first shown: those of `openBranches` and those
 * that the author wants open (`collapsed: false`, or not collapsible at all).
 */
export function initialBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  const open = new Set<string>();
  collectOpen(items, comparablePath(currentHref), '', open, true);
  return open;
}

/**
 * True when an item with this address stands for the current page: same path, not counting case and
 * a trailing slash. Items that point to an anchor are never active.
 */
export function isActive(href: string, currentHref: string): boolean {
  return isPath(href, comparablePath(currentHref));
}

/**
 * Where a category leads without JavaScript: its own page, else its first descendant page, else its
 * first external link; `undefined` when nothing in it is a link.
 */
export function firstHref(category: SidebarCategoryItem): string | undefined {
  return category.href ?? firstLink(category.items)?.href;
}

/** The first page among the items, depth first, category pages included; else the first external link. */
export function firstLink(items: readonly SidebarItem[]): PageLinkView | undefined {
  return findLink(items, false) ?? findLink(items, true);
}

function findLink(items: readonly SidebarItem[], external: boolean): PageLinkView | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const isExternal = item.type === 'link' && item.external === true;
    if (item.href !== undefined && isExternal === external) {
      return { label: item.label, href: item.href };
    }
    const below = item.type === 'category' ? findLink(item.items, external) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Returns whether one of the items is or contains the current page. */
function collectOpen(
  items: readonly SidebarItem[],
  currentPath: string,
  parentKey: string,
  open: Set<string>,
  withConfigured: boolean,
): boolean {
  let found = false;
  items.forEach((item, index) => {
    if (item.type === 'html') return;
    const own = item.href !== undefined && isPath(item.href, currentPath);
    found ||= own;
    if (item.type === 'link') return;
    const key = branchKey(parentKey, index);
    const inside = collectOpen(item.items, currentPath, key, open, withConfigured);
    found ||= inside;
    const configured = withConfigured && (!item.collapsed || !item.collapsible);
    if (own || inside || configured) open.add(key);
  });
  return found;
}

function isPath(href: string, currentPath: string): boolean {
  return !href.includes('#') && comparablePath(href) === currentPath;
}

function comparablePath(href: string): string {
  const path = splitAddress(href).path.toLowerCase();
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
