/**
 * Route and address rules, the same at build time and in the browser.
 *
 * A *route* is a site path without the base path, without a trailing slash and
 * without query or hash: `/`, `/reference/segments`. An *address* is what a
 * browser sees: base path + route + query + hash.
 */

/** Route of the document that hosts send for unknown addresses. */
export const NOT_FOUND_ROUTE = '/404';

/** Base path in the one form the code uses: `''` for the root, else `/docs` without a final slash. */
export function normalizeBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/**
 * Route of a pathname below the base path, or `undefined` when the pathname is outside it.
 * `/index.html`, `.html` and trailing slashes are taken off.
 */
export function routeOfPathname(pathname: string, base: string): string | undefined {
  const inside = stripBase(pathname.trim(), base);
  if (inside === undefined) return undefined;
  const route = inside
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return route === '' ? '/' : route;
}

/** Pathname that a link to `route` carries: base path + route, never with a trailing slash except for `/`. */
export function pathnameOfRoute(route: string, base: string): string {
  if (route === '/') return base === '' ? '/' : base;
  return `${base}${route}`;
}

/** Pathname as it stands in an address: percent-encoded where addresses need it. `pathname` is not encoded yet. */
export function encodePathname(pathname: string): string {
  return encodeURI(pathname).replaceAll('?', '%3F').replaceAll('#', '%23');
}

/** Text of an address without percent encoding, or as it is when it is not valid (`100%.png`). */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** File below the output folder that holds the document of a route: `/a/b` is `a/b.html`, `/` is `index.html`. */
export function documentFileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** File below the output folder that holds a page as Markdown: `/a/b` is `a/b.md`, `/` is `index.md`. */
export function markdownFileOfRoute(route: string): string {
  return documentFileOfRoute(route).replace(/html$/, 'md');
}

/** Splits `/a?x=1#y` into its three parts; `query` and `hash` keep their first character or are empty. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const hashAt = address.indexOf('#');
  const hash = hashAt === -1 ? '' : address.slice(hashAt);
  const rest = hashAt === -1 ? address : address.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  return {
    path: queryAt === -1 ? rest : rest.slice(0, queryAt),
    query: queryAt === -1 ? '' : rest.slice(queryAt),
    hash,
  };
}

/** True for addresses that leave the site: a scheme (`https:`, `mailto:`) or protocol-relative. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

function stripBase(pathname: string, base: string): string | undefined {
  if (base === '') return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
