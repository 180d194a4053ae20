/** Documents of other pages: what the browser fetches to show them. */
import { pathnameOfRoute } from '../../../shared/routes.ts';

/** Error for an answer of the host that is not the page: the browser has to load the address itself. */
export class MissingPageError extends Error {}

export interface PageDocuments {
  /**
   * The HTML of a route's document, from memory when it was loaded before. Loads in flight are shared;
   * failed ones are forgotten, so that the next call tries again.
   * @throws MissingPageError when the host refuses to give it; other errors when the network or the
   *   host fails.
   */
  load(route: string, priority?: RequestPriority): Promise<string>;
  /** True when the route's document is in memory or on its way. */
  has(route: string): boolean;
  /** Keeps the HTML of a document that came without being loaded here, as the first one of a visit did. */
  keep(route: string, html: string): void;
}

/**
 * A loader for the documents of a site whose base path is `base`.
 *
 * @param cacheSize how many of the newest documents are kept in memory
 */
export function createPageDocuments(base: string, cacheSize = 40): PageDocuments {
  const cache = new Map<string, Promise<string>>();

  function load(route: string, priority?: RequestPriority): Promise<string> {
    const loading = cache.get(route) ?? fetchDocument(route, base, priority);
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

  return {
    load,
    has: (route) => cache.has(route),
    keep: (route, html) => void cache.set(route, Promise.resolve(html)),
  };
}

async function fetchDocument(
  route: string,
  base: string,
  priority?: RequestPriority,
): Promise<string> {
  // Prevents a document from a different origin from becoming part of this page, even after a redirect.
  const response = await fetch(pathnameOfRoute(route, base), { priority, mode: 'same-origin' });
  if (response.ok) return response.text();
  // Whoever reports it names the address.
  const message = `Status ${response.status}`;
  throw isRefusal(response.status) ? new MissingPageError(message) : new Error(message);
}

/** No such page, or not for everybody: what helps is on the page that the host shows. */
function isRefusal(status: number): boolean {
  const isForNow = status === 408 || status === 429;
  return status >= 400 && status < 500 && !isForNow;
}
