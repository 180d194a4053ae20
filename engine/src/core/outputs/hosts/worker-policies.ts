/**
 * Creates content security policies for workers that call other servers. `core/config/policy-sources.ts`
 * collects the sources for pages.
 */
import type { Policy } from '../../assemble/site-hooks.ts';
import type { PolicySources } from '../../config/types.ts';

/** Returns the sources that workers need on hosts that can't send a different policy for a worker's script. */
export function workerSources(workers: Policy['workers']): PolicySources {
  const servers = [...new Set(Object.values(workers).flat())];
  return servers.length === 0 ? {} : { 'connect-src': servers };
}

/** Returns a bundled file's own headers, or `undefined` if it has the same headers as all other files. */
export function headersOfScript(
  file: string,
  workers: Policy['workers'],
): Readonly<Record<string, string>> | undefined {
  const name = /^assets\/(.+)\.[^./]+\.js$/.exec(file)?.[1] ?? '';
  const servers = Object.hasOwn(workers, name) ? workers[name] : undefined;
  if (servers === undefined) return undefined;
  const policy = `default-src 'none'; connect-src 'self' ${servers.join(' ')}`;
  return { 'Content-Security-Policy': policy };
}
