/** Checks that need the whole site: links, unreachable pages, and repeated texts. */
import { splitAddress } from '../../../shared/routes.ts';
import type { SidebarItem } from '../../../shared/view.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import { type LinkSurroundings, type ResolvedLink, resolveLinks } from '../links/resolve-links.ts';
import { type HasStaticFile, staticFilesOf } from '../links/static-files.ts';
import type { Site, SitePage } from '../site.ts';
import { type CheckedPage, NO_SITE_HOOKS, type SiteHooks } from '../site-hooks.ts';
import { checkHashedFolders } from './check-hashed-folders.ts';
import { checkHome, findOrphans, findRepeated } from './check-pages.ts';
import { checkRedirects } from './check-redirects.ts';
import { LAYOUT_PAGE, siteLinks } from './site-links.ts';

export interface CheckCounts {
  pages: number;
  /** Number of links in page bodies, the navigation bar, the footer, and `link` entries of sidebars. */
  links: number;
}

export interface CheckOptions {
  /** By default, looks for the file in the site's folder of static files. */
  hasStaticFile?: HasStaticFile;
  /** Checks and links from plugins. */
  hooks?: Pick<SiteHooks, 'checks' | 'links'>;
}

export interface CheckedSite {
  /** All problems of the site, in the order of the pages. */
  problems: readonly Problem[];
  counts: CheckCounts;
  /** Resolved links of the page bodies by route, for `fillLinks`. */
  links: ReadonlyMap<string, readonly ResolvedLink[]>;
}

/**
 * Checks all links and the site's structure. The time grows with the number of pages and links.
 *
 * @param compiled compiled pages by file
 */
export function checkSite(
  site: Site,
  compiled: ReadonlyMap<string, CheckedPage>,
  definition: SiteDefinition,
  options: CheckOptions = {},
): CheckedSite {
  const hasStaticFile = options.hasStaticFile ?? staticFilesOf(definition);
  const surroundings = { compiled, hasStaticFile, base: definition.config.base };
  const { checks, links } = options.hooks ?? NO_SITE_HOOKS;
  const published = links.flatMap((list) => [...list(definition)]);
  const checked = checkAllLinks(site, compiled, definition, { ...surroundings, published });
  const problems = [
    ...checked.problems,
    ...findOrphans(site, definition, checked.linked),
    ...checkHome(site, definition),
    ...checks.flatMap((check) => [...check({ site, definition, compiled })]),
    ...checkRedirects(site, definition, surroundings),
    ...checkHashedFolders(definition),
    ...findRepeated(site, 'title', (page) => page.title),
    ...findRepeated(site, 'description', (page) => descriptionOf(page, compiled)),
  ];
  return { problems, counts: checked.counts, links: checked.links };
}

function checkAllLinks(
  site: Site,
  compiled: ReadonlyMap<string, CheckedPage>,
  definition: SiteDefinition,
  surroundings: LinkSurroundings & { published: readonly string[] },
) {
  const problems: Problem[] = [];
  const links = new Map<string, readonly ResolvedLink[]>();
  const counts: CheckCounts = { pages: site.pages.size, links: 0 };
  const linked = new Set<string>();
  const check = (page: SitePage, body: Pick<CheckedPage, 'links' | 'anchors'>) => {
    const result = resolveLinks(site, page, body, surroundings);
    problems.push(...result.problems);
    counts.links += result.resolved.length;
    for (const link of result.resolved) {
      const route = link.kind === 'internal' ? splitAddress(link.href).path : page.route;
      if (route !== page.route) linked.add(route);
    }
    return result.resolved;
  };
  for (const page of site.pages.values()) {
    const body = compiled.get(page.source?.file ?? '');
    if (body !== undefined) links.set(page.route, check(page, body));
  }
  check(LAYOUT_PAGE, { links: siteLinks(definition, surroundings.published), anchors: [] });
  for (const items of site.sidebars.values()) addHrefs(items, linked);
  return { problems, links, counts, linked };
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
