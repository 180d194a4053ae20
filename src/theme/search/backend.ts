/** The back end that the site is configured for. Loaded once for the document. */
import type { SearchManifest } from '../../shared/search.ts';
import { createHostedBackend } from './hosted/hosted-backend.ts';
import { createLocalBackend } from './local/local-backend.ts';
import type { SearchBackend, SearchSurroundings } from './search-types.ts';

export interface SiteSearch extends SearchBackend {
  /** What stands beside the results; empty before anything is loaded. */
  surroundings(): SearchSurroundings;
  /** True when every query costs a request. */
  isHosted(): boolean;
}

const NOTHING: SearchSurroundings = { kinds: [], suggestions: [] };

/** @param base path that the site is served under */
export function createSiteSearch(base: string): SiteSearch {
  const listeners = new Set<() => void>();
  let manifest: SearchManifest | undefined;
  let ready: Promise<SearchBackend> | undefined;

  async function start(): Promise<SearchBackend> {
    const loaded = await fetchManifest(`${base}/search.json`);
    const backend = backendOf(loaded);
    backend.onImproved(() => {
      for (const listener of listeners) listener();
    });
    manifest = loaded;
    return backend;
  }

  function backend(): Promise<SearchBackend> {
    ready ??= start();
    return ready;
  }

  /** An index that is gone belongs to an earlier deployment: the manifest is asked again. */
  async function orForget<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      const isNobodysFault = error instanceof DOMException && error.name === 'AbortError';
      if (!isNobodysFault) ready = undefined;
      throw error;
    }
  }

  return {
    load: () => orForget(backend().then((it) => it.load())),
    search: (query, signal) => orForget(backend().then((it) => it.search(query, signal))),
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    surroundings: () => manifest ?? NOTHING,
    isHosted: () => manifest?.hosted !== undefined,
  };
}

function backendOf({ hosted, index, text }: SearchManifest): SearchBackend {
  if (hosted !== undefined) return createHostedBackend(hosted);
  if (index === undefined || text === undefined) throw new Error('The site has no index');
  return createLocalBackend({ index, text });
}

async function fetchManifest(address: string): Promise<SearchManifest> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as SearchManifest;
}
