/**
 * Marks the layout's links to the current page. Hides the navigation bar on scroll if the site is configured
 * that way.
 */
import * as attributes from '../../shared/attributes.ts';
import { routeOfLink } from '../navigation/links.ts';
import { onPage, onScrollFrame } from '../page/page-events.ts';
import { getSnapshot } from '../page/page-store.ts';

const LINKS = `[${attributes.NAVBAR}] a[href], #site-menu details a[href]`;
const ITEM_OF_PAGE = `[${attributes.NAVBAR}] > nav > ul > li > [aria-current]`;

/** Starts to update the layout's links and the navigation bar after each navigation. */
export function startNavbar(base: string): void {
  onPage(() => markCurrentLinks(base));
  const navbar = document.querySelector<HTMLElement>(
    `[${attributes.NAVBAR}][${attributes.HIDE_ON_SCROLL}]`,
  );
  // Most sites don't hide the navigation bar, so they don't need the code.
  if (navbar) {
    const load = () => import('./hide-navbar.ts');
    load().then((loaded) => loaded.hideOnScroll(navbar, onScrollFrame), console.warn);
  }
}

function markCurrentLinks(base: string): void {
  const { route, sidebar } = getSnapshot();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (!link.hash && !link.search && routeOfLink(link, base) === route)
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  // Marks only one entry: the page's own entry, or otherwise the entry of its sidebar.
  const hasItem = document.querySelector(ITEM_OF_PAGE) !== null;
  for (const element of document.querySelectorAll<HTMLElement>(`[${attributes.ACTIVE_SIDEBAR}]`)) {
    const isActive = element.dataset.activeSidebar === sidebar?.name && !hasItem;
    element.toggleAttribute(attributes.ACTIVE, isActive);
  }
}
