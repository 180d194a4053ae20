/** Redirects. The servers, the browser, and the rules for hosts follow the same logic. */
import {
  collapseSlashes,
  isExternal,
  longestPrefix,
  pathnameOfRoute,
  splitAddress,
} from './routes.ts';

export interface RedirectTable {
  /** Path prefixes below which every route also exists, such as `/docs`. */
  prefixes: readonly string[];
  /** By old route: the new route, with or without a hash, or an external URL. */
  routes: Readonly<Record<string, string>>;
  /**
   * By old route: a route or an external URL. Everything below the old route leads to the same path below the
   * new one. Undefined in older builds, to which a server can be rolled back and which browsers' caches can
   * contain.
   */
  wildcards?: Readonly<Record<string, string>>;
}

/** Output file of the table. Browsers request it when a page is missing. */
export const REDIRECTS_FILE = 'redirects.json';

/**
 * Matches the rest of a path if it could leave the path to which it's appended, or seem to: if it contains a
 * part `.` or `..`, or an encoded dot or separator. It has no flags, because hosts' patterns don't support any.
 */
export const LEAVING_REST = /%2[eEfF]|%5[cC]|\\|\/\.\.?(?:\/|$)/;

/**
 * Matches characters in a path that no browser sends: backslashes, spaces, control characters, and encoded
 * separators and control characters. It also has no flags.
 */
export const MALFORMED_PATH = /[^!-~\x80-\xff]|\\|%(?:2[fF]|5[cC]|[01][0-9a-fA-F]|7[fF])/;

/**
 * Returns the route, with or without a hash, or the external URL to which an old route leads, or `undefined` if
 * it isn't an old route. Removes the old extension `.htm`. Routes are percent-encoded, like in URLs. No page is
 * below a prefix, so a path below a prefix leads to the path without the prefix. An exact old route takes
 * precedence over wildcards, and a longer wildcard over a shorter one.
 *
 * Reads the route only once, because whoever sends a request determines its length.
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

/** Moves along the route instead of cutting it, because cutting would copy or hash the route once for each prefix. */
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
 * Compares the route with each wildcard, because a lookup of every part of the path would take time in
 * proportion to the path's length each time.
 */
function wildcardTarget(
  route: string,
  wildcards: NonNullable<RedirectTable['wildcards']>,
): string | undefined {
  // The slash prevents `/api` from matching `/apis/…`.
  const above = longestPrefix(
    route,
    Object.keys(wildcards).map((each) => `${each}/`),
  );
  if (above === undefined) return undefined;
  const nearest = above.slice(0, -1);
  const rest = route.slice(nearest.length);
  return rest === '/' || LEAVING_REST.test(rest) ? undefined : wildcards[nearest] + rest;
}

/** Returns the URL of a target, including the base path and the old URL's query. */
export function redirectAddress(target: string, base: string, query: string): string {
  const { path, hash } = splitAddress(target);
  return (isExternal(target) ? path : pathnameOfRoute(path, base)) + query + hash;
}

/** Returns an absolute URL for a path on this site, or `undefined` if it would lead to a different origin. */
export function addressOnSite(address: string, origin: string): URL | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  // `/.//host` stays on the origin, but its normalized path alone wouldn't.
  url.pathname = collapseSlashes(url.pathname);
  return url;
}
