/** Scores sections for a word of a query by adding up the scores of the terms that match it. */

import { editDistance } from '../../../shared/edit-distance.ts';
import type { Postings } from '../index/postings.ts';
import { isDense } from '../tokenizer/writing-systems.ts';
import type { Alternative } from './parse-query.ts';
import type { Terms } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface WordScores {
  /** Scores by section number. 0 for sections without the word. */
  scores: Float32Array;
  /** By section number, 1 if the section's name contains the word as typed, and 0 otherwise. */
  isNamed: Uint8Array;
  /** Terms in the index that match the typed word. */
  terms: readonly string[];
  /** Terms in the index that match synonyms of the typed word. */
  synonyms: readonly string[];
}

export interface TermScores {
  of(alternatives: readonly Alternative[]): WordScores;
}

/** Weights of a term that only starts with the typed letters, and of one with a different spelling. */
const PREFIX_WORTH = 0.375;
const FUZZY_WORTH = 0.7;
/**
 * Minimum length of a prefix that's searched in texts. Hundreds of words start with the same one or two letters, so
 * shorter prefixes match only names.
 */
const SHORTEST_PREFIX = 3;
/** How many words are cached. While a reader types, only the last word changes. */
const KEPT = 32;

/** Returns a function that scores the words of a query. Scores are cached for the next query. */
export function createTermScores(terms: Terms, sections: number): TermScores {
  const kept = new Map<string, WordScores>();
  return {
    of(alternatives) {
      const key = JSON.stringify(alternatives);
      const known = kept.get(key) ?? scoresOf(alternatives, terms, sections);
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}

function scoresOf(
  alternatives: readonly Alternative[],
  terms: Terms,
  sections: number,
): WordScores {
  const scores = new Float32Array(sections);
  const isNamed = new Uint8Array(sections);
  const typed = new Set<string>();
  const synonyms = new Set<string>();
  for (const alternative of alternatives) {
    const isSingle = alternative.terms.length === 1;
    const result = {
      names: alternative.isSynonym ? synonyms : typed,
      isNamed: isSingle && !alternative.isSynonym ? isNamed : undefined,
    };
    const parts = alternative.terms.map((term) => {
      const own = isSingle ? scores : new Float32Array(sections);
      addTerm(term, alternative, terms, { ...result, scores: own });
      return own;
    });
    if (parts.length > 1) addCommon(scores, parts);
  }
  return { scores, isNamed, terms: [...typed], synonyms: [...synonyms] };
}

/** Adds a term's scores, the terms in the index that match it, and marks for the sections that it names. */
function addTerm(
  term: string,
  alternative: Alternative,
  { vocabulary, named, said }: Terms,
  result: { scores: Float32Array; names: Set<string>; isNamed: Uint8Array | undefined },
): void {
  const isShort = alternative.terms.some((each) => each.length < SHORTEST_PREFIX && !isDense(each));
  const lists = alternative.isPrefix && isShort ? [named] : [named, said];
  for (const [number, worth] of expand(term, alternative, vocabulary)) {
    const name = vocabulary.terms[number] ?? '';
    if (isMeant(name, term)) result.names.add(name);
    for (const list of lists) addList(result.scores, list, number, worth * alternative.boost);
    if (result.isNamed !== undefined) markList(result.isNamed, named, number);
  }
}

/** Returns the numbers and weights of the terms in the index that match a term of the query. */
function expand(
  term: string,
  { isPrefix, distance }: Alternative,
  vocabulary: Vocabulary,
): Map<number, number> {
  const found = new Map<number, number>();
  if (distance > 0) addFuzzy(found, term, distance, vocabulary);
  const [from, to] = isPrefix ? vocabulary.withPrefix(term) : [0, 0];
  for (let number = from; number < to; number += 1) {
    const length = vocabulary.terms[number]?.length ?? 0;
    found.set(number, (PREFIX_WORTH * length) / (length + 0.3 * (length - term.length)));
  }
  const exact = vocabulary.indexOf(term);
  if (exact !== -1) found.set(exact, 1);
  return found;
}

function addFuzzy(
  found: Map<number, number>,
  term: string,
  limit: number,
  { terms }: Vocabulary,
): void {
  for (const [number, other] of terms.entries()) {
    if (Math.abs(other.length - term.length) > limit) continue;
    const distance = editDistance(term, other, limit);
    // The first letter is rarely a typo, so if it differs, the word is usually a different one.
    const isOther = distance > 1 && other[0] !== term[0];
    if (distance > limit || isOther) continue;
    found.set(number, (FUZZY_WORTH * other.length) / (other.length + distance));
  }
}

/**
 * True if a term is what the reader means. `database_url` isn't if the query is `database`, and neither is
 * `database_ssl` if it's `database_url`.
 */
function isMeant(term: string, asked: string): boolean {
  return !term.includes('_') || (asked.includes('_') && term.startsWith(asked));
}

function addList(scores: Float32Array, list: Postings, term: number, worth: number): void {
  const end = list.starts[term + 1] ?? 0;
  for (let at = list.starts[term] ?? 0; at < end; at += 1) {
    const section = list.sections[at] as number;
    scores[section] = (scores[section] as number) + worth * (list.scores[at] as number);
  }
}

function markList(isMarked: Uint8Array, list: Postings, term: number): void {
  const end = list.starts[term + 1] ?? 0;
  for (let at = list.starts[term] ?? 0; at < end; at += 1)
    isMarked[list.sections[at] as number] = 1;
}

/** For each section that has a score in every part, adds up those scores. */
function addCommon(scores: Float32Array, parts: readonly Float32Array[]): void {
  for (let section = 0; section < scores.length; section += 1) {
    let sum = 0;
    for (const part of parts) {
      const own = part[section] as number;
      if (own === 0) {
        sum = 0;
        break;
      }
      sum += own;
    }
    scores[section] = (scores[section] as number) + sum;
  }
}
