/** Sources that search and the console add to the content security policy. */
import { searchHosts } from '../../../shared/search.ts';
import type { PolicySources, SearchConfig, SiteConfig } from '../../config/types.ts';

/** Sources by directive for the hosts that the browser asks; none when the index is the site's own. */
export function searchSources({ hosted }: Pick<SearchConfig, 'hosted'>): PolicySources {
  return hosted === undefined ? {} : { 'connect-src': searchHosts(hosted) };
}

/** Servers that readers may call from the console: any over TLS, and those on their own machine. */
const CONSOLE_SERVERS = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Sources that the console needs. A site without an API needs none. Only for hosts that can't give the console's
 * worker a policy of its own.
 */
export function consoleSources({ apis = [] }: Pick<SiteConfig, 'apis'>): PolicySources {
  return apis.length === 0 ? {} : { 'connect-src': CONSOLE_SERVERS };
}

/** The script of the worker that sends the console's requests: `src/openapi/console/request/request-worker.ts`. */
const REQUEST_WORKER = /^assets\/request-worker\.[^/]+\.js$/;

/** Returns the headers of a bundled file, if they differ from those of all other files. */
export function headersOfScript(name: string): Readonly<Record<string, string>> | undefined {
  if (!REQUEST_WORKER.test(name)) return undefined;
  const policy = `default-src 'none'; connect-src 'self' ${CONSOLE_SERVERS.join(' ')}`;
  return { 'Content-Security-Policy': policy };
}
