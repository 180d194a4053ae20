/** Parses the target in a request line, in the same way for all of the engine's servers. */
import { addressOnSite, MALFORMED_PATH } from '../shared/redirects.ts';
import { collapseSlashes, isExternal, splitAddress } from '../shared/routes.ts';

/** Maximum length of a request target. nginx and CloudFront have the same limit. */
const LONGEST_TARGET = 8192;

export interface RequestTarget {
  /** The decoded path, with every run of slashes reduced to one. */
  pathname: string;
  /** True if the target contained a run of several slashes. */
  hasExtraSlashes: boolean;
  /** Query including the question mark, or an empty string. */
  query: string;
}

/**
 * Parses a request target such as `/a/b?c=d`, or the absolute form that proxies use.
 *
 * @returns a status code if the target is too long, or if no browser would send it
 */
export function readTarget(target: string): RequestTarget | 400 | 414 {
  if (target.length > LONGEST_TARGET) return 414;
  const { path, query } = splitAddress(originForm(target));
  if (!path.startsWith('/') || MALFORMED_PATH.test(path)) return 400;
  const decoded = decodePath(path);
  if (decoded === undefined) return 400;
  const pathname = collapseSlashes(decoded);
  return { pathname, hasExtraSlashes: pathname !== decoded, query };
}

/** Removes the scheme and host that proxies add to a target. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/** Decodes a path once. Returns `undefined` if it contains control characters or invalid UTF-8. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Stands for the request's origin, which the client controls. */
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Returns the value of the `Location` header for a URL on the site, or for an external URL in the redirects. If a
 * URL on the site would lead to another host, returns `undefined`.
 */
export function locationOf(address: string): string | undefined {
  if (isExternal(address)) return new URL(address).href;
  const url = addressOnSite(address, ANY_ORIGIN);
  return url && url.pathname + url.search + url.hash;
}
