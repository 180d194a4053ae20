/** The rules that each host's configuration is created from. */
import type { RedirectTable } from '../../../shared/redirects.ts';
import type { Site } from '../../assemble/site.ts';
import type { Redirects } from '../../config/types.ts';
import type { ServerSettings } from './server-settings.ts';

export interface HostRules extends Omit<ServerSettings, 'redirects' | 'joinedHeaders'> {
  joinedHeaders: ServerSettings['headers'];
  /** The site's origin, without a trailing slash. */
  url: string;
  redirects: Redirects;
  /** Routes of static folders with an `index.html`, such as `/report`. Their URLs end with a slash. */
  staticFolders: readonly string[];
  site: Pick<Site, 'pages'>;
}

interface HostRedirect {
  route: string;
  target: string;
}

/** Returns the targets of all old routes, each of which is listed alone and with every prefix. */
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

/**
 * Does the same for old routes that match everything below them. The longest one comes first, because hosts use the
 * first rule that matches.
 */
export function wildcardRedirects({ prefixes, wildcards = {} }: RedirectTable): HostRedirect[] {
  const all = exactRedirects({ prefixes, routes: wildcards });
  return all.sort((a, b) => b.route.length - a.route.length);
}
