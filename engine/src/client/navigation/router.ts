/**
 * Navigation within the site.
 *
 * A visit loads the target's document first and changes the address only when the new page is put in
 * place, as browsers do natively. Every visit has a number; what arrives for an older one is ignored.
 * Changes of hash or query on the page at hand never load anything, and plain hash links are left to
 * the browser, which scrolls and sets `:target` better than a script can.
 */
import * as events from '../../shared/events.ts';
import { routeOfPathname } from '../../shared/routes.ts';
import { afterLayout } from '../first-view/after-layout.ts';
import { beginFirstView, layOutWhole } from '../first-view/first-view.ts';
import { anchorOf, focusArrival, scrollToHash, scrollToOffset } from './arrival.ts';
import {
  isOverlayEntry,
  keepHistoryEntries,
  noteAddress,
  notedAddress,
  replaceAddress,
  type ScrollOffset,
} from './history-entries.ts';
import { followableAddress, isPlainClick, linkOfEvent, pageOfHref } from './links.ts';
import { claimFullLoad, createPageLoadError, releaseFullLoad } from './loading/load-failure.ts';
import { MissingPageError } from './loading/page-documents.ts';
import { beginWaiting, endWaiting } from './loading/waiting.ts';
import { getSnapshot, type NavigatedDetail } from './page-store.ts';
import {
  type LoadedPage,
  parsePage,
  showPageError,
  showPageSpinner,
  swapPage,
} from './page-swap.ts';

export interface RouterOptions {
  /** `''` or `/docs`. */
  base: string;
  /** Build the document belongs to. */
  buildId: string;
  /** The HTML of a route's document, see page-documents.ts. */
  load(route: string): Promise<string>;
  /** Address that the table of redirects has for a missing page, see not-found/moved.ts. */
  findMoved(address: URL): Promise<URL | undefined>;
  /** Leaves the document for another one, see load-failure.ts. */
  loadDocument(address: URL, replace: boolean): void;
}

interface Visit {
  address: URL;
  route: string;
  /** `push` adds an entry on commit; with `stay` the address bar shows the address already. */
  entry: 'push' | 'stay';
  /** Offset to restore; without it the hash decides. */
  offset?: ScrollOffset;
}

type NavigationKind = NavigatedDetail['kind'];

/** Starts the router on this document: cleans its address and takes over links, Back and Forward. */
export function startRouter(options: RouterOptions): void {
  const { base, buildId, load, findMoved, loadDocument } = options;
  cleanAddress(base);
  noteAddress();
  const entries = keepHistoryEntries();
  /** Route that `main` shows; nothing while it holds a spinner or an error. */
  let shownRoute = routeOfPathname(location.pathname, base);
  let latestVisit = 0;

  function go(address: URL): void {
    const route = routeOfPathname(address.pathname, base) ?? '/';
    if (route === shownRoute && isShown()) goWithinPage(address);
    else void visit({ address, route, entry: 'push' });
  }

  /** Goes to an address as a click on a link to it would; addresses outside the site load natively. */
  function navigate(href: string): void {
    const address = pageOfHref(href, base);
    if (address) go(address);
    else location.assign(href);
  }

  /** True when `main` shows the page of the address bar. */
  function isShown(): boolean {
    return shownRoute === routeOfPathname(location.pathname, base);
  }

  function goWithinPage(address: URL): void {
    cancelVisit();
    const here = new URL(location.href);
    const hashChanges = address.hash !== here.hash;
    if (address.href !== here.href) entries.push(address);
    if (address.href === here.href || hashChanges) {
      scrollToHash(address.hash);
      focusArrival(address.hash);
    }
    if (address.href !== here.href) finish(hashChanges ? 'hash' : 'query');
  }

  async function visit(next: Visit): Promise<void> {
    latestVisit += 1;
    const number = latestVisit;
    beginWaiting(() => {
      if (next.entry === 'push') return;
      shownRoute = undefined;
      showPageSpinner();
      scrollToOffset({ x: 0, y: 0 });
    });
    const page = await loadPage(next.route).catch(async (error: unknown) => {
      // A missing page is no failure of loading: it has moved, or the host has its not-found page.
      const isMissing = error instanceof MissingPageError;
      const moved = isMissing && (await findMoved(next.address).catch(console.warn));
      if (number !== latestVisit) return;
      // At Back and Forward the address bar shows the old address, which the host has to change.
      if (moved && next.entry === 'push') navigate(moved.href);
      else fail(next, error, isMissing);
    });
    if (page && number === latestVisit) commit(next, page);
  }

  async function loadPage(route: string): Promise<LoadedPage> {
    const page = parsePage(await load(route), route);
    if (page.buildId !== buildId) throw new Error('The site has been redeployed');
    return page;
  }

  function cancelVisit(): void {
    latestVisit += 1;
    endWaiting();
    entries.track(true);
  }

  function commit(next: Visit, page: LoadedPage): void {
    const previousRoute = getSnapshot().route;
    if (next.entry === 'push') entries.push(next.address);
    cancelVisit();
    releaseFullLoad(next.route);
    shownRoute = next.route;
    const beginsAtTop = !next.offset && !next.address.hash;
    if (beginsAtTop) {
      // While the layout of the page that is left still holds: later, scrolling would force one.
      scrollToOffset({ x: 0, y: 0 });
      beginFirstView();
    }
    swapPage(page);
    if (next.offset) scrollToOffset(next.offset);
    else if (!beginsAtTop) scrollToHash(next.address.hash);
    // Giving the focus forces a layout.
    afterLayout(() => focusArrival(next.address.hash));
    finish('path', previousRoute);
  }

  function finish(kind: NavigationKind, previousRoute = getSnapshot().route): void {
    noteAddress();
    const { route, sidebar } = getSnapshot();
    const detail: NavigatedDetail = { route, sidebar, previousRoute, kind };
    document.dispatchEvent(new CustomEvent(events.NAVIGATED, { detail }));
  }

  function fail(next: Visit, error: unknown, isMissing: boolean): void {
    console.warn(`Loading ${next.address.pathname} failed.`, error);
    if (isMissing || (navigator.onLine && claimFullLoad(next.route, buildId))) {
      endWaiting();
      loadDocument(next.address, next.entry === 'stay' || isOverlayEntry());
      return;
    }
    if (next.entry === 'push') entries.push(next.address);
    cancelVisit();
    entries.track(false);
    noteAddress();
    shownRoute = undefined;
    // While the reader goes elsewhere the error is still there, but the address may not be.
    const retry = () =>
      void visit({ ...next, entry: location.href === next.address.href ? 'stay' : 'push' });
    showPageError(next.route, createPageLoadError(next.address, retry));
    scrollToOffset({ x: 0, y: 0 });
  }

  function onClick(event: MouseEvent): void {
    const link = isPlainClick(event) ? linkOfEvent(event) : undefined;
    const address = link && followableAddress(link, base);
    if (!address) return;
    if (isBrowsersHashLink(link, address)) {
      cancelVisit();
      layOutWhole();
      return;
    }
    event.preventDefault();
    go(address);
  }

  /**
   * A link to an anchor of the page at hand, unless it has to take the place of an overlay's entry. A browser does
   * nothing for an anchor that doesn't exist, and doesn't even report the second click on a link to it.
   */
  function isBrowsersHashLink(link: Element, address: URL): boolean {
    const written = new URL(link.getAttribute('href') ?? '', document.baseURI);
    const samePage = written.pathname === location.pathname && written.search === location.search;
    return samePage && isKnownAnchor(address.hash) && isShown() && !isOverlayEntry();
  }

  /** Back, Forward, and the entries that plain hash links add: the address has changed already. */
  function onPopState(): void {
    const offset = entries.arrive();
    const address = new URL(location.href);
    const route = routeOfPathname(address.pathname, base);
    cancelVisit();
    if (route === undefined) {
      loadDocument(address, true);
    } else if (route === shownRoute) {
      arriveWithinPage(address, offset);
    } else {
      entries.track(false);
      void visit({ address, route, entry: 'stay', offset });
    }
  }

  function arriveWithinPage(address: URL, offset: ScrollOffset | undefined): void {
    const previous = notedAddress();
    // Entries of one page may be several apart and have the same address, and an offset each.
    if (offset) scrollToOffset(offset);
    if (address.href === previous.href) return;
    if (!offset && !isKnownAnchor(address.hash)) scrollToHash('');
    finish(address.hash === previous.hash ? 'query' : 'hash');
  }

  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
}

function isKnownAnchor(hash: string): boolean {
  return hash === '#top' || anchorOf(hash) !== undefined;
}

/** Takes `.html`, `/index.html` and a trailing slash off the address bar; query and hash stay. */
function cleanAddress(base: string): void {
  const clean = pageOfHref(location.href, base);
  if (clean && clean.pathname !== location.pathname) {
    replaceAddress(clean.href);
  }
}
