/** Small rules that the navigation bar and the mobile panel share. */
import * as attributes from '../../shared/attributes.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';

export type DropdownItem = Extract<NavbarItem, { type: 'dropdown' }>;

/** The page that a navigation item is rendered on. */
export interface CurrentPage {
  /** Pathname of the page, base path included. */
  pathname: string;
  sidebar: string | undefined;
  /** True when an item of the navigation bar leads to this very page. */
  hasItem: boolean;
}

/** Describes the rendered page for `ariaCurrent` and `sidebarState`. */
export function currentPage(view: PageView, site: SiteView): CurrentPage {
  const pathname = pathnameOfRoute(view.route, site.base);
  const hasItem = site.navbar.items.some((item) => item.type === 'link' && item.href === pathname);
  return { pathname, sidebar: view.sidebar?.name, hasItem };
}

/** `page` on the link to the page itself, as the browser runtime keeps it after navigation. */
export function ariaCurrent(href: string, current: CurrentPage): 'page' | undefined {
  return href === current.pathname ? 'page' : undefined;
}

/** Attributes of an item that stays marked on those pages of a sidebar that have no item of their own. */
export function sidebarState(activeSidebar: string | undefined, current: CurrentPage) {
  if (activeSidebar === undefined) return {};
  return {
    [attributes.ACTIVE_SIDEBAR]: activeSidebar,
    [attributes.ACTIVE]: activeSidebar === current.sidebar && !current.hasItem ? '' : undefined,
  };
}

/** `target` of a link that opens in a new tab; browsers then keep the opener from it by themselves. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? { target: '_blank' } : {};
}
