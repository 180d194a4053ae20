/**
 * Rules for routes and addresses, at build time and in the browser.
 *
 * A *route* is a path on the site without the base path, a trailing slash, a query, or a hash: `/`,
 * `/reference/orders`. An *address* consists of the base path, the route, the query, and the hash, as in a
 * browser.
 */

/** The route of the document that hosts send for unknown URLs. */
export const NOT_FOUND_ROUTE = '/404';

/**
 * Normalizes a base path as the code expects it: `''` for the root, or otherwise a path such as `/docs`, without a
 * trailing slash.
 */
export function normalizeBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/**
 * Replaces each run of slashes or backslashes with one slash. At the start of a path, browsers would take what
 * follows two slashes for a host (https://url.spec.whatwg.org/#relative-slash-state). All code that routes a path
 * calls this function first.
 */
export function collapseSlashes(path: string): string {
  return path.replace(/[/\\]{2,}/g, '/');
}

/**
 * Returns the route of a pathname below the base path. If the pathname isn't below it, returns `undefined`.
 * `/index.html`, `.html`, and trailing slashes are removed.
 */
export function routeOfPathname(pathname: string, base: string): string | undefined {
  const inside = stripBase(collapseSlashes(pathname.trim()), base);
  if (inside === undefined) return undefined;
  return inside.replace(/(?:\/(?:index)?)?\.html$|\/$/, '') || '/';
}

/**
 * Returns the pathname of a link to `route`: the base path and the route, percent-encoded. Only `/` has a trailing
 * slash.
 */
export function pathnameOfRoute(route: string, base: string): string {
  if (route === '/') return base || '/';
  return withoutMarks(encodeAddress(`${base}${route}`));
}

/** Percent-encodes a pathname that isn't yet encoded. */
export function encodePathname(pathname: string): string {
  return withoutMarks(encodeURI(pathname));
}

/** Percent-encodes characters that would start a query or hash. */
function withoutMarks(pathname: string): string {
  return pathname.replaceAll('?', '%3F').replaceAll('#', '%23');
}

/** Returns a page's full URL. `origin` has no trailing slash. */
export function pageAddress(route: string, origin: string, base: string): string {
  return `${origin}${pathnameOfRoute(route, base)}`;
}

/**
 * Percent-encodes the characters that aren't allowed in a URL. Characters that are already encoded stay as they
 * are.
 */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** Decodes a percent-encoded URL. If it's invalid (`100%.png`), returns it unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the output file of a route's document: `a/b.html` for `/a/b`, and `index.html` for `/`. */
export function documentFileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Returns the output file of a route's Markdown: `a/b.md` for `/a/b`, and `index.md` for `/`. */
export function markdownFileOfRoute(route: string): string {
  return documentFileOfRoute(route).replace(/html$/, 'md');
}

/** Splits `/a?x=1#y` into its three parts. `query` and `hash` start with `?` and `#`, or are empty. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)/s.exec(address) ?? [];
  return { path, query, hash };
}

/** True for URLs that leave the site, because they have a scheme (`https:`, `mailto:`) or are protocol-relative. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(href);
}

/** Returns the part of a pathname that follows the base path, or `undefined` if the pathname isn't below it. */
export function stripBase(pathname: string, base: string): string | undefined {
  if (base === '') return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Returns the longest of `prefixes` that `text` starts with, or `undefined` if there's none. */
export function longestPrefix(text: string, prefixes: Iterable<string>): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    if (prefix.length >= (longest?.length ?? 0) && text.startsWith(prefix)) longest = prefix;
  }
  return longest;
}
