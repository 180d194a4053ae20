/** Redirects: one rule for the servers, the browser and the rules that hosts get. */
import { isExternal, pathnameOfRoute, splitAddress } from './routes.ts';

export interface RedirectTable {
  /** Every route exists below these too: `/docs`. */
  prefixes: readonly string[];
  /** Route, with or without a hash, or address elsewhere, by old route. */
  routes: Readonly<Record<string, string>>;
}

/** File of the table in the output, which browsers ask for when a page is missing. */
export const REDIRECTS_FILE = 'redirects.json';

/**
 * Route, with or without a hash, or address elsewhere, that an old route leads to; `undefined` when it
 * is no old one. `.htm` is an old ending. Routes are as they stand in addresses (percent-encoded). Nothing
 * below a prefix is a page, so what stands there leads to the same without it.
 */
export function redirectTarget(route: string, table: RedirectTable): string | undefined {
  const { prefixes, routes } = table;
  if (route.endsWith('.htm')) {
    const page = route.replace(/(?:\/index)?\.htm$/, '') || '/';
    return redirectTarget(page, table) ?? page;
  }
  if (Object.hasOwn(routes, route)) return routes[route];
  const prefix = prefixes.find((each) => route === each || route.startsWith(`${each}/`));
  if (prefix === undefined) return undefined;
  // One slash: two at the beginning would name another host.
  const inside = `/${route.slice(prefix.length).replace(/^\/+/, '')}`;
  return redirectTarget(inside, table) ?? inside;
}

/** Address of a target below the base path, with the query of the old address. */
export function redirectAddress(target: string, base: string, query: string): string {
  const { path, hash } = splitAddress(target);
  return (isExternal(target) ? path : pathnameOfRoute(path, base)) + query + hash;
}
