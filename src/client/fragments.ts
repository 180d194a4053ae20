/** Fragments: what the browser fetches to show another page. */
import { fragmentFileOfRoute } from '../shared/routes.ts';
import type { Fragment } from '../shared/view.ts';

/** The host answered, but not with a fragment. */
export class FragmentError extends Error {
  constructor(
    address: string,
    /** HTTP status of the answer. */
    readonly status: number,
  ) {
    super(`${address} answered with status ${status}`);
  }
}

export interface Fragments {
  /**
   * The fragment of a route, from memory when it was loaded before. Loads in flight are shared;
   * failed ones are forgotten, so that the next call tries again.
   * @throws FragmentError when the status is not a success; other errors when the network fails or
   *   the answer is not a fragment.
   */
  load(route: string): Promise<Fragment>;
  /** True when the route's fragment is in memory or on its way. */
  has(route: string): boolean;
  /** Takes note that a hint has put the route's fragment into the browser's cache. */
  noteHinted(route: string): void;
}

/**
 * A loader for the fragments of a site whose base path is `base`.
 *
 * @param cacheSize how many of the newest fragments are kept in memory
 */
export function createFragments(base: string, cacheSize = 20): Fragments {
  const cache = new Map<string, Promise<Fragment>>();
  const hinted = new Set<string>();

  function load(route: string): Promise<Fragment> {
    const loading =
      cache.get(route) ?? fetchFragment(fragmentAddress(route, base), cacheMode(route));
    // Taking the entry out and putting it back makes it the newest: a Map keeps insertion order.
    cache.delete(route);
    cache.set(route, loading);
    loading.catch(() => {
      if (cache.get(route) === loading) cache.delete(route);
    });
    for (const oldest of cache.keys()) {
      if (cache.size <= cacheSize) break;
      cache.delete(oldest);
    }
    return loading;
  }

  /** What was hinted at on this page needs no second trip to the host to be taken for fresh; once. */
  function cacheMode(route: string): RequestCache {
    return hinted.delete(route) ? 'force-cache' : 'default';
  }

  return { load, has: (route) => cache.has(route), noteHinted: (route) => void hinted.add(route) };
}

/** Address of a route's fragment, base path applied. */
export function fragmentAddress(route: string, base: string): string {
  return `${base}/${fragmentFileOfRoute(route)}`;
}

async function fetchFragment(address: string, cache: RequestCache): Promise<Fragment> {
  const response = await fetch(address, { credentials: 'same-origin', cache });
  if (!response.ok) throw new FragmentError(address, response.status);
  const fragment = (await response.json()) as Fragment | null;
  if (typeof fragment?.main !== 'string') throw new Error(`${address} is not a fragment`);
  return fragment;
}
