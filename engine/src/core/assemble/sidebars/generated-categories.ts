/** Generated index pages of sidebar categories. */

import { EMPTY_PAGE, type SitePage } from '../site.ts';
import type { CategoryEntry, CategoryPage, SidebarEntry } from './sidebar-entry.ts';
import { categoryCards } from './sidebar-items.ts';
import type { SidebarPlace } from './sidebar-places.ts';

export interface GeneratedCategory {
  sidebar: string;
  entry: CategoryEntry;
  page: Extract<CategoryPage, { type: 'generated' }>;
}

/** Returns a sidebar's categories that have a generated index, depth first. */
export function generatedCategories(
  sidebar: string,
  entries: readonly SidebarEntry[],
): GeneratedCategory[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'category') return [];
    const below = generatedCategories(sidebar, entry.items);
    return entry.page?.type === 'generated'
      ? [{ sidebar, entry, page: entry.page }, ...below]
      : below;
  });
}

/** Returns a category's generated page. Its id is its route. */
export function categoryPage(
  { sidebar, entry, page }: GeneratedCategory,
  place: SidebarPlace | undefined,
): SitePage {
  const { route, title, description, keywords } = page;
  return {
    ...EMPTY_PAGE,
    kind: 'category',
    id: route,
    route,
    title,
    description,
    sidebar,
    breadcrumbs: place?.breadcrumbs ?? [],
    previous: place?.previous,
    next: place?.next,
    cards: categoryCards(entry),
    keywords,
  };
}
