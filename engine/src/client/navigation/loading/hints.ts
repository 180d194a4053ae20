/**
 * Prefetches the pages that a reader is likely to open next. When the browser is idle, it fetches them with low
 * priority: first the next and the previous page, and then pages whose links have been in view for a while. It
 * loads each page once, one after the other, up to a total number of bytes, and nothing at all on slow
 * connections.
 */
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { whenIdle } from '../../idle.ts';
import { onArrival } from '../../page/page-events.ts';
import { isRouteHere, routeOfLink } from '../links.ts';
import { allowsPrefetch } from './connection.ts';
import type { PageDocuments } from './page-documents.ts';

/**
 * After this many transferred bytes, no more pages are fetched. Even with the page that exceeds the limit, the total
 * stays below 60 KB.
 */
const ENOUGH_BYTES = 38 * 1024;
/** How many milliseconds a link must stay in view. */
const DWELL = 1000;

/** Starts loading the likely next pages, and starts again after every navigation. */
export function startHints(base: string, documents: PageDocuments): void {
  const done = new Set<string>();
  const queue = new Set<string>();
  const inView = new Set<Element>();
  let bytes = 0;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(onView);

  function onView(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    clearTimeout(timer);
    timer = setTimeout(() => hintAt(inView), DWELL);
  }

  function hintAt(links: Iterable<Element>): void {
    for (const link of links) {
      const route = routeOfLink(link, base);
      if (route !== undefined) queue.add(route);
    }
    void runQueue();
  }

  async function runQueue(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Includes links that were added in the meantime.
    for (const route of queue) {
      if (bytes >= ENOUGH_BYTES || !allowsPrefetch()) break;
      queue.delete(route);
      if (done.has(route) || documents.has(route) || isRouteHere(route, base)) continue;
      try {
        bytes += await hint(route, base, documents);
        done.add(route);
      } catch {
        // If the reader clicks the link, the click reports and handles the failure.
      }
    }
    isRunning = false;
  }

  function startPage(): void {
    observer.disconnect();
    clearTimeout(timer);
    queue.clear();
    inView.clear();
    bytes = 0;
    whenIdle(() => {
      if (!allowsPrefetch()) return;
      hintAt(document.querySelectorAll('[rel="next"], [rel="prev"]'));
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    });
  }

  onArrival(startPage);
  startPage();
}

/**
 * Loads a route's document into memory, and resolves with the number of transferred bytes. A `<link
 * rel="prefetch">` would be useless: it sends a different `Accept` header than `fetch` does. Because hosts
 * respond with `Vary: Accept`, the browser's cache doesn't reuse its response for `fetch` (RFC 9111, section
 * 4.1).
 */
async function hint(route: string, base: string, documents: PageDocuments): Promise<number> {
  const html = await documents.load(route, 'low');
  const { href } = new URL(pathnameOfRoute(route, base), location.href);
  const entry = performance.getEntriesByName(href).at(-1);
  // Browsers stop recording entries when their list is full.
  return (entry as PerformanceResourceTiming | undefined)?.transferSize ?? html.length;
}
