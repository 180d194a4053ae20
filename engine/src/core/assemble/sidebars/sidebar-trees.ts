/** The trees that pages show. Each section of a sidebar has its own tree, and the sidebar's tree only links to it. */
import { comparablePath, lists } from '../../../shared/sidebar.ts';
import type { PageLinkView, SidebarItem, SidebarTree } from '../../../shared/view.ts';
import type { SiteConfig } from '../../config/types.ts';
import { addressOf, rebaseHtml } from '../links/addresses.ts';

type Items = readonly SidebarItem[];
type Config = Pick<SiteConfig, 'base' | 'title'>;

/** Cache of trees, keyed by the items they're created from. All pages of a site share it. */
const made = new WeakMap<Items, { base: string; trees: readonly SidebarTree[] }>();

/** Returns the tree of a whole sidebar, followed by the trees of its sections. URLs include the base path. */
export function sidebarTrees(
  name: string,
  items: Items,
  { base, title }: Config,
): readonly SidebarTree[] {
  const known = made.get(items);
  if (known?.base === base) return known.trees;
  const whole: SidebarTree = { name, items: items.map((item) => itemWithBase(item, base)) };
  const home = { label: title, href: addressOf('/', base) };
  const trees = [whole, ...sectionTrees(name, whole.items, home)];
  made.set(items, { base, trees });
  return trees;
}

/**
 * Returns the tree to show on a page: the section that lists the page, or else the whole sidebar if it lists
 * the page, or else the section whose first page's URL is above the page's URL.
 *
 * @param href the page's pathname
 */
export function treeOfPage(trees: readonly SidebarTree[], href: string): SidebarTree | undefined {
  const [whole, ...sections] = trees;
  return (
    sections.findLast(({ items }) => lists(items, href)) ??
    (whole !== undefined && lists(whole.items, href) ? whole : undefined) ??
    sections.findLast(({ items }) => isBelow(href, items)) ??
    whole
  );
}

function isBelow(href: string, [first]: Items): boolean {
  if (first?.type !== 'link') return false;
  return comparablePath(href).startsWith(`${comparablePath(first.href)}/`);
}

function sectionTrees(name: string, items: Items, parent: PageLinkView): SidebarTree[] {
  return items.flatMap((item): SidebarTree[] => {
    if (item.type === 'html' || item.type === 'link') return [];
    const { label, href } = item;
    const own = href === undefined ? parent : { label, href };
    const below = sectionTrees(name, item.items, own);
    if (item.type === 'category') return below;
    const first: SidebarItem = { type: 'link', label, href: item.href };
    const tree = { name: name + item.href.replaceAll('/', '.'), items: [first, ...item.items] };
    return [{ ...tree, parent }, ...below];
  });
}

function itemWithBase(item: SidebarItem, base: string): SidebarItem {
  if (item.type === 'html') return { ...item, html: rebaseHtml(item.html, base) };
  if (item.type === 'link') return { ...item, href: addressOf(item.href, base) };
  const items = item.items.map((child) => itemWithBase(child, base));
  if (item.type === 'section') return { ...item, href: addressOf(item.href, base), items };
  const href = item.href === undefined ? {} : { href: addressOf(item.href, base) };
  return { ...item, ...href, items };
}
