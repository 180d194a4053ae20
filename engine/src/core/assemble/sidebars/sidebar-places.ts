/** Finds the breadcrumbs and the previous and next pages of the pages in a sidebar. */
import type { Crumb, PageLinkView } from '../../../shared/view.ts';
import type { PageSource } from '../../source/page-source.ts';
import { isUnlisted, routeOfCategoryPage, type SidebarEntry } from './sidebar-entry.ts';

export interface SidebarPlace {
  /** Begins with the outermost category and ends with the page itself, which isn't a link. */
  breadcrumbs: readonly Crumb[];
  previous?: PageLinkView;
  next?: PageLinkView;
}

/**
 * Returns the position of every page that the sidebar lists, keyed by route. The order is depth first and
 * includes the pages of categories, but not unlisted pages, links, and `ref` entries. If a page is listed more
 * than once, only its first entry counts.
 */
export function sidebarPlaces(entries: readonly SidebarEntry[]): ReadonlyMap<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  const order: PageLinkView[] = [];
  visit(entries, [], { places, order });
  order.forEach((link, index) => {
    const place = places.get(link.href);
    if (place === undefined) return;
    place.previous = order[index - 1];
    place.next = order[index + 1];
  });
  return places;
}

/**
 * Returns a page's label in pagination: `pagination_label`, `sidebar_label`, the entry's label, or the page's
 * title, in this order.
 */
export function paginationLabel(source: PageSource, entryLabel?: string): string {
  const { pagination_label, sidebar_label } = source.frontMatter;
  return pagination_label ?? sidebar_label ?? entryLabel ?? source.title;
}

interface Walk {
  places: Map<string, SidebarPlace>;
  order: PageLinkView[];
}

function visit(entries: readonly SidebarEntry[], above: readonly Crumb[], walk: Walk): void {
  for (const entry of entries) {
    if (entry.type === 'doc') addPage(entry.source.route, entry.source, entry.label, above, walk);
    if (entry.type !== 'category') continue;
    const { page, label } = entry;
    const source = page?.type === 'doc' ? page.source : undefined;
    const href = page === undefined ? undefined : routeOfCategoryPage(page);
    if (href !== undefined) addPage(href, source, label, above, walk);
    const isLink = href !== undefined && !(source !== undefined && isUnlisted(source));
    visit(entry.items, [...above, isLink ? { label, href } : { label }], walk);
  }
}

function addPage(
  route: string,
  source: PageSource | undefined,
  label: string,
  above: readonly Crumb[],
  { places, order }: Walk,
): void {
  if (places.has(route)) return;
  places.set(route, { breadcrumbs: [...above, { label }] });
  if (source !== undefined && isUnlisted(source)) return;
  order.push({ label: source === undefined ? label : paginationLabel(source, label), href: route });
}
