/** Redirects: one rule for the servers, the browser and the rules that hosts get. */
import {
  collapseSlashes,
  isExternal,
  longestPrefix,
  pathnameOfRoute,
  splitAddress,
} from './routes.ts';

export interface RedirectTable {
  /** Every route exists below these too: `/docs`. */
  prefixes: readonly string[];
  /** Route, with or without a hash, or address elsewhere, by old route. */
  routes: Readonly<Record<string, string>>;
  /**
   * Route or address elsewhere by old route: what is below the one leads to the same below the other.
   * Undefined in older builds, to which a server may be set back and which caches of browsers may hold.
   */
  wildcards?: Readonly<Record<string, string>>;
}

/** File of the table in the output, which browsers ask for when a page is missing. */
export const REDIRECTS_FILE = 'redirects.json';

/**
 * Rest of a path that could leave the place that it is put below, or seem to: it has a part `.` or `..`,
 * or hides a dot or a separator in an encoding. Without flags, because patterns of hosts have none.
 */
export const LEAVING_REST = /%2[eEfF]|%5[cC]|\\|\/\.\.?(?:\/|$)/;

/**
 * Characters of a path that no browser sends: backslashes, spaces and control characters, and separators and
 * control characters that hide in an encoding. Without flags as well.
 */
export const MALFORMED_PATH = /[^!-~\x80-\xff]|\\|%(?:2[fF]|5[cC]|[01][0-9a-fA-F]|7[fF])/;

/**
 * Returns the route, with or without a hash, or the address elsewhere, that an old route leads to;
 * `undefined` if it is no old one. `.htm` is an old ending. Routes are as they stand in addresses
 * (percent-encoded). Nothing below a prefix is a page, so what is there leads to the same without the prefix.
 * An exact old route wins over those above it, and of those above it the nearest one.
 *
 * Reads the route once: its length is up to whoever sends a request.
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

/** Moves along the route instead of cutting it, which would copy or hash it once for each prefix. */
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

/** Compares the route with each wildcard: looking up every part of a path would cost its length each time. */
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

/** Address of a target below the base path, with the query of the old address. */
export function redirectAddress(target: string, base: string, query: string): string {
  const { path, hash } = splitAddress(target);
  return (isExternal(target) ? path : pathnameOfRoute(path, base)) + query + hash;
}

/**
 * Returns an address of this site, given as a path, as an absolute URL; `undefined` if it would lead to
 * another origin.
 */
export function addressOnSite(address: string, origin: string): URL | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  // `/.//host` keeps the origin, but its path alone would not.
  url.pathname = collapseSlashes(url.pathname);
  return url;
}
