/** Redirects: one rule for the servers, the browser and the rules that hosts get. */
import { isExternal, pathnameOfRoute, splitAddress } from './routes.ts';

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
 * or hides a dot or a separator in an encoding. Without regard to case.
 */
export const LEAVING_REST = /%2[ef]|%5c|\\|\/\.\.?(?:\/|$)/i;

/**
 * Route, with or without a hash, or address elsewhere, that an old route leads to; `undefined` when it
 * is no old one. `.htm` is an old ending. Routes are as they stand in addresses (percent-encoded). An exact
 * old route wins over what is above it, and the nearest one above over others. Nothing below a prefix is a
 * page, so what stands there leads to the same without it.
 */
export function redirectTarget(route: string, table: RedirectTable): string | undefined {
  const { prefixes, routes, wildcards = {} } = table;
  if (route.endsWith('.htm')) {
    const page = route.replace(/(?:\/index)?\.htm$/, '') || '/';
    return redirectTarget(page, table) ?? page;
  }
  if (Object.hasOwn(routes, route)) return routes[route];
  const below = wildcardTarget(route, wildcards);
  if (below !== undefined) return below;
  const prefix = prefixes.find((each) => route === each || route.startsWith(`${each}/`));
  if (prefix === undefined) return undefined;
  const inside = restBelow(route, prefix);
  return redirectTarget(inside, table) ?? inside;
}

function wildcardTarget(
  route: string,
  wildcards: NonNullable<RedirectTable['wildcards']>,
): string | undefined {
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const above = route.slice(0, end);
    if (!Object.hasOwn(wildcards, above)) continue;
    const rest = restBelow(route, above);
    return rest === '/' || LEAVING_REST.test(rest) ? undefined : wildcards[above] + rest;
  }
  return undefined;
}

/** Route after `above`, with one slash: two at the beginning would name another host. */
function restBelow(route: string, above: string): string {
  return `/${route.slice(above.length).replace(/^\/+/, '')}`;
}

/** Address of a target below the base path, with the query of the old address. */
export function redirectAddress(target: string, base: string, query: string): string {
  const { path, hash } = splitAddress(target);
  return (isExternal(target) ? path : pathnameOfRoute(path, base)) + query + hash;
}
