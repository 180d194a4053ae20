/**
 * Hints: pages behind links in view are fetched at idle with low priority, so that a click finds them
 * in the browser's cache. Each page at most once, few at a time, nothing on slow connections.
 */
import { pathnameOfRoute } from '../../shared/routes.ts';
import { whenIdle } from '../idle.ts';
import { allowsPrefetch } from './connection.ts';
import { isRouteHere, routeOfLink } from './links.ts';
import type { PageDocuments } from './page-documents.ts';

const CONCURRENT_HINTS = 4;
/** Sidebars have hundreds of links; a page's worth of likely next steps is far fewer. */
const HINTS_PER_PAGE = 20;

/** Starts hinting at the pages behind links in view, anew after every navigation. */
export function startHints(base: string, documents: PageDocuments): void {
  const done = new Set<string>();
  const queue = new Set<string>();
  const running = new Set<string>();
  let remaining = 0;
  const observer = 'IntersectionObserver' in window ? new IntersectionObserver(onSeen) : undefined;

  function onSeen(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const route = routeOfLink(target, base);
      if (route !== undefined) queue.add(route);
    }
    runQueue();
  }

  function runQueue(): void {
    if (!allowsPrefetch()) return;
    for (const route of queue) {
      if (running.size >= CONCURRENT_HINTS || remaining === 0) return;
      queue.delete(route);
      if (isWanted(route)) run(route);
    }
  }

  function isWanted(route: string): boolean {
    return !(
      done.has(route) ||
      running.has(route) ||
      documents.has(route) ||
      isRouteHere(route, base)
    );
  }

  function run(route: string): void {
    running.add(route);
    remaining -= 1;
    hint(route, base, documents)
      .then(
        () => done.add(route),
        () => undefined,
      )
      .finally(() => {
        running.delete(route);
        runQueue();
      });
  }

  function observeLinks(): void {
    if (!allowsPrefetch()) return;
    // `main` first: its links are the likelier next steps.
    for (const link of document.querySelectorAll('main a[href]')) observer?.observe(link);
    for (const link of document.querySelectorAll('a[href]')) observer?.observe(link);
  }

  function startPage(): void {
    observer?.disconnect();
    queue.clear();
    remaining = HINTS_PER_PAGE;
    whenIdle(observeLinks);
  }

  document.addEventListener(
    'docs:navigated',
    ({ detail }) => detail.kind === 'path' && startPage(),
  );
  startPage();
}

/** Resolves when the document is in the browser's cache, or in memory where the browser knows no hints. */
function hint(route: string, base: string, documents: PageDocuments): Promise<unknown> {
  const link = document.createElement('link');
  // Without link prefetch the document is fetched with a GET that carries credentials.
  if (!link.relList?.supports?.('prefetch')) return documents.load(route);
  const hinted = new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.href = pathnameOfRoute(route, base);
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  return hinted.then(() => documents.noteHinted(route)).finally(() => link.remove());
}
