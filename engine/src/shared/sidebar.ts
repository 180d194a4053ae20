/** Determines which branches of a sidebar are open on a page, and which item represents the page. */
import { rememberPer } from './remember.ts';
import { splitAddress } from './routes.ts';
import type { PageLinkView, SidebarItem } from './view.ts';

export type SidebarCategoryItem = Extract<SidebarItem, { type: 'category' }>;

/**
 * Returns the key of the item at `index` below `parentKey`, which is `''` at the top level. A key lists indexes,
 * such as `2.0.1`.
 */
export function branchKey(parentKey: string, index: number): string {
  return parentKey === '' ? String(index) : `${parentKey}.${index}`;
}

/** Returns the keys (see `branchKey`) of all categories that contain the page at `currentHref` or are that page. */
export function openBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  return new Set(branchIndexOf(items).around.get(comparablePath(currentHref)));
}

/** True if one of the items, or of the items in their categories, represents the page at `href`. */
export function lists(items: readonly SidebarItem[], href: string): boolean {
  return branchIndexOf(items).around.has(comparablePath(href));
}

/**
 * Returns the keys of the categories that are open at first: those from `openBranches`, and those that the author
 * opened (`collapsed: false`, or not collapsible).
 */
export function initialBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  return new Set([...branchIndexOf(items).configured, ...openBranches(items, currentHref)]);
}

/**
 * True if an item with this URL represents the current page, which means that both have the same path. Case and a
 * trailing slash don't matter. Items with an anchor or a query are never active.
 */
export function isActive(href: string, currentHref: string): boolean {
  return comparablePath(currentHref) === pagePath(href);
}

/**
 * Returns a category's link for when JavaScript is off: its own page, or else the first page in it, or else the
 * first external link in it. If there are no links, returns `undefined`.
 */
export function firstHref(category: SidebarCategoryItem): string | undefined {
  return category.href ?? firstLink(category.items)?.href;
}

/**
 * Returns the first page among the items, depth first and including category pages, or else the first external
 * link.
 */
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

interface BranchIndex {
  /** The keys of categories that contain a page or are that page, keyed by the page's comparable path. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of categories that the author opened. */
  configured: ReadonlySet<string>;
}

/** Caches an index for each tree. A site of 10,000 pages requests it 10,000 times. */
const branchIndexOf = rememberPer((items: readonly SidebarItem[]): BranchIndex => {
  const around = new Map<string, Set<string>>();
  const configured = new Set<string>();
  addBranches(items, [], around, configured);
  return { around, configured };
});

function addBranches(
  items: readonly SidebarItem[],
  parents: readonly string[],
  around: Map<string, Set<string>>,
  configured: Set<string>,
): void {
  items.forEach((item, index) => {
    if (item.type === 'html') return;
    const key = branchKey(parents.at(-1) ?? '', index);
    const branches = item.type === 'category' ? [...parents, key] : parents;
    const path = item.href === undefined ? undefined : pagePath(item.href);
    if (path !== undefined) {
      around.set(path, new Set([...(around.get(path) ?? []), ...branches]));
    }
    if (item.type !== 'category') return;
    if (!item.collapsed || !item.collapsible) configured.add(key);
    addBranches(item.items, branches, around, configured);
  });
}

/**
 * Returns the path (see `comparablePath`) of the page that an item with this URL represents. An item with an anchor
 * or query doesn't represent a page, so the result is `undefined`.
 */
export function pagePath(href: string): string | undefined {
  return /[?#]/.test(href) ? undefined : comparablePath(href);
}

/**
 * Returns a URL's path in the form in which paths are compared: in lowercase, without a trailing slash, query, or
 * hash.
 */
export function comparablePath(href: string): string {
  const path = splitAddress(href).path.toLowerCase();
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
