/** From routes to the addresses that readers' browsers see. */
import { isExternal, pathnameOfRoute, splitAddress } from '../../../shared/routes.ts';

/**
 * Base path + route + query + hash; external addresses and `#anchor` alone stay as they are.
 * `pathname:///file` is a path below the base path that is not checked and not the router's.
 */
export function addressOf(href: string, base: string): string {
  if (href.startsWith('pathname:')) return addressOf(href.replace(/^pathname:\/*/, '/'), base);
  if (!href.startsWith('/') || isExternal(href)) return href;
  const { path, query, hash } = splitAddress(href);
  return `${pathnameOfRoute(path, base)}${query}${hash}`;
}

/** Address with scheme and host, as social networks and search engines want it. */
export function absoluteAddressOf(href: string, origin: string, base: string): string {
  if (isExternal(href)) return href;
  return `${origin}${addressOf(href.startsWith('/') ? href : `/${href}`, base)}`;
}

/** Applies the base path to root-relative `href` and `src` in HTML that authors write in `site/`. */
export function rebaseHtml(html: string, base: string): string {
  if (base === '') return html;
  return html.replace(
    /(\s(?:href|src)=["'])(\/(?!\/)[^"']*)/g,
    (_, before: string, href: string) => before + addressOf(href, base),
  );
}
