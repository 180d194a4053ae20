/** Creates messages for broken links, and suggests what they probably mean. */
import { posix } from 'node:path';
import { redirectTarget } from '../../../shared/redirects.ts';
import { rememberPer } from '../../../shared/remember.ts';
import { splitAddress } from '../../../shared/routes.ts';
import type { PageLink } from '../../compile/compiled-page.ts';
import { createFindNearest, type FindNearest, nearestAnchors } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problems.ts';
import type { PageSource } from '../../source/page-source.ts';
import { finishDraft, IS_DRAFT } from '../drafts.ts';
import type { Site, SitePage } from '../site.ts';
import { STATIC_FOLDER } from './static-files.ts';

/** Continues a sentence that starts with "The link …". */
export interface LinkBreach {
  message: string;
  remedy: string;
  /** True if the page exists, but not the anchor. */
  isAnchor?: true;
}

/** Anchors that are part of the layout or that all browsers support. */
const LAYOUT_ANCHORS = new Set(['', 'top', 'main']);

/** Matches ids that React or footnotes generate, such as `_bR_1_tab0`. They can change whenever the page changes. */
const GENERATED = /^(?:_\w*R_\w*|user-content-.+)$/;

/** The remedy if the site's authors can't change the link. */
const FOREIGN_REMEDY = 'Add a redirect to site/redirects.ts, or correct the link at its source.';

/** Returns the problem with a link. It's only a warning if the site's authors can't change the link. */
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
 * Checks that `id` (decoded, without `#`) is one of the page's anchors. Uppercase and lowercase letters are
 * different. Text fragments (`#id:~:text=…`) are ignored, because browsers handle them.
 */
export function checkAnchor(
  fragment: string,
  route: string,
  anchors: readonly string[],
): LinkBreach | undefined {
  const [id = ''] = fragment.split(':~:');
  if (LAYOUT_ANCHORS.has(id) || anchorSet(anchors).has(id)) return undefined;
  const written = anchors.filter((anchor) => !GENERATED.test(anchor));
  const nearest = nearestAnchors(id, written).map((anchor) => `#${anchor}`);
  const remedy =
    nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}?` : listOfAnchors(written);
  const message = `leads to #${id}, which isn't on ${route || 'every page'}`;
  return { message, remedy, isAnchor: true };
}

/** Returns the message for a link from a page to a draft. */
export function draftTarget({ source }: { source: PageSource }): LinkBreach {
  return {
    message: `leads to ${source.file}, which ${IS_DRAFT}`,
    remedy: `${finishDraft(source)}.`,
  };
}

/**
 * Returns the message for a link to something that doesn't exist.
 *
 * @param wanted the content file, the route, or another file
 * @param suffix the link's query and hash, which the corrected link keeps
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

/** Returns the current route of a page by its old route. */
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

/** Returns the anchors as a set, which is created once per page, however many links lead to the page. */
const anchorSet = rememberPer(
  (anchors: readonly string[]): ReadonlySet<string> => new Set(anchors),
);

/** Returns the nearest content file, written as a link from `page`. */
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

/** Returns the site's index of names. The index is cached, because a site can have a hundred broken links. */
const findersOf = rememberPer((site: Site): Finders => {
  return {
    file: createFindNearest(site.routeOfFile.keys()),
    route: createFindNearest(site.pages.keys()),
  };
});
