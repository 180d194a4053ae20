/** Determines which sidebar branches are open on a page, and which entry represents the page. */
import { splitAddress } from './routes.ts';
import type { PageLinkView, SidebarItem } from './view.ts';

export type SidebarCategoryItem = Extract<SidebarItem, { type: 'category' }>;

/** Key of the item at `index` below `parentKey` (`''` at the top level): its path of indexes, `2.0.1`. */
export function branchKey(parentKey: string, index: number): string {
  return parentKey === '' ? String(index) : `${parentKey}.${index}`;
}

/** Keys (see `branchKey`) of the categories that are or contain the page at `currentHref`. */
export function openBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  return new Set(branchIndexOf(items).around.get(comparablePath(currentHref)));
}

/** True if one of the items, or an item in their categories, represents the page at `href`. */
export function lists(items: readonly SidebarItem[], href: string): boolean {
  return branchIndexOf(items).around.has(comparablePath(href));
}

/**
 * Keys of the categories that are open when a page is first shown: those of `openBranches` and those
 * that the author wants open (`collapsed: false`, or not collapsible at all).
 */
export function initialBranches(items: readonly SidebarItem[], currentHref: string): Set<string> {
  return new Set([...branchIndexOf(items).configured, ...openBranches(items, currentHref)]);
}

/**
 * True if an item with this URL represents the current page: the same path, ignoring case and
 * a trailing slash. Items with an anchor or a query are never active.
 */
export function isActive(href: string, currentHref: string): boolean {
  return comparablePath(currentHref) === pagePath(href);
}

/**
 * Href of a category without JavaScript: its own page, else its first descendant page, else its
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

interface BranchIndex {
  /** Keys of the categories that are or contain a page, by its comparable path. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of the categories that the author wants open. */
  configured: ReadonlySet<string>;
}

/** One walk for each tree, not one for each page: a site of 10,000 pages asks 10,000 times. */
const indexes = new WeakMap<readonly SidebarItem[], BranchIndex>();

function branchIndexOf(items: readonly SidebarItem[]): BranchIndex {
  const known = indexes.get(items);
  if (known !== undefined) return known;
  const around = new Map<string, Set<string>>();
  const configured = new Set<string>();
  addBranches(items, [], around, configured);
  indexes.set(items, { around, configured });
  return { around, configured };
}

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
 * The path (see `comparablePath`) of the page that an item with this address stands for. None for a place in a page
 * or a page with a query: the plain link beside it stands for the page.
 */
export function pagePath(href: string): string | undefined {
  return /[?#]/.test(href) ? undefined : comparablePath(href);
}

/** The path of an address as pages are compared by: without case, final slash, query and hash. */
export function comparablePath(href: string): string {
  const path = splitAddress(href).path.toLowerCase();
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
