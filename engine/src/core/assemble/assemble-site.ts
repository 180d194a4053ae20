/** Combines pages and sidebars into one `Site` object. */
import { addedCollectionTypes } from '../config/plugin-keys.ts';
import { siteFiles } from '../config/site-files.ts';
import type { SiteDefinition } from '../config/types.ts';
import { createFindNearest } from '../problems/nearest.ts';
import type { Problem } from '../problems/problems.ts';
import type { ToolPage } from '../source/page-loader.ts';
import type { PageSource } from '../source/page-source.ts';
import {
  categoryPage,
  type GeneratedCategory,
  generatedCategories,
} from './sidebars/generated-categories.ts';
import { type ResolveSidebarsOptions, resolveSidebars } from './sidebars/resolve-sidebars.ts';
import { sidebarItems } from './sidebars/sidebar-items.ts';
import { sidebarPlaces } from './sidebars/sidebar-places.ts';
import { EMPTY_PAGE, type Site, type SitePage } from './site.ts';
import { tagPages } from './tag-pages.ts';
import { checkActiveSidebars } from './validate/check-active-sidebars.ts';
import { checkFormerAnchors } from './validate/check-former-anchors.ts';
import { checkRoutes } from './validate/check-routes.ts';
import { checkTags } from './validate/check-tags.ts';
import { type Surroundings, writtenPage } from './written-page.ts';

export interface AssembleOptions
  extends Omit<ResolveSidebarsOptions, 'contentFolder' | 'routeBasePath' | 'collectionTypes'> {
  tools?: readonly ToolPage[];
}

/**
 * Returns the site and the problems with its structure: sidebar entries without a page, generated categories with the
 * route of another page, and front matter that refers to pages or sidebars that don't exist. `checkSite` checks links
 * later, because it needs the compiled pages. Takes time in proportion to the pages plus the sidebar entries, not to
 * their product.
 */
export function assembleSite(
  definition: SiteDefinition,
  sources: readonly PageSource[],
  options: AssembleOptions = {},
): { site: Site; problems: readonly Problem[] } {
  const { config, plugins, redirects, texts } = definition;
  const { contentFolder, routeBasePath } = config;
  const resolved = resolveSidebars(definition.sidebars, sources, {
    contentFolder,
    routeBasePath,
    collectionTypes: addedCollectionTypes([...plugins.builtIn, ...plugins.own]).keys,
    ...options,
  });
  const problems: Problem[] = [...resolved.problems, ...checkActiveSidebars(definition)];
  const places = new Map([...resolved.sidebars].map(([name, it]) => [name, sidebarPlaces(it)]));
  const categories = [...resolved.sidebars].flatMap(([name, it]) => generatedCategories(name, it));

  const pages = new Map<string, SitePage>();
  const surroundings = surroundingsOf(places, sources, options.drafts ?? [], problems);
  for (const source of sources) {
    // If several files have the same route, the first one is used. The problem was reported when the files were
    // read.
    if (!pages.has(source.route)) pages.set(source.route, writtenPage(source, surroundings));
  }
  for (const category of categories) {
    const place = places.get(category.sidebar)?.get(category.page.route);
    addCategory(pages, category, categoryPage(category, place), problems);
  }
  for (const page of tagPages([...pages.values()], texts)) {
    if (!pages.has(page.route)) pages.set(page.route, page);
  }
  for (const tool of options.tools ?? []) {
    if (!pages.has(tool.route)) pages.set(tool.route, { ...EMPTY_PAGE, kind: 'tool', ...tool });
  }
  problems.push(
    ...checkRoutes(pages.values(), options.tools),
    ...checkTags(pages.values()),
    ...checkFormerAnchors(definition, [...sources, ...(options.drafts ?? [])]),
  );
  const sidebars = new Map([...resolved.sidebars].map(([name, it]) => [name, sidebarItems(it)]));
  const routeOfFile = new Map(sources.map(({ file, route }) => [file, route]));
  const { drafts = [], collections = [], unread = [] } = options;
  const unreadRoutes = unread.map(({ route }) => route);
  const site = {
    ...{ pages, routeOfFile, sidebars, collections, unreadRoutes },
    ...{ drafts, redirects, contentFolder, routeBasePath },
  };
  return { site, problems };
}

function surroundingsOf(
  places: Surroundings['places'],
  sources: readonly PageSource[],
  drafts: readonly PageSource[],
  problems: Problem[],
): Surroundings {
  const sidebarOfRoute = new Map<string, string>();
  for (const [name, placesOfSidebar] of places) {
    for (const route of placesOfSidebar.keys()) {
      if (!sidebarOfRoute.has(route)) sidebarOfRoute.set(route, name);
    }
  }
  const documents = new Map(
    sources.filter(({ kind }) => kind !== 'component').map((source) => [source.id, source]),
  );
  return {
    places,
    sidebarOfRoute,
    documents,
    drafts,
    nearestId: createFindNearest(documents.keys()),
    nearestSidebar: createFindNearest(places.keys()),
    problems,
  };
}

function addCategory(
  pages: Map<string, SitePage>,
  { entry, sidebar }: GeneratedCategory,
  page: SitePage,
  problems: Problem[],
): void {
  const first = pages.get(page.route);
  if (first === undefined) {
    pages.set(page.route, page);
    return;
  }
  const link = `link: { type: 'doc', id: '${first.id}' }`;
  const owner = first.source?.file ?? `the category "${first.title}"`;
  problems.push({
    severity: 'error',
    place: { file: siteFiles.sidebars, near: entry.label },
    message: `The category "${entry.label}" in sidebar "${sidebar}" needs the route ${page.route}, which ${owner} already uses`,
    remedy:
      first.source !== undefined
        ? `Link the category to that page with ${link}, or give the category a different slug.`
        : 'Give one of them a different slug.',
  });
}
