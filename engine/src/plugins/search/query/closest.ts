/** Suggests other queries if nothing is found. */

import { editDistance } from '../../../shared/edit-distance.ts';
import type { SearchNamesFile } from '../search-data.ts';
import { wordsOf } from '../tokenizer/search-tokens.ts';

const MAXIMUM = 3;

/** Returns the words in titles and headings, as written, by their lowercase form. */
export function shownWords({ pages, sections }: SearchNamesFile): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const texts = [...pages.map(({ title }) => title), ...sections.flatMap(([, , ...rest]) => rest)];
  for (const text of texts) {
    for (const { word, parts } of wordsOf(text)) {
      const lower = word.toLowerCase();
      if (parts.length > 0 && word.length > 3 && !words.has(lower)) words.set(lower, word);
    }
  }
  return words;
}

/** Returns up to three words whose spelling is most similar to a word of the query, the most likely one first. */
export function closestWords(query: string, words: ReadonlyMap<string, string>): string[] {
  const found: { word: string; distance: number }[] = [];
  for (const { word, parts } of wordsOf(query)) {
    if (parts.length === 0 || word.length < 4) continue;
    const limit = Math.max(2, Math.floor(word.length / 3));
    const lower = word.toLowerCase();
    for (const [other, shown] of words) {
      const distance = editDistance(lower, other, limit);
      if (distance > 0 && distance <= limit) found.push({ word: shown, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance);
  return [...new Set(found.map(({ word }) => word.toLowerCase()))].slice(0, MAXIMUM);
}
