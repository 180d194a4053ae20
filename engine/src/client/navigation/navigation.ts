/** Loading ahead for parts of the page that are not links: search results, islands. */

type Prefetch = (route: string) => void;

let prefetchRoute: Prefetch = () => undefined;

/** Makes loading ahead, once started, available to `prefetch`. */
export function setPrefetch(prefetch: Prefetch): void {
  prefetchRoute = prefetch;
}

/** Loads the page of a route ahead of time, under the same rules as pointing at a link to it. */
export function prefetch(route: string): void {
  prefetchRoute(route);
}
