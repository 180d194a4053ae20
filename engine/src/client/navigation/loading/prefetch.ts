/**
 * Loading ahead of time: the page behind a link that is pointed at, touched or focused is fetched into
 * memory. Each page at most once; nothing when the reader saves data or the connection is slow.
 */

import { isRouteHere, linkOfEvent, routeOfLink } from '../links.ts';
import { allowsPrefetch } from './connection.ts';
import type { PageDocuments } from './page-documents.ts';

/** Starts prefetching on intent. The returned function prefetches a route. */
export function startPrefetch(base: string, documents: PageDocuments): (route: string) => void {
  const loaded = new Set<string>();

  function prefetch(route: string): void {
    if (loaded.has(route) || isRouteHere(route, base) || !allowsPrefetch()) return;
    documents.load(route).then(
      () => loaded.add(route),
      // The click that may follow reports the failure and deals with it.
      () => undefined,
    );
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOfEvent(event);
        const route = link && routeOfLink(link, base);
        if (route !== undefined) prefetch(route);
      },
      { passive: true },
    );
  }
  return prefetch;
}
