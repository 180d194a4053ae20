/**
 * Navigation within the site: takes over links, Back, and Forward. A change of the hash or query on the current page
 * never loads anything. Plain hash links are left to the browser, which scrolls and sets `:target` better than a script
 * can.
 */
import { NOT_FOUND_ROUTE, routeOfPathname } from '../../shared/routes.ts';
import { layOutWhole } from '../first-view/first-view.ts';
import { getSnapshot } from '../page/page-store.ts';
import { anchorOf, scrollToHash, scrollToOffset } from './arrival.ts';
import {
  isOverlayEntry,
  keepHistoryEntries,
  noteAddress,
  notedAddress,
  replaceAddress,
  type ScrollOffset,
} from './history-entries.ts';
import { followableAddress, isPlainClick, linkOfEvent, pageOfHref } from './links.ts';
import {
  cancelVisit,
  finishNavigation,
  goTo,
  isShown,
  type Router,
  type RouterOptions,
  visit,
} from './visits.ts';

/** Starts the router in this document: cleans the URL, and handles links, Back, and Forward. */
export function startRouter(options: RouterOptions): void {
  cleanAddress(options);
  noteAddress();
  const router: Router = {
    options,
    entries: keepHistoryEntries(),
    shownRoute: routeOfPathname(location.pathname, options.base),
    latestVisit: 0,
  };
  document.addEventListener('click', (event) => followLink(router, event));
  addEventListener('popstate', () => followHistory(router));
}

/**
 * Removes `.html`, `/index.html`, and a trailing slash from the address bar. The query and hash stay. A host
 * that doesn't have `/a/index.html` responds with the not-found page, but may have a page at the clean URL.
 */
function cleanAddress({ base, loadDocument }: RouterOptions): void {
  const clean = pageOfHref(location.href, base);
  if (!clean || clean.pathname === location.pathname) return;
  if (getSnapshot().route === NOT_FOUND_ROUTE) loadDocument(clean, true);
  else replaceAddress(clean.href);
}

function followLink(router: Router, event: MouseEvent): void {
  const link = isPlainClick(event) ? linkOfEvent(event) : undefined;
  const address = link && followableAddress(link, router.options.base);
  if (!address) return;
  if (isBrowsersHashLink(router, link, address)) {
    cancelVisit(router);
    layOutWhole();
    return;
  }
  event.preventDefault();
  goTo(router, address);
}

/**
 * Returns true for a link to an anchor on the current page, unless it has to replace an overlay's entry. If the
 * anchor doesn't exist, the browser does nothing and doesn't even report a second click on the link.
 */
function isBrowsersHashLink(router: Router, link: Element, address: URL): boolean {
  const written = new URL(link.getAttribute('href') ?? '', document.baseURI);
  const samePage = written.pathname === location.pathname && written.search === location.search;
  return samePage && isKnownAnchor(address.hash) && isShown(router) && !isOverlayEntry();
}

/** Follows Back, Forward, and entries that plain hash links add. The URL has already changed. */
function followHistory(router: Router): void {
  const { base, loadDocument } = router.options;
  const offset = router.entries.arrive();
  const address = new URL(location.href);
  const route = routeOfPathname(address.pathname, base);
  cancelVisit(router);
  if (route === undefined) {
    loadDocument(address, true);
  } else if (route === router.shownRoute) {
    arriveWithinPage(address, offset);
  } else {
    router.entries.track(false);
    void visit(router, { address, route, entry: 'stay', offset });
  }
}

function arriveWithinPage(address: URL, offset: ScrollOffset | undefined): void {
  const previous = notedAddress();
  // A page can have several entries with the same URL, each with its own offset.
  if (offset) scrollToOffset(offset);
  if (address.href === previous.href) return;
  if (!offset && !isKnownAnchor(address.hash)) scrollToHash('');
  finishNavigation(address.hash === previous.hash ? 'query' : 'hash');
}

function isKnownAnchor(hash: string): boolean {
  return hash === '#top' || anchorOf(hash) !== undefined;
}
