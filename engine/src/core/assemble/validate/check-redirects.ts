/**
 * Checks redirects: their targets and anchors must exist, and an old URL must not hide a page or be in a folder that
 * browsers cache.
 */

import { isImmutable } from '../../../shared/output-folders.ts';
import { isExternal } from '../../../shared/routes.ts';
import { siteFiles } from '../../config/site-files.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import { type LinkSurroundings, resolveLink } from '../links/resolve-links.ts';
import type { Site } from '../site.ts';
import { LAYOUT_PAGE } from './site-links.ts';

/** Returns the problems with the site's redirects. */
export function checkRedirects(
  site: Site,
  { redirects }: SiteDefinition,
  surroundings: LinkSurroundings,
): Problem[] {
  const { prefixes, routes, wildcards } = redirects;
  const targets = new Set(Object.values(routes));
  return [
    ...[...targets].flatMap((target) => targetProblem(target, site, surroundings) ?? []),
    ...Object.values(wildcards).flatMap((target) => emptyTarget(target, site)),
    ...Object.keys(routes).flatMap((route) => {
      const owner = ownerOf(route, site, surroundings);
      return owner === undefined ? [] : [shadowed(route, owner)];
    }),
    ...prefixes.flatMap((prefix) => {
      const itself = site.pages.has(prefix) ? [prefix] : [];
      return hiddenPages(prefix, `The prefix ${prefix}`, [...itself, ...routesBelow(prefix, site)]);
    }),
    ...Object.keys(wildcards).flatMap((route) =>
      hiddenPages(`${route}/*`, `The redirect from ${route}/*`, routesBelow(route, site)),
    ),
    ...[...Object.keys(routes), ...prefixes.map((each) => `${each}/`)].flatMap(cachedAddress),
  ];
}

function targetProblem(
  target: string,
  site: Site,
  surroundings: LinkSurroundings,
): Problem | undefined {
  if (isExternal(target)) return undefined;
  const place = { file: siteFiles.redirects, near: target };
  const { breach } = resolveLink(target, {
    site,
    page: LAYOUT_PAGE,
    anchors: [],
    surroundings,
  });
  if (breach === undefined) return undefined;
  const message = `The target "${target}" ${breach.message}`;
  return { severity: 'error', place, message, remedy: breach.remedy };
}

function ownerOf(route: string, site: Site, { hasStaticFile }: LinkSurroundings) {
  const page = site.pages.get(route);
  if (page !== undefined) return page.source?.file ?? `the page "${page.title}"`;
  return hasStaticFile(route) || hasStaticFile(`${route}.html`) ? 'a static file' : undefined;
}

function shadowed(route: string, owner: string): Problem {
  return {
    severity: 'error',
    place: { file: siteFiles.redirects, near: route },
    message: `The redirect from ${route} hides ${owner}`,
    remedy: 'Remove the redirect, or give the page a different route.',
  };
}

/** Returns a problem if there are no pages below a wildcard's target. */
function emptyTarget(target: string, site: Site): Problem[] {
  if (isExternal(target) || routesBelow(target, site).length > 0) return [];
  return [
    {
      severity: 'error',
      place: { file: siteFiles.redirects, near: `${target}/*` },
      message: `The target "${target}/*" doesn't exist, because there are no pages under ${target}`,
      remedy: 'Correct the target, or list each old URL under the page that it redirects to.',
    },
  ];
}

/**
 * Returns a problem for an old URL in a folder that browsers cache for a year. `check-routes.ts` reports pages there.
 */
function cachedAddress(route: string): Problem[] {
  if (!isImmutable(route.slice(1))) return [];
  const [, folder] = route.split('/');
  return [
    {
      severity: 'error',
      place: { file: siteFiles.redirects, near: route.replace(/\/$/, '') },
      message: `The old URL ${route} is under /${folder}/, where browsers cache everything for a year`,
      remedy: 'Remove the redirect.',
    },
  ];
}

function routesBelow(route: string, { pages }: Site): string[] {
  return [...pages.keys()].filter((each) => each.startsWith(`${route}/`));
}

/** Returns a problem for each page that a wildcard or prefix redirect hides. */
function hiddenPages(near: string, rule: string, routes: readonly string[]): Problem[] {
  return routes.map((route) => ({
    severity: 'error',
    place: { file: siteFiles.redirects, near },
    message: `${rule} hides the page ${route}`,
    remedy: 'Remove the redirect, or give the page a different route.',
  }));
}
