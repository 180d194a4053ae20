/** The index of a finished build, asked as a browser asks it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLocalSearch, type LocalSearch } from '../../src/search/query/local-search.ts';
import type { SearchIndexFile, SearchManifest, SearchTextFile } from '../../src/shared/search.ts';
import { transferSize } from '../output.ts';
import type { Ask } from './quality.ts';

export interface BuiltIndex {
  search: LocalSearch;
  file: SearchIndexFile;
  /** Bytes with brotli. */
  indexSize: number;
  textSize: number;
}

/** Loads the index of a build. Throws when the build has none. */
export function loadBuiltIndex(output: string): BuiltIndex {
  const read = (file: string) => JSON.parse(readFileSync(path.join(output, file), 'utf8'));
  const manifest = read('search.json') as SearchManifest;
  const [index, text] = [manifest.index, manifest.text].map((address = '') =>
    address.slice(address.indexOf('assets/')),
  );
  if (!index || !text) throw new Error(`${output} has no index`);
  const file = read(index) as SearchIndexFile;
  const search = createLocalSearch(file);
  search.setTexts(read(text) as SearchTextFile);
  return {
    search,
    file,
    indexSize: transferSize(output, index),
    textSize: transferSize(output, text),
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
