/** Meanings of a query: every word with the terms that would answer for it. */

import { type PlacedWord, termsOf, wordsOf } from '../tokenizer/search-tokens.ts';
import { foldText, isDense } from '../tokenizer/writing-systems.ts';
import { swappedLetters, type Vocabulary } from './vocabulary.ts';

/** Terms that together match a word. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for the typed word, and less for a guess. */
  boost: number;
  /** Terms may go on after these letters. */
  isPrefix: boolean;
  /** Letters that may differ. */
  distance: number;
  /** True for a synonym. */
  isSynonym?: true;
}

export interface ParsedQuery {
  /** One list of alternatives for every word that counts. */
  words: readonly (readonly Alternative[])[];
  /** The query as terms, for comparison with headings. */
  terms: string;
  /** True when it reads like an identifier or a path rather than words. */
  isIdentifier: boolean;
  /** True when it is one identifier, and some page has it. */
  isKnownName: boolean;
  /** True when there are terms for every word as it was typed, and for every identifier as a whole. */
  isKnown: boolean;
}

/** Weight of an identifier that is written out: more than all of its parts. */
const EXACT_IDENTIFIER = 6;
/** Weight of the parts of one that there is: less for `DATABASE_SSL`, which is no sentence, than for `BadDataError`. */
const PARTS_OF = { variable: 0.35, name: 0.7 };

export type Synonyms = readonly (readonly string[])[];

/** Reads a query. Only words that no term begins with are searched for with other letters. */
export function parseQuery(query: string, vocabulary: Vocabulary, synonyms: Synonyms): ParsedQuery {
  const text = withoutSpaces(foldText(query), vocabulary);
  const all = wordsOf(text);
  // In a query of capitals alone, stop words are stop words.
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

/** `NOT_IN` for `NOT IN`, if there is such a name. */
function withoutSpaces(text: string, vocabulary: Vocabulary): string {
  const name = text.trim().replace(/\s+/g, '_');
  const isName = name === name.toUpperCase() && vocabulary.has(name.toLowerCase());
  return isName ? name : text;
}

/** Terms of a text as one string: equal for texts that differ in spelling only. */
export function comparable(text: string): string {
  return wordsOf(text)
    .flatMap(({ parts }) => parts)
    .join(' ');
}

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/i;

/** Words joined by hyphens: `check-in` may be a name, and is more often a spelling of the words. */
const HYPHENS = /^[a-z]{2,}(?:-[a-z]{2,})+$/;

/** A path, a name with humps or underscores, capitals, an operator, a method. */
function isIdentifier(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/);
  if (METHOD.test(first) && others.length > 0) {
    // `delete an order` is a sentence, `DELETE order` is not.
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

/** True when each of the words is a term, or begins one. */
function isKnown(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every((word) => vocabulary.has(word) || vocabulary.hasPrefix(word));
}

/** The name as it is, or going on, and its parts as they are: `NOT_IN` is not `not` and what begins with `in`. */
function ofKnownName(parts: readonly string[], name: string): Alternative[] {
  // `IN` is complete: a stop word has no parts, and begins too many others.
  const whole = { ...exactly([name], EXACT_IDENTIFIER), isPrefix: parts.length > 0 };
  const boost = name.includes('_') ? PARTS_OF.variable : PARTS_OF.name;
  return parts.length === 0 ? [whole] : [exactly(parts, boost), whole];
}

/** Beginning that an unknown name has in common with known ones: `acme_proxy_` of `acme_proxy_secret`. */
function familyOf(name: string, vocabulary: Vocabulary): string | undefined {
  const parts = name.split('_');
  const counts = Array.from({ length: parts.length - 1 }, (_, index) => parts.length - 1 - index);
  const beginnings = counts.map((count) => `${parts.slice(0, count).join('_')}_`);
  return beginnings.find(vocabulary.hasPrefix);
}

/** True for `tags`, because readers who type the `s` don't mean other words that start with `tag`. */
function isShortPlural({ word, parts: [part = ''] }: PlacedWord): boolean {
  return part.length === 3 && word.toLowerCase() === `${part}s`;
}

/** These terms, as they are. */
function exactly(terms: readonly string[], boost: number): Alternative {
  return { terms, boost, isPrefix: false, distance: 0 };
}

/** Words that an unknown one may have been meant to be: other letters, swapped letters, two words. */
function corrections({ word, parts }: PlacedWord, vocabulary: Vocabulary): Alternative[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  const result: Alternative[] = [];
  // A three-letter word with one changed letter is a different word.
  if (longest > 3) {
    const distance = longest > 7 ? 2 : 1;
    result.push({ terms: parts, boost: 0.9, isPrefix: false, distance });
  }
  const lower = word.toLowerCase();
  const verb = /^([a-z]{3,})at[a-z]{1,5}$/.exec(lower)?.[1];
  // A slip hides that a word ends in `-ations`, or makes it too short or long for its stem.
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

/** `front end` is also `frontend`. */
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
  /** Its terms alone do not say it: `many` is not `how many`, though `how` is no term. */
  hasStopWord: boolean;
}

const knownPhrases = new WeakMap<Synonyms, readonly (readonly Phrase[])[]>();

/** Phrases of the groups, read once. */
function phrasesOf(synonyms: Synonyms): readonly (readonly Phrase[])[] {
  const known = knownPhrases.get(synonyms);
  if (known !== undefined) return known;
  const groups = synonyms.map((group) => group.map(readPhrase));
  knownPhrases.set(synonyms, groups);
  return groups;
}

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
