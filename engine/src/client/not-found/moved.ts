/** Old addresses, for hosts that do not know them. Loaded where a page is missing. */
import {
  addressOnSite,
  REDIRECTS_FILE,
  type RedirectTable,
  redirectAddress,
  redirectTarget,
} from '../../shared/redirects.ts';
import { isExternal, routeOfPathname } from '../../shared/routes.ts';

/**
 * The address that an old one leads to, with its query, and its hash unless the target has one;
 * `undefined` when it is no old one. Rejects when the table cannot be had.
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
