/**
 * Loads pages ahead of time. When a reader points at, touches, or focuses a link, its page is fetched into
 * memory and prepared. Each page is fetched at most once, and not at all if the reader saves data or the
 * connection is slow.
 */

import { isRouteHere, linkOfEvent, routeOfLink } from '../links.ts';
import { allowsPrefetch } from './connection.ts';
import type { PageLoader } from './page-loader.ts';

/** Starts prefetching on intent. The returned function prefetches a route. */
export function startPrefetch(base: string, pages: PageLoader): (route: string) => void {
  function prefetch(route: string): void {
    if (isRouteHere(route, base) || !allowsPrefetch()) return;
    // If the reader clicks the link, the click reports and handles the failure.
    pages.prepare(route).catch(() => undefined);
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
