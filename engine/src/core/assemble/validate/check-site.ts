/** Checks that need the whole site: links, unreachable pages, and pages with the same title or description. */
import { splitAddress } from '../../../shared/routes.ts';
import type { SidebarItem } from '../../../shared/view.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import type { ContentChecks } from '../content-checks.ts';
import { type LinkSurroundings, type ResolvedLink, resolveLinks } from '../links/resolve-links.ts';
import { type HasStaticFile, staticFilesOf } from '../links/static-files.ts';
import type { Site, SitePage } from '../site.ts';
import { type CheckedPage, NO_SITE_HOOKS, type SiteHooks } from '../site-hooks.ts';
import { findOrphans, findRepeated } from './check-pages.ts';
import { checkStructure } from './check-structure.ts';

export interface CheckCounts {
  pages: number;
  /** The number of links in page bodies, the navigation bar, the footer, and `link` entries of sidebars. */
  links: number;
}

export interface CheckOptions {
  /** By default, looks for the file in the site's folder of static files. */
  hasStaticFile?: HasStaticFile;
  /** Checks and links from plugins. */
  hooks?: Pick<SiteHooks, 'checks'>;
}

export interface CheckedSite {
  /** All problems of the site, in the order of the pages. */
  problems: readonly Problem[];
  counts: CheckCounts;
  /** Resolved links of the page bodies, keyed by file, for `fillLinks`. */
  links: ReadonlyMap<string, readonly ResolvedLink[]>;
  /** What plugins want the check command to examine. */
  checks: readonly ContentChecks[];
}

/**
 * Checks all links and the site's structure, in a time proportional to the number of pages and links.
 *
 * @param compiled compiled pages by file
 */
export function checkSite(
  site: Site,
  compiled: ReadonlyMap<string, CheckedPage>,
  definition: SiteDefinition,
  options: CheckOptions = {},
): CheckedSite {
  const { hooks = NO_SITE_HOOKS, hasStaticFile = staticFilesOf(definition) } = options;
  const surroundings = { compiled, hasStaticFile, base: definition.config.base };
  const bodies = checkBodies(site, compiled, surroundings);
  const checks = hooks.checks.map((check) => check({ site, definition, compiled }));
  const published = checks.flatMap(({ links = [] }) => [...links]);
  const structure = checkStructure(site, definition, surroundings, published);
  const linked = new Set([...bodies.linked, ...routesOf(structure.links)]);
  for (const items of site.sidebars.values()) addHrefs(items, linked);
  const problems = [
    ...bodies.problems,
    ...structure.problems,
    ...findOrphans(site, definition, linked),
    ...checks.flatMap(({ problems = [] }) => [...problems]),
    ...findRepeated(site, 'description', (page) => descriptionOf(page, compiled)),
  ];
  const counts = { pages: site.pages.size, links: bodies.count + structure.links.length };
  return { problems, counts, links: bodies.links, checks };
}

/** Checks the links in page bodies. */
function checkBodies(
  site: Site,
  compiled: ReadonlyMap<string, CheckedPage>,
  surroundings: LinkSurroundings,
) {
  const problems: Problem[] = [];
  const links = new Map<string, readonly ResolvedLink[]>();
  const linked = new Set<string>();
  let count = 0;
  for (const page of site.pages.values()) {
    const file = page.source?.file ?? '';
    const body = compiled.get(file);
    if (body === undefined) continue;
    const result = resolveLinks(site, page, body, surroundings);
    links.set(file, result.resolved);
    problems.push(...result.problems);
    count += result.resolved.length;
    for (const route of routesOf(result.resolved)) if (route !== page.route) linked.add(route);
  }
  return { problems, links, linked, count };
}

/** Returns the routes of the pages that the links lead to, except for links within a page. */
function routesOf(links: readonly ResolvedLink[]): string[] {
  return links.flatMap(({ kind, href }) => {
    const { path } = splitAddress(href);
    return kind === 'internal' && path !== '' ? [path] : [];
  });
}

function addHrefs(items: readonly SidebarItem[], hrefs: Set<string>): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href !== undefined) hrefs.add(item.href);
    if (item.type !== 'link') addHrefs(item.items, hrefs);
  }
}

function descriptionOf(page: SitePage, compiled: ReadonlyMap<string, CheckedPage>): string {
  return page.description || (compiled.get(page.source?.file ?? '')?.excerpt ?? '');
}
