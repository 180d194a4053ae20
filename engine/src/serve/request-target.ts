/** Reads the target of a request line in the same way for all of the engine's servers. */
import { addressOnSite, MALFORMED_PATH } from '../shared/redirects.ts';
import { collapseSlashes, isExternal, splitAddress } from '../shared/routes.ts';

/** Maximum length of a request target. The limit is the same in nginx and CloudFront. */
const LONGEST_TARGET = 8192;

export interface RequestTarget {
  /** Decoded path in which all slashes are single. */
  pathname: string;
  /** True if the target contained several slashes in a row. */
  hasExtraSlashes: boolean;
  /** Query including the question mark, or an empty string. */
  query: string;
}

/**
 * Reads a request target such as `/a/b?c=d`, or the absolute form that proxies use.
 *
 * @returns a status code if the target is too long or if no browser would send it
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

/** Returns a target without the scheme and host that proxies add. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/** Decodes a path once. Returns `undefined` if it contains control characters or bytes that aren't UTF-8. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** A placeholder for the request's origin, which the client controls. */
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Returns the value of `Location` for a URL on the site, or for an external URL in the redirects. Returns
 * `undefined` if a URL on the site would lead to a different host.
 */
export function locationOf(address: string): string | undefined {
  if (isExternal(address)) return new URL(address).href;
  const url = addressOnSite(address, ANY_ORIGIN);
  return url && url.pathname + url.search + url.hash;
}
