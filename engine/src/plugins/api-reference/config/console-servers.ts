/** Servers that readers can call from the console. */
import type { SiteConfig } from '../../../core/plugin-api.ts';

/** Any server with TLS, and servers on the reader's own machine. */
const SERVERS = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/** Returns the servers by the name of the worker's script. A site without APIs needs none. */
export function consoleServers({ apis = [] }: Pick<SiteConfig, 'apis'>): Record<string, string[]> {
  return apis.length === 0 ? {} : { 'request-worker': SERVERS };
}
