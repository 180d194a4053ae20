/** Looks up terms of an index, and finds likely corrections of misspelled words. */
import type { FrontCodedTerms } from '../search-data.ts';

export interface Vocabulary {
  terms: readonly string[];
  /** Returns a term's number, or -1 if the vocabulary doesn't contain it. */
  indexOf(term: string): number;
  has(term: string): boolean;
  /** True if a term begins with these letters. */
  hasPrefix(letters: string): boolean;
  /**
   * Returns the range of terms that start with these letters: the first number, and the number after the last one.
   */
  withPrefix(letters: string): readonly [from: number, to: number];
}

/** Decodes terms. Each one omits the letters that it has in common with the previous term. */
export function readTerms(coded: FrontCodedTerms): string[] {
  const terms: string[] = [];
  for (const part of coded === '' ? [] : coded.split(' ')) {
    const shared = part.charCodeAt(0) - 97;
    terms.push((terms.at(-1) ?? '').slice(0, shared) + part.slice(1));
  }
  return terms;
}

/** Creates a vocabulary from sorted terms. */
export function vocabularyOf(terms: readonly string[]): Vocabulary {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const withPrefix = (letters: string) => {
    const from = firstFrom(terms, letters);
    return [from, firstFrom(terms, `${letters}\uffff`)] as const;
  };
  return {
    terms,
    indexOf: (term) => numbers.get(term) ?? -1,
    has: (term) => numbers.has(term),
    hasPrefix: (letters) => terms[firstFrom(terms, letters)]?.startsWith(letters) ?? false,
    withPrefix,
  };
}

/** Returns the index of the first term that's `letters` or comes after it. */
function firstFrom(terms: readonly string[], letters: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns every word that results from swapping two neighboring letters. */
export function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}
