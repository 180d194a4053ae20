/**
 * Merges the terms of an index and their postings into one order that doesn't depend on which parts have loaded.
 */
import { decodePostings, type Postings } from '../index/postings.ts';
import type { SearchNamesFile, SearchWordsFile } from '../search-data.ts';
import { readTerms, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export interface Terms {
  vocabulary: Vocabulary;
  /** Sections whose names contain a term. Indexed by the term's number in the vocabulary. */
  named: Postings;
  /** Sections whose text contains a term. Indexed by the term's number in the vocabulary. */
  said: Postings;
}

const NO_POSTINGS = { steps: '', scores: '' };

/** Returns the terms in names and, once the words have loaded, those in texts. */
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

/** Renumbers postings from the terms in `some` to those in `all`. Terms that are new have no postings. */
function spread(postings: Postings, some: readonly string[], all: readonly string[]): Postings {
  const starts = new Uint32Array(all.length + 1);
  let passed = 0;
  for (const [number, term] of all.entries()) {
    if (some[passed] === term) passed += 1;
    starts[number + 1] = postings.starts[passed] as number;
  }
  return { ...postings, starts };
}
