/** Which answer belongs to an address: a file of the build, a redirect, or none. Pure. */
import { redirectAddress, redirectTarget } from '../../shared/redirects.ts';
import {
  documentFileOfRoute,
  encodePathname,
  NOT_FOUND_ROUTE,
  pathnameOfRoute,
  splitAddress,
} from '../../shared/routes.ts';
import type { Release } from './release.ts';

export type Resolution =
  | {
      kind: 'file';
      path: string;
      /** The same page as Markdown, when the build has it. */
      markdown?: string;
    }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'malformed' };

export const NOT_FOUND_DOCUMENT = '404.html';

/**
 * Finds the answer to a request target. Rules of the specification: pages are served at clean
 * addresses; trailing slashes, `.html`, `.htm` and `/index.html` redirect there with the query kept.
 * Old addresses come before files, because the build has a document at each for hosts without rules.
 *
 * @param target as in the request line: `/a/b?c=d`, or the absolute form that proxies use
 */
export function resolveTarget(
  target: string,
  { files, settings }: Pick<Release, 'files' | 'settings'>,
): Resolution {
  const { path, query } = splitAddress(target.replace(/^https?:\/\/[^/?#]*/i, ''));
  const pathname = decodePathname(path);
  if (pathname === undefined) return { kind: 'malformed' };
  const { base, redirects } = settings;
  const inside = insideBase(pathname, base);
  if (inside === undefined) {
    return pathname === '/' ? redirectTo(pathnameOfRoute('/', base), query) : { kind: 'not-found' };
  }

  const route = cleanRoute(inside);
  if (route === NOT_FOUND_ROUTE) return { kind: 'not-found' };
  const moved = redirectTarget(encodePathname(route), redirects);
  if (moved !== undefined) {
    return { kind: 'redirect', location: redirectAddress(moved, base, query) };
  }
  const document = documentOf(route, files);
  if (document !== undefined) {
    const address = pathnameOfRoute(route, base);
    if (pathname !== address) return redirectTo(address, query);
    const markdown = document.replace(/html$/, 'md');
    return { kind: 'file', path: document, markdown: files.has(markdown) ? markdown : undefined };
  }

  const trimmed = withoutFinalSlashes(inside);
  const file = trimmed.slice(1);
  if (files.has(file) && !isCompressedForm(file, files)) {
    return trimmed === inside ? { kind: 'file', path: file } : redirectTo(base + trimmed, query);
  }
  return { kind: 'not-found' };
}

/**
 * Decoded once, part by part. `undefined` for what no browser sends: bytes that are not UTF-8,
 * control characters, and separators that hide in an encoding.
 */
function decodePathname(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments: string[] = [];
  for (const encoded of path.split('/')) {
    try {
      const segment = decodeURIComponent(encoded);
      if (/[/\\\p{Cc}]/u.test(segment)) return undefined;
      segments.push(segment);
    } catch {
      return undefined;
    }
  }
  return segments.join('/');
}

function insideBase(pathname: string, base: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

function cleanRoute(pathname: string): string {
  const page = withoutFinalSlashes(pathname).replace(/\.html?$/, '');
  const route = withoutFinalSlashes(page.replace(/\/index$/, ''));
  return route === '' ? '/' : route;
}

/** A loop, because a pattern would take quadratic time for thousands of slashes. */
function withoutFinalSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Folders with an index of their own come from files that the site copies as they are. */
function documentOf(route: string, files: ReadonlySet<string>): string | undefined {
  const candidates = [documentFileOfRoute(route), `${route.slice(1)}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

function isCompressedForm(file: string, files: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -3));
}

function redirectTo(pathname: string, query: string): Resolution {
  return { kind: 'redirect', location: encodePathname(pathname) + query };
}
