/** Redirects against the site: targets and their anchors exist, and no page is hidden by an old address. */
import { isExternal } from '../../../shared/routes.ts';
import { siteFiles } from '../../config/load-site.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import { type LinkSurroundings, resolveLink } from '../links/check-links.ts';
import type { Site } from '../site.ts';
import { LAYOUT_PAGE } from './site-links.ts';

/** Returns what is wrong with the redirects. */
export function checkRedirects(
  site: Site,
  { redirects }: SiteDefinition,
  surroundings: LinkSurroundings,
): Problem[] {
  const targets = new Set(Object.values(redirects.routes));
  return [
    ...[...targets].flatMap((target) => targetProblem(target, site, surroundings) ?? []),
    ...Object.keys(redirects.routes).flatMap((route) => {
      const owner = ownerOf(route, site, surroundings);
      return owner === undefined ? [] : [shadowed(route, owner)];
    }),
    ...redirects.prefixes.flatMap((prefix) => pagesBelow(prefix, site)),
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
    message: `The old address ${route} is that of ${owner}, which nobody could reach`,
    remedy: 'Remove the redirect, or give the page another route.',
  };
}

function pagesBelow(prefix: string, site: Site): Problem[] {
  const hidden = [...site.pages.keys()].filter(
    (route) => route === prefix || route.startsWith(`${prefix}/`),
  );
  return hidden.map((route) => ({
    severity: 'error',
    place: { file: siteFiles.redirects, near: prefix },
    message: `The prefix ${prefix} hides the page ${route}`,
    remedy: 'Remove the prefix, or give the page another route.',
  }));
}
