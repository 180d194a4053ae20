/** Searches the site's own index in a worker. If workers aren't available, the page itself searches. */

import type { IndexHost } from '../../query/index-host.ts';
import type { SearchBackend } from '../../query/search-types.ts';
import type { SearchIndexAddresses } from '../../search-data.ts';
import { WorkerError, workerHost } from './worker-host.ts';

/** Returns a back end for the index at these URLs. Creating it doesn't load anything. */
export function createLocalBackend(files: SearchIndexAddresses): SearchBackend {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let ready: Promise<IndexHost> | undefined;

  function host(): Promise<IndexHost> {
    ready ??= loadHost(files, notify).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  return {
    async load() {
      (await host()).loadRest(files);
    },
    async search(query, signal) {
      const index = await host();
      signal?.throwIfAborted();
      try {
        return await index.answer(query);
      } catch (error) {
        // If the worker has stopped, the next attempt starts a new one.
        if (error instanceof WorkerError) ready = undefined;
        throw error;
      }
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a host once it has loaded the names, which are requested at the same time as the worker. */
async function loadHost(files: SearchIndexAddresses, onImproved: () => void): Promise<IndexHost> {
  const loading = fetchText(files.names);
  // The promise is awaited below, and a failure is handled there.
  loading.catch(() => undefined);
  try {
    const host = workerHost(startWorker(), onImproved);
    await host.setNames(await loading);
    host.loadRest(files);
    return host;
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    const { createIndexHost } = await import('../../query/index-host.ts');
    const host = createIndexHost(onImproved);
    await host.setNames(await loading);
    host.loadRest(files);
    return host;
  }
}

function startWorker(): Worker {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
  } catch {
    throw new WorkerError("Workers aren't available");
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}
