/** Creates the site's configured back end, which loads once per document. */

import type { SearchBackend, SearchSurroundings } from '../../query/search-types.ts';
import type { SearchManifest } from '../../search-data.ts';
import { createHostedBackend } from '../hosted/hosted-backend.ts';
import { createLocalBackend } from '../worker/local-backend.ts';

export interface SiteBackend extends SearchBackend {
  /** Returns data that's shown besides results. Rejects if it can't be loaded. */
  surroundings(): Promise<SearchSurroundings>;
  /** True if every query requires a request. */
  isHosted(): boolean;
}

interface Loaded {
  manifest: SearchManifest;
  backend: SearchBackend;
}

/**
 * Returns the site's back end.
 *
 * @param base base path of the site
 */
export function createSiteBackend(base: string): SiteBackend {
  const listeners = new Set<() => void>();
  let isHosted = false;
  let ready: Promise<Loaded> | undefined;

  async function start(): Promise<Loaded> {
    const manifest = await fetchManifest(`${base}/search.json`);
    const backend = backendOf(manifest);
    backend.onImproved(() => {
      for (const listener of listeners) listener();
    });
    isHosted = manifest.hosted !== undefined;
    return { manifest, backend };
  }

  function loaded(): Promise<Loaded> {
    ready ??= start();
    return ready;
  }

  /**
   * Waits for `work`. If it fails, the next call loads the manifest again, because the index may be missing after a
   * new deployment.
   */
  async function orForget<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) ready = undefined;
      throw error;
    }
  }

  return {
    load: () => orForget(loaded().then(({ backend }) => backend.load())),
    search: (query, signal) =>
      orForget(loaded().then(({ backend }) => backend.search(query, signal))),
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    surroundings: () => orForget(loaded().then(({ manifest }) => manifest)),
    isHosted: () => isHosted,
  };
}

function backendOf({ hosted, index }: SearchManifest): SearchBackend {
  if (hosted !== undefined) return createHostedBackend(hosted);
  if (index === undefined) throw new Error('The site has no index');
  return createLocalBackend(index);
}

async function fetchManifest(address: string): Promise<SearchManifest> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as SearchManifest;
}
