/** Answers queries with the parts of an index that have loaded so far. Runs in a worker or in the page. */
import type {
  SearchIndexAddresses,
  SearchNamesFile,
  SearchTextFile,
  SearchWordsFile,
} from '../search-data.ts';
import { createLocalSearch, type LocalSearch } from './local-search.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export interface IndexHost {
  /** Parses and sets the names. Rejects if the JSON is invalid. */
  setNames(names: string): Promise<void>;
  /** Starts loading words and texts, unless that has already happened. */
  loadRest(files: SearchIndexAddresses): void;
  /** Answers a query as soon as the loaded parts suffice. Rejects if there are no names. */
  answer(query: SearchQuery): Promise<SearchAnswer>;
}

/**
 * Returns a host without data.
 *
 * @param onImproved called when earlier queries would now have better results, or when they can't wait any longer
 * because parts failed to load
 */
export function createIndexHost(onImproved: () => void): IndexHost {
  let search: LocalSearch | undefined;
  /** Settles when loading the words has succeeded or failed. Absent before that has started. */
  let loading: Promise<void> | undefined;
  let isComplete = false;

  async function loadWords(address: string, target: LocalSearch): Promise<void> {
    try {
      target.setWords((await fetchJson(address)) as SearchWordsFile);
      isComplete = true;
    } catch {
      // Names can be found without the words, and the next attempt may load those.
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
