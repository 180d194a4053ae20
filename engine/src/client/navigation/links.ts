/** Determines which links the router handles. */
import * as attributes from '../../shared/attributes.ts';
import { pathnameOfRoute, routeOfPathname } from '../../shared/routes.ts';

/**
 * Returns the link that contains an event's target. This includes links in SVG images, because the router reads
 * attributes.
 */
export function linkOfEvent(event: Event): Element | undefined {
  if (!(event.target instanceof Element)) return undefined;
  return event.target.closest('a[href]') ?? undefined;
}

/**
 * True for a click that opens the link in the same tab: main button, no modifier key, and not handled by other
 * code.
 */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/**
 * Returns the clean URL of the page that a link opens, or `undefined` if the browser should handle the link: it
 * has a different origin or target, is a download or a file, is outside of the base path, or has
 * `data-router="off"`.
 */
export function followableAddress(link: Element, base: string): URL | undefined {
  const target = link.getAttribute('target') ?? '';
  if (target !== '' && target !== '_self') return undefined;
  if (link.hasAttribute('download') || /\bexternal\b/.test(link.getAttribute('rel') ?? '')) {
    return undefined;
  }
  if (link.closest(`[${attributes.ROUTER}="off"]`)) return undefined;
  return pageOfHref(link.getAttribute('href') ?? '', base);
}

/** Returns the clean URL of a page on this site, or `undefined` if `href` leads anywhere else. */
export function pageOfHref(href: string, base: string): URL | undefined {
  const address = parse(href);
  if (address?.origin !== location.origin) return undefined;
  const route = routeOfPathname(address.pathname, base);
  // The extension starts with a letter, because `/whats-new-v4.1` is a page.
  if (route === undefined || /\.[a-z][a-z0-9]*$/i.test(route)) return undefined;
  address.pathname = pathnameOfRoute(route, base);
  if (address.hash === '') address.hash = '';
  return address;
}

function parse(href: string): URL | undefined {
  try {
    return new URL(href, document.baseURI);
  } catch {
    return undefined;
  }
}

/** Returns the route of a link that the router handles. */
export function routeOfLink(link: Element, base: string): string | undefined {
  const address = followableAddress(link, base);
  return address && routeOfPathname(address.pathname, base);
}

/** True if the address bar shows `route`. */
export function isRouteHere(route: string, base: string): boolean {
  return route === routeOfPathname(location.pathname, base);
}
