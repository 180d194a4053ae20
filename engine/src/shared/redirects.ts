/** Looks up redirects. The servers, the browser, and the rules for hosts all follow this logic. */
import {
  collapseSlashes,
  isExternal,
  longestPrefix,
  pathnameOfRoute,
  splitAddress,
} from './routes.ts';

export interface RedirectTable {
  /** Path prefixes such as `/docs`, below which every route exists a second time. */
  prefixes: readonly string[];
  /** New routes (with or without a hash) or external URLs, keyed by old route. */
  routes: Readonly<Record<string, string>>;
  /**
   * Routes or external URLs, keyed by old route. Everything below the old route leads to the same path below the
   * new one. Undefined in older builds, which may be in a browser's cache or on a server after a rollback.
   */
  wildcards?: Readonly<Record<string, string>>;
}

/** Output file that contains the table. Browsers request it when a page is missing. */
export const REDIRECTS_FILE = 'redirects.json';

/**
 * Matches the rest of a path if appending it could lead, or seem to lead, out of the path in front: if it contains
 * `.` or `..` as a segment, or an encoded dot or separator. It has no flags, because the patterns of hosts don't
 * support any.
 */
export const LEAVING_REST = /%2[eEfF]|%5[cC]|\\|\/\.\.?(?:\/|$)/;

/**
 * Matches characters that no browser sends in a path: backslashes, spaces, control characters, and encoded
 * separators and control characters. It has no flags for the same reason.
 */
export const MALFORMED_PATH = /[^!-~\x80-\xff]|\\|%(?:2[fF]|5[cC]|[01][0-9a-fA-F]|7[fF])/;

/**
 * Returns the target of an old route: a route, with or without a hash, or an external URL. If it isn't an old
 * route, returns `undefined`. Removes the former extension `.htm`. Routes are percent-encoded, as in URLs. No page
 * is below a prefix, so a path below a prefix leads to the same path without it. An exact old route takes
 * precedence over wildcards, and a longer wildcard over a shorter one.
 *
 * Reads the route only once, because its length is up to whoever sends the request.
 */
export function redirectTarget(route: string, table: RedirectTable): string | undefined {
  const sent = collapseSlashes(route);
  const inside = withoutPrefixes(withoutOldEndings(sent), table.prefixes);
  if (Object.hasOwn(table.routes, inside)) return table.routes[inside];
  return wildcardTarget(inside, table.wildcards ?? {}) ?? (inside === sent ? undefined : inside);
}

function withoutOldEndings(route: string): string {
  let end = route.length;
  while (route.endsWith('.htm', end)) {
    end -= '.htm'.length;
    if (route.endsWith('/index', end)) end -= '/index'.length;
  }
  return route.slice(0, end) || '/';
}

/** Moves an index along the route. Cutting off each prefix would copy or hash the route every time. */
function withoutPrefixes(route: string, prefixes: readonly string[]): string {
  let start = 0;
  const isNext = (prefix: string): boolean => {
    const end = start + prefix.length;
    return end > start && route.startsWith(prefix, start) && (route[end] ?? '/') === '/';
  };
  for (;;) {
    const prefix = prefixes.find(isNext);
    if (prefix === undefined) return route.slice(start) || '/';
    start += prefix.length;
  }
}

/**
 * Compares the route with each wildcard. Looking up each part of the path would take time in proportion to the
 * path's length every time.
 */
function wildcardTarget(
  route: string,
  wildcards: NonNullable<RedirectTable['wildcards']>,
): string | undefined {
  // Because of the slash, `/api` doesn't match `/apis/…`.
  const above = longestPrefix(
    route,
    Object.keys(wildcards).map((each) => `${each}/`),
  );
  if (above === undefined) return undefined;
  const nearest = above.slice(0, -1);
  const rest = route.slice(nearest.length);
  return rest === '/' || LEAVING_REST.test(rest) ? undefined : wildcards[nearest] + rest;
}

/** Returns a target's URL, which includes the base path and the old URL's query. */
export function redirectAddress(target: string, base: string, query: string): string {
  const { path, hash } = splitAddress(target);
  return (isExternal(target) ? path : pathnameOfRoute(path, base)) + query + hash;
}

/** Returns the absolute URL for a path on this site. If it would lead to another origin, returns `undefined`. */
export function addressOnSite(address: string, origin: string): URL | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  // `/.//host` stays on the origin, but its normalized path by itself wouldn't.
  url.pathname = collapseSlashes(url.pathname);
  return url;
}
