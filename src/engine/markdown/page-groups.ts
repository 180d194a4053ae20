/** All pages for the indexes that agents read: in groups, in the order of the sidebars. */

import type { ApiPage } from '../../openapi/pages/api-pages.ts';
import type { SidebarItem } from '../../shared/view.ts';
import type { Site, SitePage } from '../assemble/site.ts';
import { hasMarkdown } from '../assemble/views/page-view.ts';

/** Pages with an index of their own, which is named after the folder: `reference/llms.txt`. */
export interface PageGroup {
  /** Route that the pages are below: `/reference`. */
  route: string;
  title: string;
  pages: readonly SitePage[];
}

export interface ApiGroup extends PageGroup {
  /** Tags of the API with their operations. */
  tags: readonly { page: SitePage; operations: readonly SitePage[] }[];
}

export interface PageGroups {
  /** Pages that are no part of a group. */
  single: readonly SitePage[];
  groups: readonly PageGroup[];
  apis: readonly ApiGroup[];
}

type TagPage = Extract<ApiPage, { type: 'tag' }>;

/** Groups of a site: a group for each API, and one for each folder at the top that has several pages. */
export function pageGroups(site: Site): PageGroups {
  const pages = inReadingOrder(site).filter((page) => hasMarkdown(page) && !page.unlisted);
  const guides = pages.filter(({ source }) => source?.api === undefined);
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
    apis: apiGroups(site, pages),
  };
}

/** Pages that no sidebar lists come last, in the order of their files. */
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

/** `/getting-started` → `Getting started`. */
function titleOfFolder(route: string): string {
  const words = route.slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function apiGroups({ pages: all }: Site, pages: readonly SitePage[]): ApiGroup[] {
  return pages.flatMap((overview) => {
    const api = overview.source?.api;
    if (api?.type !== 'overview') return [];
    const { route } = api.config;
    const members = pages.filter(({ source }) => source?.api?.config === api.config);
    const tags = members.flatMap((page) => {
      const { api: tag } = page.source ?? {};
      if (tag?.type !== 'tag') return [];
      return [{ page, operations: operationPages(tag, all) }];
    });
    return [{ route, title: overview.title, pages: members, tags }];
  });
}

function operationPages({ operations, config }: TagPage, pages: Site['pages']): SitePage[] {
  return operations.flatMap(({ slug }) => pages.get(`${config.route}/${slug}`) ?? []);
}
