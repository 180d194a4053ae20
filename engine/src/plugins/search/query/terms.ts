/** The terms of an index with their postings, in one order, whichever parts of the index have come. */
import type { SearchNamesFile, SearchWordsFile } from '../search-data.ts';
import { decodePostings, type Postings } from '../text/postings.ts';
import { readTerms, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export interface Terms {
  vocabulary: Vocabulary;
  /** Where sections are called by a term, by its number in the vocabulary. */
  named: Postings;
  /** Where they say it. */
  said: Postings;
}

const NO_POSTINGS = { steps: '', scores: '' };

/** Returns the terms of names and, once they have come, of what sections say besides. */
export function readIndexTerms(names: SearchNamesFile, words: SearchWordsFile | undefined): Terms {
  const ofNames = readTerms(names.terms);
  const others = readTerms(words?.terms ?? '');
  const all = [...ofNames, ...others].sort();
  return {
    vocabulary: vocabularyOf(all),
    named: spread(decodePostings(names.named, ofNames.length), ofNames, all),
    said: decodePostings(words?.said ?? NO_POSTINGS, all.length),
  };
}

/** Numbers the lists of some terms as those of all terms: the others have empty lists. */
function spread(postings: Postings, some: readonly string[], all: readonly string[]): Postings {
  const starts = new Uint32Array(all.length + 1);
  let passed = 0;
  for (const [number, term] of all.entries()) {
    if (some[passed] === term) passed += 1;
    starts[number + 1] = postings.starts[passed] as number;
  }
  return { ...postings, starts };
}
