/** Queries a build's search index in the same way as a browser. */
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
  /** Searches everything that browsers load. */
  search: LocalSearch;
  /** Searches only what browsers load first. */
  byNames: LocalSearch;
  file: SearchNamesFile;
  /** Sizes in bytes with Brotli. */
  sizes: Readonly<Record<'names' | 'words' | 'texts', number>>;
}

/** Loads the index of a build. Throws if the build has none. */
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

/** Number of words in an excerpt. The result list uses the same number. */
const EXCERPT_WORDS = 10;

/**
 * Returns a function that returns the pages of the first twenty results for a query.
 *
 * @param excerptWords 0 if only URLs matter, because excerpts take half the time of a query
 */
export function askIndex(search: LocalSearch, excerptWords = EXCERPT_WORDS): Ask {
  const ask = askSections(search, excerptWords);
  return (text) => ask(text).map((href) => href.split('#')[0] ?? href);
}

/** Returns a function that returns the URLs of the first twenty results for a query, including anchors. */
export function askSections(search: LocalSearch, excerptWords = EXCERPT_WORDS): Ask {
  return (text) => {
    const query = { text, offset: 0, limit: 20, excerptWords };
    return search.answer(query).hits.map(({ href }) => href);
  };
}
