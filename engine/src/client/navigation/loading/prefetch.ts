/**
 * Loading ahead of time: the page behind a link that is pointed at, touched, or focused is fetched into memory and made
 * ready to be shown. Each page is fetched at most once, and none if the reader saves data or the connection is slow.
 */

import { isRouteHere, linkOfEvent, routeOfLink } from '../links.ts';
import { allowsPrefetch } from './connection.ts';
import type { PageLoader } from './page-loader.ts';

/** Starts prefetching on intent. The returned function prefetches a route. */
export function startPrefetch(base: string, pages: PageLoader): (route: string) => void {
  function prefetch(route: string): void {
    if (isRouteHere(route, base) || !allowsPrefetch()) return;
    // The click that may follow reports a failure and deals with it.
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
