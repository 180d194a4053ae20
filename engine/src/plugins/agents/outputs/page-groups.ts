/** All pages for the indexes that agents read, in groups and in sidebar order. */

import type { Site, SitePage } from '../../../core/plugin-api.ts';
import { hasMarkdown } from '../../../shared/page-kinds.ts';
import type { SidebarItem } from '../../../shared/view.ts';

/** Pages with their own index, which is named after the folder: `reference/llms.txt`. */
export interface PageGroup {
  /** The route above the pages: `/reference`. */
  route: string;
  title: string;
  pages: readonly SitePage[];
}

/** A collection's pages. `pages` contains only the overview. */
export interface CollectionGroup
  extends PageGroup,
    Required<Pick<Site['collections'][number], 'words' | 'file'>> {
  parts: readonly { page: SitePage; members: readonly SitePage[] }[];
}

export interface PageGroups {
  /** Pages that don't belong to a group. */
  single: readonly SitePage[];
  groups: readonly PageGroup[];
  collections: readonly CollectionGroup[];
}

/** Returns a site's groups: one for each collection, and one for each top-level folder with several pages. */
export function pageGroups(site: Site): PageGroups {
  const pages = inReadingOrder(site).filter((page) => hasMarkdown(page) && !page.unlisted);
  const guides = pages.filter(({ source }) => source?.provided === undefined);
  const folders = new Map<string, SitePage[]>();
  for (const page of guides) {
    const folder = `/${page.route.split('/')[1]}`;
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  const several = [...folders].filter(([, members]) => members.length > 1);
  const grouped = new Set(several.flatMap(([, members]) => members));
  return {
    single: guides.filter((page) => !grouped.has(page)),
    groups: several.map(([route, members]) => ({
      route,
      title: site.pages.get(route)?.title ?? titleOfFolder(route),
      pages: members,
    })),
    collections: collectionGroups(site, pages),
  };
}

/** Returns the pages in sidebar order. Pages that no sidebar lists come last, in file order. */
function inReadingOrder({ sidebars, pages }: Site): SitePage[] {
  const listed = [...sidebars.values()].flatMap((items) => items.flatMap(hrefsOf));
  const routes = new Set([...listed, ...pages.keys()]);
  return [...routes].flatMap((route) => pages.get(route) ?? []);
}

function hrefsOf(item: SidebarItem): string[] {
  if (item.type === 'html') return [];
  const own = item.href === undefined ? [] : [item.href];
  return item.type === 'link' ? own : [...own, ...item.items.flatMap(hrefsOf)];
}

/** Returns the title of a folder without a page: `/getting-started` → `Getting started`. */
function titleOfFolder(route: string): string {
  const words = route.slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function collectionGroups(
  { collections, pages: all }: Site,
  pages: readonly SitePage[],
): CollectionGroup[] {
  const listed = new Set(pages);
  return pages.flatMap((page) => {
    const collection = collections.find(({ overview }) => overview.route === page.route);
    const { words, file } = collection ?? {};
    if (collection === undefined || words === undefined || file === undefined) return [];
    const parts = collection.parts.flatMap((part) => {
      const partPage = all.get(part.page.route);
      if (partPage === undefined || !listed.has(partPage)) return [];
      return [
        {
          page: partPage,
          members: (part.members ?? []).flatMap(({ route }) => all.get(route) ?? []),
        },
      ];
    });
    return [{ route: page.route, title: page.title, pages: [page], parts, words, file }];
  });
}
