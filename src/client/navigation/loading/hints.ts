/**
 * Hints: the pages that a reader is likely to go to next are fetched at idle with low priority, so that a
 * click finds them in the browser's cache: the next and the previous page, then those behind links of the
 * page that have been in view for a while. One after the other, each once, up to a number of bytes, and
 * nothing on slow connections.
 */
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { whenIdle } from '../../idle.ts';
import { isRouteHere, routeOfLink } from '../links.ts';
import { onArrival } from '../page-events.ts';
import { allowsPrefetch } from './connection.ts';
import type { PageDocuments } from './page-documents.ts';

/** Bytes on the wire after which a page gives no more hints: with the last one it stays below 60 KB. */
const ENOUGH_BYTES = 42 * 1024;
/** Milliseconds for which what is in view has to stay there. */
const DWELL = 1000;

/** Starts hinting at the likely next pages, anew after every navigation. */
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
    // What is added meanwhile is met, too.
    for (const route of queue) {
      if (bytes >= ENOUGH_BYTES || !allowsPrefetch()) break;
      queue.delete(route);
      if (done.has(route) || documents.has(route) || isRouteHere(route, base)) continue;
      try {
        bytes += await hint(route, base, documents);
        done.add(route);
      } catch {
        // The click that may follow reports the failure and deals with it.
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
 * Resolves with the bytes that were fetched when the document is in the browser's cache, or in memory where
 * the browser knows no hints.
 */
async function hint(route: string, base: string, documents: PageDocuments): Promise<number> {
  const link = document.createElement('link');
  link.href = pathnameOfRoute(route, base);
  // Without link prefetch the document is fetched with a GET that carries credentials.
  if (link.relList?.supports?.('prefetch')) {
    await prefetched(link);
    documents.noteHinted(route);
  } else await documents.load(route);
  const entry = performance.getEntriesByName(link.href).at(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize ?? 0;
}

function prefetched(link: HTMLLinkElement): Promise<unknown> {
  const done = new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  return done.finally(() => link.remove());
}
