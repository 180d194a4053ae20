/** Resolves a page's links, and reports broken ones. */
import {
  decodeAddress,
  encodePathname,
  isExternal,
  splitAddress,
  stripBase,
} from '../../../shared/routes.ts';
import type { CompiledPage, PageLink } from '../../compile/compiled-page.ts';
import type { Problem } from '../../problems/problems.ts';
import type { Site, SitePage } from '../site.ts';
import {
  brokenLink,
  checkAnchor,
  draftTarget,
  type LinkBreach,
  missingTarget,
} from './broken-link.ts';
import { findTarget, routeOfMissingFile } from './link-target.ts';
import type { HasStaticFile } from './static-files.ts';

export type ResolvedLink =
  /** The route, query, and hash, or only an `#anchor` for a link within the page. */
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; newTab: boolean }
  /** A file below the base path. The router ignores it, so the browser opens it. */
  | { kind: 'asset'; href: string };

export interface LinkSurroundings {
  /** Compiled pages, keyed by file. If a page isn't included, links to its anchors aren't checked. */
  compiled: ReadonlyMap<string, Pick<CompiledPage, 'anchors'>>;
  hasStaticFile: HasStaticFile;
  /** The site's base path, which links can include. */
  base?: string;
}

/**
 * Returns one resolved link for each link on the compiled page, in order, and a problem for each broken link.
 * Links are broken if they lead to a draft or to a page or anchor that doesn't exist, or if they contain code
 * instead of a URL. The remedy suggests the nearest names. A broken link resolves to the route that would have
 * to exist, or to its URL on a different site.
 */
export function resolveLinks(
  site: Site,
  page: SitePage,
  compiled: { links: readonly PageLink[]; anchors: readonly string[] },
  surroundings: LinkSurroundings,
): { resolved: readonly ResolvedLink[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const resolved = compiled.links.map((link) => {
    const result = resolveLink(link.href, {
      site,
      page,
      anchors: compiled.anchors,
      surroundings,
      file: link.place.file,
    });
    if (result.breach === undefined) return result.link;
    if (link.elsewhere === undefined) {
      problems.push(brokenLink(link, result.breach));
      return result.link;
    }
    // A remote document can contain the same link more than once, but only the first one's location is known.
    if (!reported.has(link.href)) problems.push(brokenLink(link, result.breach));
    reported.add(link.href);
    if (result.isFound) return result.link;
    return { kind: 'external' as const, href: link.elsewhere, newTab: true };
  });
  return { resolved, problems };
}

interface LinkContext {
  site: Site;
  page: SitePage;
  /** The ids on the link's page. */
  anchors: readonly string[];
  surroundings: LinkSurroundings;
  /** The file that contains the link: the page or a partial. */
  file?: string;
}

interface Resolution {
  link: ResolvedLink;
  breach?: LinkBreach;
  /** True if only the anchor is missing. */
  isFound?: boolean;
}

/** Resolves a link. If it's broken, the result also says why. */
export function resolveLink(href: string, context: LinkContext): Resolution {
  if (href.startsWith('pathname://')) {
    return { link: { kind: 'asset', href: href.replace(/^pathname:\/*/, '/') } };
  }
  if (isExternal(href)) return resolveExternal(href);
  const { path, query, hash } = splitAddress(href);
  const { site, page, anchors, surroundings, file } = context;
  const fragment = decodeAddress(hash.slice(1));
  if (path === '') {
    const empty = { message: 'has no URL', remedy: 'Add the URL that the link leads to.' };
    const breach = href === '' ? empty : checkAnchor(fragment, page.route, anchors);
    return { link: { kind: 'internal', href }, breach };
  }
  const find = (each: string) =>
    findTarget(site, page, decodeAddress(each), surroundings.hasStaticFile, file);
  const written = find(path);
  const { base } = surroundings;
  const below = base ? stripBase(path, base) : undefined;
  const other = written.kind === 'missing' && below !== undefined ? find(below) : written;
  const target = other.kind === 'missing' ? written : other;
  switch (target.kind) {
    case 'page': {
      const { route } = target.page;
      const known = anchorsOf(target.page, context);
      const breach = known === undefined ? undefined : checkAnchor(fragment, route, known);
      return {
        link: { kind: 'internal', href: `${route}${query}${hash}` },
        breach,
        isFound: true,
      };
    }
    case 'asset':
      return { link: { kind: 'asset', href: `${encodePathname(target.path)}${query}${hash}` } };
    case 'draft':
      return { link: { kind: 'internal', href: target.source.route }, breach: draftTarget(target) };
    case 'missing': {
      const route = target.isFile ? routeOfMissingFile(site, target.wanted) : target.wanted;
      const link = { kind: 'internal', href: route } as const;
      if (site.unreadRoutes?.some((each) => `${route}/`.startsWith(`${each}/`))) return { link };
      return { link, breach: missingTarget(target, query + hash, site, page) };
    }
  }
}

function resolveExternal(href: string): Resolution {
  const link = { kind: 'external' as const, href, newTab: /^(?:https?:)?\/\//i.test(href) };
  if (!/^(?:javascript|vbscript|data):/i.test(href)) return { link };
  const remedy =
    'Add the URL that the link leads to. Code that runs on a click belongs in a component.';
  return { link, breach: { message: 'contains code, not a URL', remedy } };
}

/**
 * Returns the ids on a page. Returns `undefined` if they aren't known because the page is a component or
 * doesn't compile.
 */
function anchorsOf(
  target: SitePage,
  { page, anchors, surroundings }: LinkContext,
): readonly string[] | undefined {
  if (target.route === page.route) return anchors;
  if (target.kind === 'category') return [];
  return surroundings.compiled.get(target.source?.file ?? '')?.anchors;
}
