/**
 * Reports page views: one for the first page, and one for every route change, with the path alone and the final
 * title. A different hash on the same page is a separate event. A different query isn't reported.
 */

import { getSnapshot, pagesLeft } from '../../../client/page/page-store.ts';
import * as events from '../../../shared/events.ts';
import { NOT_FOUND_ROUTE, pathnameOfRoute } from '../../../shared/routes.ts';
import { countEvent } from './event-queue.ts';

/** Starts reporting, beginning with the page on display. */
export function startPageViews(base: string): void {
  let referrer = withoutQuery(document.referrer);
  let viewed: string | undefined;

  function view(path = location.pathname, title = document.title): void {
    // The view of a page that's loaded again after a failure has already been reported.
    if (path === viewed) return;
    viewed = path;
    const page_location = location.origin + path;
    const page_referrer = referrer;
    countEvent('page_view', { page_path: path, page_title: title, page_location, page_referrer });
    referrer = page_location;
  }

  // A quick reader may have opened other pages before this code was loaded.
  for (const { route, title } of pagesLeft()) view(pathnameOfRoute(route, base), title);
  view();
  if (getSnapshot().route === NOT_FOUND_ROUTE) countEvent('broken_link');
  document.addEventListener(events.NAVIGATED, ({ detail }) => {
    if (detail.kind === 'path') view();
    else if (detail.kind === 'hash') countEvent('hash_change', { hash: location.hash });
  });
  addEventListener('pageshow', ({ persisted }) => {
    // The browser kept the document while the reader was elsewhere, so this is another visit.
    if (!persisted) return;
    viewed = undefined;
    view();
  });
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}
