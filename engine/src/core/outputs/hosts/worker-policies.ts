/**
 * Creates content security policies for workers that call other servers. `core/config/policy-sources.ts`
 * collects the sources for pages.
 */
import type { ListWorkerServers } from '../../assemble/site-hooks.ts';
import type { PolicySources, SiteDefinition } from '../../config/types.ts';

type ServersByWorker = ReadonlyMap<string, readonly string[]>;

function serversByWorker(
  definition: SiteDefinition,
  lists: readonly ListWorkerServers[],
): ServersByWorker {
  return new Map(lists.flatMap((list) => Object.entries(list(definition))));
}

/** Returns the sources that workers need on hosts that can't send a different policy for a worker's script. */
export function workerSources(
  definition: SiteDefinition,
  lists: readonly ListWorkerServers[],
): PolicySources {
  const servers = [...new Set([...serversByWorker(definition, lists).values()].flat())];
  return servers.length === 0 ? {} : { 'connect-src': servers };
}

/** Returns a bundled file's own headers, or `undefined` if it has the same headers as all other files. */
export function headersOfScript(
  file: string,
  definition: SiteDefinition,
  lists: readonly ListWorkerServers[],
): Readonly<Record<string, string>> | undefined {
  const name = /^assets\/(.+)\.[^./]+\.js$/.exec(file)?.[1] ?? '';
  const servers = serversByWorker(definition, lists).get(name);
  if (servers === undefined) return undefined;
  const policy = `default-src 'none'; connect-src 'self' ${servers.join(' ')}`;
  return { 'Content-Security-Policy': policy };
}
