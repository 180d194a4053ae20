/** The index of a finished build, asked as a browser asks it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createLocalSearch,
  type LocalSearch,
} from '../../src/plugins/search/query/local-search.ts';
import type {
  SearchManifest,
  SearchNamesFile,
  SearchTextFile,
  SearchWordsFile,
} from '../../src/plugins/search/search-data.ts';
import { transferSize } from '../output.ts';
import type { Ask } from './quality.ts';

export interface BuiltIndex {
  /** Search with everything that browsers load. */
  search: LocalSearch;
  /** Search with what they load first. */
  byNames: LocalSearch;
  file: SearchNamesFile;
  /** Bytes with brotli. */
  sizes: Readonly<Record<'names' | 'words' | 'texts', number>>;
}

/** Loads the index of a build. Throws when the build has none. */
export function loadBuiltIndex(output: string): BuiltIndex {
  const read = (file: string) => JSON.parse(readFileSync(path.join(output, file), 'utf8'));
  const { index } = read('search.json') as SearchManifest;
  if (index === undefined) throw new Error(`${output} has no index`);
  const asset = (address: string) => address.slice(address.indexOf('assets/'));
  const [names, words, texts] = [asset(index.names), asset(index.words), asset(index.texts)];
  const file = read(names) as SearchNamesFile;
  const search = createLocalSearch(file);
  search.setWords(read(words) as SearchWordsFile);
  search.setTexts(read(texts) as SearchTextFile);
  return {
    search,
    byNames: createLocalSearch(file),
    file,
    sizes: {
      names: transferSize(output, names),
      words: transferSize(output, words),
      texts: transferSize(output, texts),
    },
  };
}

/** Words of an excerpt, as in the list of results. */
const EXCERPT_WORDS = 10;

/**
 * Returns what asks the index and names the pages of the first twenty results.
 *
 * @param excerptWords 0 where only addresses count: excerpts take half the time of an answer
 */
export function askIndex(search: LocalSearch, excerptWords = EXCERPT_WORDS): Ask {
  const ask = askSections(search, excerptWords);
  return (text) => ask(text).map((href) => href.split('#')[0] ?? href);
}

/** Returns what asks the index and gives the addresses of the first twenty results, with anchors. */
export function askSections(search: LocalSearch, excerptWords = EXCERPT_WORDS): Ask {
  return (text) => {
    const query = { text, offset: 0, limit: 20, excerptWords };
    return search.answer(query).hits.map(({ href }) => href);
  };
}
