/** The target of a request line, read the same way by all our servers. */
import { addressOnSite, MALFORMED_PATH } from '../shared/redirects.ts';
import { collapseSlashes, isExternal, splitAddress } from '../shared/routes.ts';

/** The longest request target, which is also the limit of nginx and CloudFront. */
export const LONGEST_TARGET = 8192;

export interface RequestTarget {
  /** Decoded, with single slashes. */
  pathname: string;
  /** True if it was sent with several slashes in a row. */
  hasExtraSlashes: boolean;
  /** With its question mark, or empty. */
  query: string;
}

/**
 * Reads a request target: `/a/b?c=d`, or the absolute form that proxies use.
 *
 * @returns the status of the refusal for a target that is too long, or that no browser sends
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

/** Returns a target without the scheme and host that proxies send. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/** Decodes once; `undefined` for bytes that are not UTF-8, and for control characters. */
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
 * Returns the value of `Location` for an address of the site, or for one elsewhere that a table of redirects
 * has; `undefined` if the former would lead to another host.
 */
export function locationOf(address: string): string | undefined {
  if (isExternal(address)) return new URL(address).href;
  const url = addressOnSite(address, ANY_ORIGIN);
  return url && url.pathname + url.search + url.hash;
}
