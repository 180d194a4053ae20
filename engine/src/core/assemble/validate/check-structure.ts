/** Checks that don't require compiled pages. The development server also runs them. */
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import { type LinkSurroundings, type ResolvedLink, resolveLinks } from '../links/resolve-links.ts';
import type { Site } from '../site.ts';
import { checkHome, findRepeated } from './check-pages.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkStaticFiles } from './check-static-files.ts';
import { LAYOUT_PAGE, siteLinks } from './site-links.ts';

export interface CheckedStructure {
  problems: readonly Problem[];
  /** The layout's resolved links. */
  links: readonly ResolvedLink[];
}

/**
 * Checks links in `site/`, redirects, static files, titles, and whether there's a home page. Anchors on pages that
 * aren't compiled yet aren't checked.
 *
 * @param published links from plugins
 */
export function checkStructure(
  site: Site,
  definition: SiteDefinition,
  surroundings: LinkSurroundings,
  published: readonly string[] = [],
): CheckedStructure {
  const layout = { links: siteLinks(definition, published), anchors: [] };
  const resolved = resolveLinks(site, LAYOUT_PAGE, layout, surroundings);
  return {
    problems: [
      ...resolved.problems,
      ...checkHome(site, definition),
      ...checkRedirects(site, definition, surroundings),
      ...checkStaticFiles(site, definition),
      ...findRepeated(site, 'title', (page) => page.title),
    ],
    links: resolved.resolved,
  };
}
