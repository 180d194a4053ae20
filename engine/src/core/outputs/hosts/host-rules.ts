/** Rules for hosts, each in its own words. */
import type { RedirectTable } from '../../../shared/redirects.ts';
import type { Site } from '../../assemble/site.ts';
import type { Redirects } from '../../config/types.ts';
import type { ServerSettings } from './server-settings.ts';

export interface HostRules extends Omit<ServerSettings, 'redirects' | 'joinedHeaders'> {
  joinedHeaders: ServerSettings['headers'];
  /** Origin of the site, without a final slash. */
  url: string;
  redirects: Redirects;
  site: Pick<Site, 'pages'>;
}

interface HostRedirect {
  route: string;
  target: string;
}

/** Old routes of the table, and the same below each prefix, with the target of each. */
export function exactRedirects({
  prefixes,
  routes,
}: Pick<RedirectTable, 'prefixes' | 'routes'>): HostRedirect[] {
  const own = Object.entries(routes).map(([route, target]) => ({ route, target }));
  const below = prefixes.flatMap((prefix) =>
    own.map(({ route, target }) => ({ route: prefix + route, target })),
  );
  return [...own, ...below];
}

/** Old routes with all that is below them, likewise: the longest first, because the first rule counts. */
export function wildcardRedirects({ prefixes, wildcards = {} }: RedirectTable): HostRedirect[] {
  const all = exactRedirects({ prefixes, routes: wildcards });
  return all.sort((a, b) => b.route.length - a.route.length);
}
