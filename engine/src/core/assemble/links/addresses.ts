/** Turns routes into the URLs that browsers see. */

import { isExternal, pathnameOfRoute, splitAddress, stripBase } from '../../../shared/routes.ts';
import { readHtml, withAttributes, writeHtml } from '../../compile/html/html-tokens.ts';

/**
 * Returns the base path followed by the route, query, and hash. External URLs and anchors don't change.
 * `pathname:///file` stands for a path below the base path that isn't checked and that the router ignores.
 */
export function addressOf(href: string, base: string): string {
  if (href.startsWith('pathname:')) return addressOf(href.replace(/^pathname:\/*/, '/'), base);
  if (!href.startsWith('/') || isExternal(href)) return href;
  const { path, query, hash } = splitAddress(href);
  return `${pathnameOfRoute(path, base)}${query}${hash}`;
}

/** Returns a URL with its scheme and host, as social networks and search engines require. */
export function absoluteAddressOf(href: string, origin: string, base: string): string {
  if (isExternal(href)) return href;
  return `${origin}${addressOf(href.startsWith('/') ? href : `/${href}`, base)}`;
}

/** Applies the base path to root-relative `href` and `src` in HTML that authors write in `site/`. */
export function rebaseHtml(html: string, base: string): string {
  return base === '' ? html : changeAddresses(html, (value) => addressOf(value, base));
}

/** Returns the route, query, and hash of a root-relative URL, or `undefined` if it's outside of the base path. */
export function hrefOf(address: string, base: string): string | undefined {
  const { path, query, hash } = splitAddress(address);
  const route = stripBase(path, base);
  return route === undefined ? undefined : `${route}${query}${hash}`;
}

/** Applies the base path to root-relative `href` and `src` that don't begin with it. */
export function completeLinks(html: string, base: string): string {
  return changeAddresses(html, (value) =>
    hrefOf(value, base) === undefined ? addressOf(value, base) : value,
  );
}

function changeAddresses(html: string, change: (address: string) => string): string {
  return writeHtml(
    readHtml(html).map((token) => {
      if (token.kind !== 'start') return token;
      const changes = Object.fromEntries(
        Object.entries(token.attributes)
          .filter(([name, value]) => (name === 'href' || name === 'src') && isRooted(value))
          .map(([name, value]) => [name, change(value)] as const)
          .filter(([name, value]) => value !== token.attributes[name]),
      );
      return Object.keys(changes).length === 0 ? token : withAttributes(token, changes);
    }),
  );
}

/** True for URLs that begin at the root of the same host. */
export function isRooted(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}
