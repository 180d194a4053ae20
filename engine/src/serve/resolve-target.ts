/** Decides how to respond to a request: with a file of the build, a redirect, or neither. Has no side effects. */
import { redirectAddress, redirectTarget } from '../shared/redirects.ts';
import {
  documentFileOfRoute,
  encodePathname,
  NOT_FOUND_ROUTE,
  pathnameOfRoute,
} from '../shared/routes.ts';
import type { Release } from './release.ts';
import { locationOf, readTarget } from './request-target.ts';

export type Resolution =
  | {
      kind: 'file';
      path: string;
      /** The Markdown version of the page, if the build contains one. */
      markdown?: string;
    }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'refused'; status: 400 | 414 };

export const NOT_FOUND_DOCUMENT = '404.html';

/**
 * Decides how to respond to a request target. Pages have clean URLs. URLs with a trailing slash, `.html`, `.htm`,
 * or `/index.html` redirect there and keep the query. Static folders with an `index.html` do have a trailing slash.
 * Old URLs are checked before files, because the build has a document at each of them for hosts without redirect
 * rules.
 */
export function resolveTarget(
  target: string,
  { files, settings }: Pick<Release, 'files' | 'settings'>,
): Resolution {
  const read = readTarget(target);
  if (typeof read === 'number') return { kind: 'refused', status: read };
  const { pathname, hasExtraSlashes, query } = read;
  const { base, redirects } = settings;
  const inside = insideBase(pathname, base);
  if (inside === undefined) {
    return pathname === '/' ? redirectTo(pathnameOfRoute('/', base), query) : { kind: 'not-found' };
  }

  const route = cleanRoute(inside);
  if (route === NOT_FOUND_ROUTE) return { kind: 'not-found' };
  const moved = redirectTarget(encodePathname(route), redirects);
  if (moved !== undefined) return redirectToAddress(redirectAddress(moved, base, query));
  const document = documentOf(route, files);
  if (document !== undefined) {
    const isHome = route === '/' && base !== '';
    const address = isHome ? base : base + route + (isStaticFolder(document, route) ? '/' : '');
    if (hasExtraSlashes || pathname !== address) return redirectTo(address, query);
    const markdown = document.replace(/html$/, 'md');
    return { kind: 'file', path: document, markdown: files.has(markdown) ? markdown : undefined };
  }

  const trimmed = withoutFinalSlash(inside);
  const file = trimmed.slice(1);
  if (files.has(file) && !isCompressedForm(file, files)) {
    if (hasExtraSlashes || trimmed !== inside) return redirectTo(base + trimmed, query);
    return { kind: 'file', path: file };
  }
  return { kind: 'not-found' };
}

function insideBase(pathname: string, base: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

function cleanRoute(pathname: string): string {
  const page = withoutFinalSlash(pathname).replace(/\.html?$/, '');
  const route = withoutFinalSlash(page.replace(/\/index$/, ''));
  return route === '' ? '/' : route;
}

function withoutFinalSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/**
 * Returns the document for a route. A folder with an `index.html` is a static one, which the site copies unchanged.
 */
function documentOf(route: string, files: ReadonlySet<string>): string | undefined {
  const candidates = [documentFileOfRoute(route), `${route.slice(1)}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** True for the document of a static folder. Its own links are relative to that folder. */
function isStaticFolder(document: string, route: string): boolean {
  return document !== documentFileOfRoute(route);
}

function isCompressedForm(file: string, files: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -3));
}

function redirectTo(pathname: string, query: string): Resolution {
  return redirectToAddress(encodePathname(pathname) + query);
}

function redirectToAddress(address: string): Resolution {
  const location = locationOf(address);
  return location === undefined ? { kind: 'refused', status: 400 } : { kind: 'redirect', location };
}
