/** Search in the site's own index: in a worker, or in the page where workers do not work. */

import type { IndexFiles } from './index-host.ts';
import type { SearchBackend } from './search-types.ts';
import { type AsyncIndexHost, WorkerError, workerHost } from './worker-host.ts';

/** Returns the back end for an index at these addresses. Nothing is loaded yet. */
export function createLocalBackend(files: IndexFiles): SearchBackend {
  const listeners = new Set<() => void>();
  const onTexts = () => {
    for (const listener of listeners) listener();
  };
  let ready: Promise<AsyncIndexHost> | undefined;

  function host(): Promise<AsyncIndexHost> {
    ready ??= loadHost(files, onTexts).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  return {
    async load() {
      await host();
    },
    async search(query, signal) {
      const index = await host();
      signal?.throwIfAborted();
      try {
        return await index.answer(query);
      } catch (error) {
        // A worker that has died is replaced at the next attempt.
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

async function loadHost(files: IndexFiles, onTexts: () => void): Promise<AsyncIndexHost> {
  try {
    const host = workerHost(startWorker(), onTexts);
    await host.load(files);
    return host;
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    const { createIndexHost } = await import('./index-host.ts');
    const host = createIndexHost(onTexts);
    await host.load(files);
    return { load: host.load, answer: async (query) => host.answer(query) };
  }
}

function startWorker(): Worker {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
  } catch {
    throw new WorkerError("Workers aren't available");
  }
}
