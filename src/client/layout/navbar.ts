/** The layout's links follow the page, and the navigation bar hides on scroll where the site wants it. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { routeOfPathname } from '../../shared/routes.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { onPage, onScrollFrame } from '../navigation/page-events.ts';
import { getSnapshot } from '../navigation/page-store.ts';

const LINKS = `[${attributes.NAVBAR}] a[href], #site-menu > nav a[href]`;
const ITEM_OF_PAGE = `[${attributes.NAVBAR}] > nav > ul > li > [aria-current]`;

/** Starts keeping the layout's links and the navigation bar up to date. */
export function startNavbar(base: string): void {
  onPage(() => markCurrentLinks(base));
  const navbar = document.querySelector<HTMLElement>(
    `[${attributes.NAVBAR}][${attributes.HIDE_ON_SCROLL}]`,
  );
  if (navbar) hideOnScroll(navbar);
}

function markCurrentLinks(base: string): void {
  const { route, sidebar } = getSnapshot();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const address = new URL(link.href, document.baseURI);
    const isCurrent =
      address.origin === location.origin &&
      address.hash === '' &&
      routeOfPathname(address.pathname, base) === route;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  // One entry is marked: that of the page itself, else that of its sidebar.
  const hasItem = document.querySelector(ITEM_OF_PAGE) !== null;
  for (const element of document.querySelectorAll<HTMLElement>(`[${attributes.ACTIVE_SIDEBAR}]`)) {
    const isActive = element.dataset.activeSidebar === sidebar?.name && !hasItem;
    element.toggleAttribute(attributes.ACTIVE, isActive);
  }
}

/** Hidden while reading on, shown while going back; never while the focus is inside. */
function hideOnScroll(navbar: HTMLElement): void {
  let last = scrollY;
  const show = (isShown: boolean) => {
    const isKept = isShown || navbar.contains(document.activeElement);
    navbar.toggleAttribute(attributes.NAVBAR_HIDDEN, !isKept);
  };
  onScrollFrame(() => {
    const isDownward = scrollY > last;
    const isNearEnd =
      scrollY + innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight;
    if (scrollY < navbar.offsetHeight) show(true);
    else if (isDownward) show(false);
    else if (scrollY < last && !isNearEnd) show(true);
    last = scrollY;
  });
  navbar.addEventListener('focusin', () => show(true));
  document.addEventListener(events.NAVIGATED, () => {
    show(anchorOf(location.hash) === undefined);
    last = scrollY;
  });
}
