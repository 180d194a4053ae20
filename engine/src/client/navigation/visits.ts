/**
 * Visits. A visit loads the target's document first, and changes the URL only when it shows the new page, as
 * browsers do. Each visit has a number. Anything that arrives for an older visit is ignored.
 */
import * as events from '../../shared/events.ts';
import { routeOfPathname } from '../../shared/routes.ts';
import { beginFirstView } from '../first-view/first-view.ts';
import { afterLayout } from '../page/after-layout.ts';
import { getSnapshot, type NavigatedDetail } from '../page/page-store.ts';
import { focusArrival, scrollToHash, scrollToOffset } from './arrival.ts';
import {
  type HistoryEntries,
  isOverlayEntry,
  noteAddress,
  type ScrollOffset,
} from './history-entries.ts';
import { pageOfHref } from './links.ts';
import { claimFullLoad, createPageLoadError, releaseFullLoad } from './loading/load-failure.ts';
import { MissingPageError } from './loading/page-documents.ts';
import { endProgress, startProgressDelay } from './loading/progress-delay.ts';
import { type LoadedPage, showPageError, showPageSpinner, swapPage } from './page-swap.ts';

export interface RouterOptions {
  /** `''` or `/docs`. */
  base: string;
  /** The build that the document belongs to. */
  buildId: string;
  /** Returns the page at a route; see page-loader.ts. */
  load(route: string): Promise<LoadedPage>;
  /** Returns the new URL of a page that has moved (see not-found/moved.ts). */
  findMoved(address: URL): Promise<URL | undefined>;
  /** Leaves the document for a different one (see `load-failure.ts`). */
  loadDocument(address: URL, replace: boolean): void;
}

/** The state of the router. */
export interface Router {
  readonly options: RouterOptions;
  readonly entries: HistoryEntries;
  /** The route that `main` shows, or `undefined` while it contains a spinner or an error. */
  shownRoute: string | undefined;
  latestVisit: number;
}

interface Visit {
  address: URL;
  route: string;
  /**
   * With `push`, the visit adds an entry when the page is shown. With `stay`, the address bar already shows the
   * URL.
   */
  entry: 'push' | 'stay';
  /** The offset to restore. Without it, the hash determines the position. */
  offset?: ScrollOffset;
}

/** Goes to a URL on the site, like a click on a link to it. The browser loads other URLs. */
function navigate(router: Router, href: string): void {
  const address = pageOfHref(href, router.options.base);
  if (address) goTo(router, address);
  else location.assign(href);
}

/** Goes to a page, or to a place on the current page. */
export function goTo(router: Router, address: URL): void {
  const route = routeOfPathname(address.pathname, router.options.base) ?? '/';
  if (route === router.shownRoute && isShown(router)) goWithinPage(router, address);
  else void visit(router, { address, route, entry: 'push' });
}

/** Returns true if `main` shows the page in the address bar. */
export function isShown({ options, shownRoute }: Router): boolean {
  return shownRoute === routeOfPathname(location.pathname, options.base);
}

function goWithinPage(router: Router, address: URL): void {
  cancelVisit(router);
  const here = new URL(location.href);
  const hashChanges = address.hash !== here.hash;
  if (address.href !== here.href) router.entries.push(address);
  if (address.href === here.href || hashChanges) {
    scrollToHash(address.hash);
    focusArrival(address.hash);
  }
  if (address.href !== here.href) finishNavigation(hashChanges ? 'hash' : 'query');
}

/** Loads and shows a page, unless a different visit starts in the meantime. */
export async function visit(router: Router, next: Visit): Promise<void> {
  router.latestVisit += 1;
  const number = router.latestVisit;
  startProgressDelay(() => {
    if (next.entry === 'push') return;
    router.shownRoute = undefined;
    showPageSpinner();
    scrollToOffset({ x: 0, y: 0 });
  });
  const page = await loadPage(router, next.route).catch((error: unknown) =>
    recover(router, next, number, error),
  );
  if (page && number === router.latestVisit) commit(router, next, page);
}

async function loadPage({ options }: Router, route: string): Promise<LoadedPage> {
  const page = await options.load(route);
  if (page.buildId !== options.buildId) throw new Error('The site has been redeployed');
  return page;
}

/** Cancels the visit in progress, if there is one. The page that it's loading won't be shown. */
export function cancelVisit(router: Router): void {
  router.latestVisit += 1;
  endProgress();
  router.entries.track(true);
}

function commit(router: Router, next: Visit, page: LoadedPage): void {
  const previousRoute = getSnapshot().route;
  if (next.entry === 'push') router.entries.push(next.address);
  cancelVisit(router);
  releaseFullLoad(next.route);
  router.shownRoute = next.route;
  const beginsAtTop = !next.offset && !next.address.hash;
  if (beginsAtTop) {
    // Scrolls while the old page's layout is still valid. Later, scrolling would force a new layout.
    scrollToOffset({ x: 0, y: 0 });
    beginFirstView();
  }
  swapPage(page);
  if (next.offset) scrollToOffset(next.offset);
  else if (!beginsAtTop) scrollToHash(next.address.hash);
  // Moving the focus forces a layout.
  afterLayout(() => focusArrival(next.address.hash));
  finishNavigation('path', previousRoute);
}

/** Dispatches the event that a navigation has ended. */
export function finishNavigation(
  kind: NavigatedDetail['kind'],
  previousRoute = getSnapshot().route,
): void {
  noteAddress();
  const { route, sidebar } = getSnapshot();
  const detail: NavigatedDetail = { route, sidebar, previousRoute, kind };
  document.dispatchEvent(new CustomEvent(events.NAVIGATED, { detail }));
}

/** Handles a page that couldn't be loaded. A missing page may have moved, or the host may have its own response. */
async function recover(
  router: Router,
  next: Visit,
  number: number,
  error: unknown,
): Promise<undefined> {
  const isMissing = error instanceof MissingPageError;
  const moved = isMissing && (await router.options.findMoved(next.address).catch(console.warn));
  if (number !== router.latestVisit) return;
  // After Back and Forward, the address bar shows the old URL, which only the host can replace.
  if (moved && next.entry === 'push') navigate(router, moved.href);
  else fail(router, next, error, isMissing);
}

function fail(router: Router, next: Visit, error: unknown, isMissing: boolean): void {
  const { buildId, loadDocument } = router.options;
  console.warn(`Loading ${next.address.pathname} failed.`, error);
  if (isMissing || (navigator.onLine && claimFullLoad(next.route, buildId))) {
    endProgress();
    loadDocument(next.address, next.entry === 'stay' || isOverlayEntry());
    return;
  }
  if (next.entry === 'push') router.entries.push(next.address);
  cancelVisit(router);
  router.entries.track(false);
  noteAddress();
  router.shownRoute = undefined;
  // If the reader goes elsewhere, the error stays in place, but the URL changes.
  const retry = () =>
    void visit(router, {
      ...next,
      entry: location.href === next.address.href ? 'stay' : 'push',
    });
  showPageError(next.route, createPageLoadError(next.address, retry));
  scrollToOffset({ x: 0, y: 0 });
}
