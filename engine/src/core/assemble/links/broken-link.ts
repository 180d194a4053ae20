/** Messages for links that lead nowhere, and what they probably mean. */
import { posix } from 'node:path';
import { redirectTarget } from '../../../shared/redirects.ts';
import { splitAddress } from '../../../shared/routes.ts';
import type { PageLink } from '../../compile/compiled-page.ts';
import { createFindNearest, type FindNearest, nearestAnchors } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problems.ts';
import type { PageSource } from '../../source/page-source.ts';
import { finishDraft, IS_DRAFT } from '../drafts.ts';
import type { Site, SitePage } from '../site.ts';
import { STATIC_FOLDER } from './static-files.ts';

/** Continues "The link …". */
export interface LinkBreach {
  message: string;
  remedy: string;
  /** True when the page is there, and only the place in it is missing. */
  isAnchor?: true;
}

/** Anchors that the layout brings, or that every browser knows. */
const LAYOUT_ANCHORS = new Set(['', 'top', 'main']);

/** For links that the site's writers cannot change. */
const FOREIGN_REMEDY = 'Add a redirect to site/redirects.ts, or correct the link at its source.';

export function brokenLink(
  { href, written = href, place, elsewhere }: PageLink,
  breach: LinkBreach,
): Problem {
  const message = `The link "${written}" ${breach.message}`;
  const kind = breach.isAnchor ? 'broken-anchor' : 'broken-link';
  if (elsewhere !== undefined) {
    return { severity: 'warning', kind, place, message, remedy: FOREIGN_REMEDY };
  }
  return { severity: 'error', kind, place, message, remedy: breach.remedy };
}

/**
 * Checks that `id` (decoded, without `#`) is one of the page's anchors; case counts. A text fragment
 * (`#id:~:text=…`) is the browser's business.
 */
export function checkAnchor(
  fragment: string,
  route: string,
  anchors: readonly string[],
): LinkBreach | undefined {
  const [id = ''] = fragment.split(':~:');
  if (LAYOUT_ANCHORS.has(id) || anchorSet(anchors).has(id)) return undefined;
  const nearest = nearestAnchors(id, anchors).map((anchor) => `#${anchor}`);
  const remedy =
    nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}?` : listOfAnchors(anchors);
  const message = `leads to #${id}, which isn't on ${route || 'every page'}`;
  return { message, remedy, isAnchor: true };
}

/** Breach of a link from a page to a draft. */
export function draftTarget({ source }: { source: PageSource }): LinkBreach {
  return {
    message: `leads to ${source.file}, which ${IS_DRAFT}`,
    remedy: `${finishDraft(source)}.`,
  };
}

/**
 * Breach of a link to something that is not there.
 *
 * @param wanted the content file, or the route or other file
 * @param suffix query and hash of the link, for its corrected form
 */
export function missingTarget(
  { wanted, isFile }: { wanted: string; isFile: boolean },
  suffix: string,
  site: Site,
  page: SitePage,
): LinkBreach {
  const moved = isFile ? undefined : movedPage(wanted, site);
  if (moved !== undefined) {
    const correct = moved.includes('#') ? moved : moved + suffix;
    return { message: `leads to ${wanted}, an old URL`, remedy: `Use "${correct}".` };
  }
  const nearest = isFile ? nearestFile(wanted, site, page) : findersOf(site).route(wanted);
  return {
    message: `leads to ${wanted}, which ${isFile ? "doesn't exist" : 'is neither a page nor a file'}`,
    remedy:
      nearest === undefined ? missingRemedy(wanted, isFile) : `Did you mean "${nearest}${suffix}"?`,
  };
}

/** Present route of the page of an old route. */
function movedPage(route: string, { redirects, pages }: Site): string | undefined {
  const target = redirectTarget(route, redirects);
  return target !== undefined && pages.has(splitAddress(target).path) ? target : undefined;
}

function missingRemedy(wanted: string, isFile: boolean): string {
  if (!isFile && /\.[a-z][a-z0-9]*$/i.test(wanted)) {
    return `Add the file to ${STATIC_FOLDER}, or correct the link.`;
  }
  return 'Correct the link, or create the page.';
}

function listOfAnchors(anchors: readonly string[]): string {
  const some = anchors.slice(0, 5).map((anchor) => `#${anchor}`);
  if (some.length === 0) return 'The page has no anchors. Link to the page itself.';
  return `The page has these anchors: ${some.join(', ')}${anchors.length > some.length ? ', …' : '.'}`;
}

const anchorSets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The anchors as a set, made once per page however many links lead there. */
function anchorSet(anchors: readonly string[]): ReadonlySet<string> {
  const known = anchorSets.get(anchors) ?? new Set(anchors);
  anchorSets.set(anchors, known);
  return known;
}

/** The nearest content file, written as a link from `page`. */
function nearestFile(wanted: string, site: Site, page: SitePage): string | undefined {
  const file = findersOf(site).file(wanted);
  if (file === undefined || page.source === undefined) return file;
  const relative = posix.relative(posix.dirname(page.source.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

interface Finders {
  file: FindNearest;
  route: FindNearest;
}

const finders = new WeakMap<Site, Finders>();

/** One index of names per site, because a site can have a hundred broken links. */
function findersOf(site: Site): Finders {
  const known = finders.get(site) ?? {
    file: createFindNearest(site.routeOfFile.keys()),
    route: createFindNearest(site.pages.keys()),
  };
  finders.set(site, known);
  return known;
}
