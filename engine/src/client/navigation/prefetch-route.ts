/** Loads pages ahead of time for elements that aren't links, such as search results. */

type Prefetch = (route: string) => void;

let prefetchRoute: Prefetch = () => undefined;

/** Sets the function that `prefetch` calls. */
export function setPrefetch(prefetch: Prefetch): void {
  prefetchRoute = prefetch;
}

/** Loads a route's page ahead of time, under the same rules as when a reader points at a link to it. */
export function prefetch(route: string): void {
  prefetchRoute(route);
}
