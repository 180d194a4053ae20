/** Routes that are planned and not written yet. */
import { routeOfPathname } from '../../shared/routes.ts';
import type { Site } from './site.ts';

/** The list of `site/planned.ts` as a set of routes and `/*` patterns, for `isPlanned`. */
export function plannedSet(planned: readonly string[]): ReadonlySet<string> {
  return new Set(planned.map((route) => routeOfPathname(route, '') ?? route));
}

/**
 * True when the list holds `route`, or `/*` behind one of the routes above it: `/how-to/*` stands for
 * everything below `/how-to`, not for `/how-to` itself. Takes as many steps as the route has parts,
 * however long the list is.
 */
export function isPlanned(site: Pick<Site, 'planned'>, route: string): boolean {
  if (site.planned.has(route)) return true;
  for (let end = route.lastIndexOf('/'); end >= 0; end = route.lastIndexOf('/', end - 1)) {
    if (route.length > 1 && site.planned.has(`${route.slice(0, end)}/*`)) return true;
    if (end === 0) return false;
  }
  return false;
}
