/** Functions that the navigation bar and the mobile panel share. */
import * as attributes from '../../shared/attributes.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';

export type DropdownItem = Extract<NavbarItem, { type: 'dropdown' }>;

/** The page that a navigation item is rendered on. */
export interface CurrentPage {
  /** The page's pathname, including the base path. */
  pathname: string;
  sidebar: string | undefined;
  /** True if an item in the navigation bar leads to this page. */
  hasItem: boolean;
}

/** Describes the rendered page for `ariaCurrent` and `sidebarState`. */
export function currentPage(view: PageView, site: SiteView): CurrentPage {
  const pathname = pathnameOfRoute(view.route, site.base);
  const hasItem = site.navbar.items.some((item) => item.type === 'link' && item.href === pathname);
  return { pathname, sidebar: view.sidebar?.name, hasItem };
}

/** Returns `page` for a link to the current page. The browser runtime updates the attribute after navigation. */
export function ariaCurrent(href: string, current: CurrentPage): 'page' | undefined {
  return href === current.pathname ? 'page' : undefined;
}

/** Returns the attributes of an item that stays marked on a sidebar's pages, except for pages with their own item. */
export function sidebarState(activeSidebar: string | undefined, current: CurrentPage) {
  if (activeSidebar === undefined) return {};
  return {
    [attributes.ACTIVE_SIDEBAR]: activeSidebar,
    [attributes.ACTIVE]: activeSidebar === current.sidebar && !current.hasItem ? '' : undefined,
  };
}

/** Returns the `target` of a link that opens in a new tab. Browsers set `rel="noopener"` by default for such links. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? { target: '_blank' } : {};
}
