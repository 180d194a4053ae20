/** Interprets a query by finding the terms that match each of its words. */

import { rememberPer } from '../../../shared/remember.ts';
import { type PlacedWord, termsOf, wordsOf } from '../tokenizer/search-tokens.ts';
import { foldText, isDense } from '../tokenizer/writing-systems.ts';
import { swappedLetters, type Vocabulary } from './vocabulary.ts';

/** One way to match a word: terms that have to occur together. */
export interface Alternative {
  terms: readonly string[];
  /** The weight: 1 for the typed word, and less for guesses. */
  boost: number;
  /** True if a matching term may be longer. */
  isPrefix: boolean;
  /** How many letters may differ. */
  distance: number;
  isSynonym?: true;
}

export interface ParsedQuery {
  /** The alternatives for each significant word. */
  words: readonly (readonly Alternative[])[];
  /** The query's terms as one string, for comparison with headings. */
  terms: string;
  /** True if the query looks like an identifier or a path and not like words. */
  isIdentifier: boolean;
  /** True if the query is a single identifier and the index contains it. */
  isKnownName: boolean;
  /** True if the index contains every word as typed, and every whole identifier. */
  isKnown: boolean;
}

/** Weight of a complete identifier. It's higher than that of all its parts together. */
const EXACT_IDENTIFIER = 6;
/**
 * Weights of the parts of a known identifier. For `DATABASE_SSL`, which doesn't read like a phrase, it's lower than
 * for `BadDataError`.
 */
const PARTS_OF = { variable: 0.35, name: 0.7 };

export type Synonyms = readonly (readonly string[])[];

/** Parses a query. Other spellings of a word are considered only if no term starts with it. */
export function parseQuery(query: string, vocabulary: Vocabulary, synonyms: Synonyms): ParsedQuery {
  const text = withoutSpaces(foldText(query), vocabulary);
  const all = wordsOf(text);
  // If the whole query is in capitals, the stop words in it aren't names.
  const isShouted = all.length > 1 && text === text.toUpperCase();
  const counting = all.filter(
    ({ parts, whole = '' }) => parts.length > 0 || (!isShouted && vocabulary.has(whole)),
  );
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const lists = counting.map((word, index) => {
    const isLast = isTyping && index === counting.length - 1;
    return ownAlternatives(word, isLast, vocabulary);
  });
  addJoined(counting, lists, vocabulary);
  addSynonyms(counting, lists, synonyms, text.toLowerCase());
  return {
    words: lists,
    terms: comparable(text),
    isIdentifier: isIdentifier(text),
    isKnownName: all.length === 1 && !HYPHENS.test(text) && vocabulary.has(all[0]?.whole ?? ''),
    isKnown: counting.every(
      (word) => isKnown(word.parts, vocabulary) && isKnown([word.whole ?? ''], vocabulary),
    ),
  };
}

/** Replaces `NOT IN` with `NOT_IN` if there's such a name. */
function withoutSpaces(text: string, vocabulary: Vocabulary): string {
  const name = text.trim().replace(/\s+/g, '_');
  const isName = name === name.toUpperCase() && vocabulary.has(name.toLowerCase());
  return isName ? name : text;
}

/** Returns a text's terms as one string. Different spellings of a text result in the same string. */
export function comparable(text: string): string {
  return wordsOf(text)
    .flatMap(({ parts }) => parts)
    .join(' ');
}

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/i;

/** Matches words joined by hyphens. `check-in` may be a name, but usually it's just one way to write two words. */
const HYPHENS = /^[a-z]{2,}(?:-[a-z]{2,})+$/;

/** True for a path, a name in camel case or with underscores, an operator, or a method with a path. */
function isIdentifier(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/);
  if (METHOD.test(first) && others.length > 0) {
    // `delete an order` is a sentence, but `DELETE order` isn't.
    return first === first.toUpperCase() || (others.length === 1 && /^\//.test(others[0] ?? ''));
  }
  const name = /\/|_|[\p{L}\p{N}]-[\p{L}\p{N}]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[{}$]/u;
  return others.length === 0 && name.test(first) && !HYPHENS.test(first);
}

function ownAlternatives(word: PlacedWord, isLast: boolean, vocabulary: Vocabulary): Alternative[] {
  const { parts, whole } = word;
  if (whole !== undefined && vocabulary.has(whole) && !HYPHENS.test(word.word)) {
    return ofKnownName(parts, whole);
  }
  const isPrefix =
    !isShortPlural(word) && (isLast || parts.some((part) => part.length > 2 || isDense(part)));
  const own: Alternative[] = [{ terms: parts, boost: 1, isPrefix, distance: 0 }];
  if (whole !== undefined) {
    own.push({ terms: [whole], boost: 2, isPrefix, distance: 0 });
    const family = familyOf(whole, vocabulary);
    if (family !== undefined) own.push({ ...exactly([family], 1), isPrefix: true });
  }
  return isKnown(parts, vocabulary) ? own : [...own, ...corrections(word, vocabulary)];
}

/** True if each word is a term or the start of one. */
function isKnown(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every((word) => vocabulary.has(word) || vocabulary.hasPrefix(word));
}

/**
 * Returns alternatives for a known name: the name itself, possibly continued, and its exact parts. For `NOT_IN`,
 * sections with `not` and a word that starts with `in` don't match.
 */
function ofKnownName(parts: readonly string[], name: string): Alternative[] {
  // Only names with parts can continue. `IN` is a stop word and has none, and too many other terms start with it.
  const whole = { ...exactly([name], EXACT_IDENTIFIER), isPrefix: parts.length > 0 };
  const boost = name.includes('_') ? PARTS_OF.variable : PARTS_OF.name;
  return parts.length === 0 ? [whole] : [exactly(parts, boost), whole];
}

/** Returns the prefix that an unknown name has in common with known ones: `acme_proxy_` for `acme_proxy_secret`. */
function familyOf(name: string, vocabulary: Vocabulary): string | undefined {
  const parts = name.split('_');
  const counts = Array.from({ length: parts.length - 1 }, (_, index) => parts.length - 1 - index);
  const beginnings = counts.map((count) => `${parts.slice(0, count).join('_')}_`);
  return beginnings.find(vocabulary.hasPrefix);
}

/**
 * True for three letters and an `s`, such as `tags`. Readers who type the `s` don't want other words that start
 * with `tag`.
 */
function isShortPlural({ word, parts: [part = ''] }: PlacedWord): boolean {
  return part.length === 3 && word.toLowerCase() === `${part}s`;
}

/** Returns an alternative for these exact terms. */
function exactly(terms: readonly string[], boost: number): Alternative {
  return { terms, boost, isPrefix: false, distance: 0 };
}

/**
 * Returns words that may have been meant instead of an unknown one: with different letters, with swapped letters,
 * or split in two.
 */
function corrections({ word, parts }: PlacedWord, vocabulary: Vocabulary): Alternative[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  const result: Alternative[] = [];
  // If one letter of a three-letter word changes, it's a different word.
  if (longest > 3) {
    const distance = longest > 7 ? 2 : 1;
    result.push({ terms: parts, boost: 0.9, isPrefix: false, distance });
  }
  const lower = word.toLowerCase();
  const verb = /^([a-z]{3,})at[a-z]{1,5}$/.exec(lower)?.[1];
  // Because of a typo, the ending `-ations` may not be recognized, or the word may be too short or too long for its
  // stem.
  if (verb !== undefined) {
    for (const term of [verb, `${verb}at`]) {
      result.push({ terms: [term], boost: 0.8, isPrefix: false, distance: 1 });
    }
  }
  const known = (terms: readonly string[]) =>
    terms.length > 0 && terms.every((term) => vocabulary.has(term));
  for (const swapped of swappedLetters(word)) {
    const { parts: terms } = termsOf(swapped);
    if (known(terms)) result.push(exactly(terms, 0.9));
  }
  for (let at = 3; at <= lower.length - 3; at += 1) {
    const terms = [lower.slice(0, at), lower.slice(at)].flatMap((half) => termsOf(half).parts);
    if (terms.length > 1 && known(terms)) result.push(exactly(terms, 0.8));
  }
  return result;
}

/** Adds `frontend` if the query contains `front end`. */
function addJoined(
  words: readonly PlacedWord[],
  lists: readonly Alternative[][],
  vocabulary: Vocabulary,
): void {
  for (let index = 0; index + 1 < words.length; index += 1) {
    const joined = `${words[index]?.word}${words[index + 1]?.word}`.toLowerCase();
    const { parts: terms } = termsOf(joined);
    if (!terms.every((term) => vocabulary.has(term)) || terms.length === 0) continue;
    for (const list of lists.slice(index, index + 2)) list.push(exactly(terms, 0.8));
  }
}

interface Phrase {
  text: string;
  terms: readonly string[];
  /**
   * True if the phrase contains a stop word. Its terms alone don't identify it then: `many` isn't `how many`,
   * although only `many` is a term.
   */
  hasStopWord: boolean;
}

/** Returns the groups' phrases. */
const phrasesOf = rememberPer((synonyms: Synonyms) =>
  synonyms.map((group) => group.map(readPhrase)),
);

function readPhrase(text: string): Phrase {
  const words = wordsOf(text);
  return {
    text,
    terms: words.flatMap(({ parts }) => parts),
    hasStopWord: words.some(({ parts }) => parts.length === 0),
  };
}

function addSynonyms(
  words: readonly PlacedWord[],
  lists: readonly Alternative[][],
  synonyms: Synonyms,
  text: string,
): void {
  const parts = words.map((word) => word.parts.join(' '));
  for (const group of phrasesOf(synonyms)) {
    for (const phrase of group) {
      const start = placeOf(phrase.terms, parts);
      if (start === undefined || (phrase.hasStopWord && !text.includes(phrase.text))) continue;
      for (const list of lists.slice(start, start + phrase.terms.length)) {
        for (const { terms } of group) {
          if (terms === phrase.terms) continue;
          list.push({ ...exactly(terms, 0.6 / terms.length), isSynonym: true });
        }
      }
    }
  }
}

function placeOf(phrase: readonly string[], words: readonly string[]): number | undefined {
  const start = words.findIndex((_, index) =>
    phrase.every((term, offset) => words[index + offset] === term),
  );
  return start === -1 || phrase.length === 0 ? undefined : start;
}
