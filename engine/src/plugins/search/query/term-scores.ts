/** Scores of sections for one word of a query: added up from the lists of its terms. */

import { editDistance } from '../../../shared/edit-distance.ts';
import type { Postings } from '../text/postings.ts';
import { isDense } from '../text/scripts.ts';
import type { Alternative } from './parse-query.ts';
import type { Terms } from './terms.ts';

export interface WordScores {
  /** By number of the section; 0 where nothing of it is. */
  scores: Float32Array;
  /** By number of the section; 1 where the section is called by the word, as it was typed. */
  isNamed: Uint8Array;
  /** Terms of the index that answer for what was typed. */
  terms: readonly string[];
  /** Those that answer for words of the same meaning. */
  synonyms: readonly string[];
}

export interface TermScores {
  of(alternatives: readonly Alternative[]): WordScores;
}

/** Weight of a term that goes on after the letters, or is spelled differently. */
const PREFIX_WORTH = 0.375;
const FUZZY_WORTH = 0.7;
/** One or two letters begin hundreds of words: only what sections are called is looked at. */
const SHORTEST_PREFIX = 3;
/** While a reader types, all words but the last stay the same. */
const KEPT = 32;

/** Makes the lists of an index ready to be asked. */
export function createTermScores({ vocabulary, named, said }: Terms, sections: number): TermScores {
  const kept = new Map<string, WordScores>();

  /** Numbers of the terms that answer for a term of the query, and what each is worth. */
  function expand(term: string, { isPrefix, distance }: Alternative): Map<number, number> {
    const found = new Map<number, number>();
    if (distance > 0) addFuzzy(found, term, distance);
    const [from, to] = isPrefix ? vocabulary.withPrefix(term) : [0, 0];
    for (let number = from; number < to; number += 1) {
      const length = vocabulary.terms[number]?.length ?? 0;
      found.set(number, (PREFIX_WORTH * length) / (length + 0.3 * (length - term.length)));
    }
    const exact = vocabulary.indexOf(term);
    if (exact !== -1) found.set(exact, 1);
    return found;
  }

  function addFuzzy(found: Map<number, number>, term: string, limit: number): void {
    for (const [number, other] of vocabulary.terms.entries()) {
      if (Math.abs(other.length - term.length) > limit) continue;
      const distance = editDistance(term, other, limit);
      // Few slips are in the first letter: it says most of which word is meant.
      const isOther = distance > 1 && other[0] !== term[0];
      if (distance > limit || isOther) continue;
      found.set(number, (FUZZY_WORTH * other.length) / (other.length + distance));
    }
  }

  function make(alternatives: readonly Alternative[]): WordScores {
    const scores = new Float32Array(sections);
    const isNamed = new Uint8Array(sections);
    const typed = new Set<string>();
    const synonyms = new Set<string>();
    for (const alternative of alternatives) {
      const terms = alternative.isSynonym ? synonyms : typed;
      const isSingle = alternative.terms.length === 1;
      const isShort = alternative.terms.some(
        (term) => term.length < SHORTEST_PREFIX && !isDense(term),
      );
      const lists = alternative.isPrefix && isShort ? [named] : [named, said];
      const parts = alternative.terms.map((term) => {
        const own = isSingle ? scores : new Float32Array(sections);
        for (const [number, worth] of expand(term, alternative)) {
          const name = vocabulary.terms[number] ?? '';
          if (isMeant(name, term)) terms.add(name);
          for (const list of lists) addList(own, list, number, worth * alternative.boost);
          if (isSingle && !alternative.isSynonym) markList(isNamed, named, number);
        }
        return own;
      });
      if (parts.length > 1) addCommon(scores, parts);
    }
    return { scores, isNamed, terms: [...typed], synonyms: [...synonyms] };
  }

  return {
    of(alternatives) {
      const key = JSON.stringify(alternatives);
      const known = kept.get(key) ?? make(alternatives);
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}

/** `database` begins `database_url`, too; whoever asks for `database_ssl` does not mean that. */
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

/** Adds the scores of sections that have a score in each of the parts. */
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
