/** An index that answers queries with the parts that have been loaded. It runs in a worker or in the page. */
import type {
  SearchIndexAddresses,
  SearchNamesFile,
  SearchTextFile,
  SearchWordsFile,
} from '../search-data.ts';
import { createLocalSearch, type LocalSearch } from './local-search.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export interface IndexHost {
  /** Sets the names, which are JSON. Rejects if they're invalid. */
  setNames(names: string): Promise<void>;
  /** Starts to load words and texts, unless they're loaded or being loaded. */
  loadRest(files: SearchIndexAddresses): void;
  /** Answers a query as soon as the loaded parts are sufficient. Rejects without names. */
  answer(query: SearchQuery): Promise<SearchAnswer>;
}

/**
 * Returns a host without any data.
 *
 * @param onImproved called when earlier queries would have better results, or when they have to do without the
 * parts that failed to load
 */
export function createIndexHost(onImproved: () => void): IndexHost {
  let search: LocalSearch | undefined;
  /** Settles when the words are loaded or loading has failed. Absent before loading starts. */
  let loading: Promise<void> | undefined;
  let isComplete = false;

  async function loadWords(address: string, target: LocalSearch): Promise<void> {
    try {
      target.setWords((await fetchJson(address)) as SearchWordsFile);
      isComplete = true;
    } catch {
      // Names can be found without the words. The next attempt may load them.
      loading = undefined;
    }
    onImproved();
  }

  async function loadTexts(address: string, target: LocalSearch): Promise<void> {
    // Without texts, results have no excerpts.
    const texts = await fetchJson(address).catch(() => []);
    target.setTexts(texts as SearchTextFile);
    onImproved();
  }

  return {
    async setNames(names) {
      search = createLocalSearch(JSON.parse(names) as SearchNamesFile);
    },
    loadRest({ words, texts }) {
      if (search === undefined || loading !== undefined) return;
      const target = search;
      loading = loadWords(words, target);
      void loading.then(() => loadTexts(texts, target));
    },
    async answer(query) {
      if (search === undefined) throw new Error("The index hasn't been loaded");
      if (!isComplete && !search.isNamed(query)) await loading;
      const isPartial = loading !== undefined && !isComplete;
      return { ...search.answer(query), ...(isPartial ? { isPartial } : {}) };
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
