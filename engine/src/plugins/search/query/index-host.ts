/** An index that answers from the parts that have come: in a worker, or in the page. */
import type {
  SearchIndexAddresses,
  SearchNamesFile,
  SearchTextFile,
  SearchWordsFile,
} from '../search-data.ts';
import { createLocalSearch, type LocalSearch } from './local-search.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export interface IndexHost {
  /** Takes the names as JSON. Rejects when they aren't any. */
  setNames(names: string): Promise<void>;
  /** Begins to load words and texts, unless they have come or are on their way. */
  loadRest(files: SearchIndexAddresses): void;
  /** Answers a query as soon as what has come answers it. Rejects without names. */
  answer(query: SearchQuery): Promise<SearchAnswer>;
}

/**
 * Returns a host that has nothing yet.
 *
 * @param onImproved called when earlier queries would be answered better, or have to do without what did not come
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
      // Names are found without them. The next attempt to load may bring them.
      loading = undefined;
    }
    onImproved();
  }

  async function loadTexts(address: string, target: LocalSearch): Promise<void> {
    // Without them, answers have no excerpts.
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
