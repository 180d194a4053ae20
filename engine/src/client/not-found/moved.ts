/** Redirects, for hosts that don't support them. Loaded when a page is missing. */
import {
  addressOnSite,
  REDIRECTS_FILE,
  type RedirectTable,
  redirectAddress,
  redirectTarget,
} from '../../shared/redirects.ts';
import { isExternal, routeOfPathname } from '../../shared/routes.ts';

/**
 * Returns the new URL for an old one. It keeps the old URL's query and, unless the new URL has a hash, the old
 * hash. Returns `undefined` if there's no redirect. Rejects if the redirect table can't be loaded.
 */
export async function movedAddress(address: URL, base: string): Promise<URL | undefined> {
  const route = routeOfPathname(address.pathname, base);
  if (route === undefined) return undefined;
  const target = redirectTarget(route, await redirectTable(base));
  if (target === undefined) return undefined;
  const location = redirectAddress(target, base, address.search);
  const moved = isExternal(target) ? new URL(location) : addressOnSite(location, address.origin);
  if (moved) moved.hash ||= address.hash;
  return moved;
}

async function redirectTable(base: string): Promise<RedirectTable> {
  const address = `${base}/${REDIRECTS_FILE}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as RedirectTable;
}
