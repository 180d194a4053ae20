/** Other pages' documents, which the browser fetches to show those pages. */
import { pathnameOfRoute } from '../../../shared/routes.ts';

/** The response isn't one of this site's pages, so the browser has to load the URL itself. */
export class MissingPageError extends Error {}

export interface PageDocuments {
  /**
   * Returns the HTML of a route's document, from memory if it was loaded before. Concurrent calls share one
   * request. Failures aren't kept, so the next call tries again.
   * @throws MissingPageError if the host rejects the request. Other errors if the network or the host fails.
   */
  load(route: string, priority?: RequestPriority): Promise<string>;
  /** True if the route's document is in memory or being loaded. */
  has(route: string): boolean;
  /** Keeps the HTML of a document that wasn't loaded here, such as the first document of a visit. */
  keep(route: string, html: string): void;
}

/**
 * Returns a loader for the documents of a site whose base path is `base`.
 *
 * @param cacheSize how many of the newest documents are kept in memory
 */
export function createPageDocuments(base: string, cacheSize = 40): PageDocuments {
  const cache = new Map<string, Promise<string>>();

  function load(route: string, priority?: RequestPriority): Promise<string> {
    const loading = cache.get(route) ?? fetchDocument(route, base, priority);
    // Deleting and setting the entry makes it the newest, because a Map keeps insertion order.
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
  // The code that reports the error adds the URL.
  const message = `Status ${response.status}`;
  throw isRefusal(response.status) ? new MissingPageError(message) : new Error(message);
}

/**
 * True if there's no such page, or if the reader isn't allowed to read it. The host's own page then explains
 * what to do.
 */
function isRefusal(status: number): boolean {
  const isForNow = status === 408 || status === 429;
  return status >= 400 && status < 500 && !isForNow;
}
