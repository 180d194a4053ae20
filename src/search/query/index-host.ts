/** Loads the files of an index and answers from them: in a worker, or in the page. */
import type { SearchIndexFile, SearchTextFile } from '../../shared/search.ts';
import { createLocalSearch, type LocalSearch } from './local-search.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export interface IndexFiles {
  index: string;
  text: string;
}

export interface IndexHost {
  /** Loads the index; the texts follow by themselves. Rejects when the index cannot be had. */
  load(files: IndexFiles): Promise<void>;
  /** Throws before the index is there. */
  answer(query: SearchQuery): SearchAnswer;
}

/**
 * Returns a host that has loaded nothing yet.
 *
 * @param onTexts called when the texts have come, or will not come: answers have excerpts from then on, or none
 */
export function createIndexHost(onTexts: () => void): IndexHost {
  let search: LocalSearch | undefined;

  async function loadTexts(address: string, target: LocalSearch): Promise<void> {
    // Titles and headings are found without them.
    const texts = await fetchJson(address).catch(() => []);
    target.setTexts(texts as SearchTextFile);
    onTexts();
  }

  return {
    async load({ index, text }) {
      const made = createLocalSearch((await fetchJson(index)) as SearchIndexFile);
      search = made;
      void loadTexts(text, made);
    },
    answer(query) {
      if (search === undefined) throw new Error("The index hasn't been loaded");
      return search.answer(query);
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
