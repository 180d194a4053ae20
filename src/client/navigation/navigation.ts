/** Navigation for parts of the page that are not links: search results, select boxes, islands. */

type Navigate = (href: string) => void;
type Prefetch = (route: string) => void;

let navigateWithRouter: Navigate = (href) => location.assign(href);
let prefetchRoute: Prefetch = () => undefined;

/** Makes the started router available to `navigate` and `prefetch`. */
export function setNavigation(navigate: Navigate, prefetch: Prefetch): void {
  navigateWithRouter = navigate;
  prefetchRoute = prefetch;
}

/** Goes to an address as a click on a link to it would. Without a router the browser loads it. */
export function navigate(href: string): void {
  navigateWithRouter(href);
}

/** Loads the page of a route ahead of time, under the same rules as pointing at a link to it. */
export function prefetch(route: string): void {
  prefetchRoute(route);
}
