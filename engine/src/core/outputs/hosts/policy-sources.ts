/** Sources that the console adds to the content security policy. */
import type { PolicySources, SiteConfig } from '../../config/types.ts';

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
