/**
 * Splits texts into searchable terms, both for the index and for queries. Identifiers can be found by their parts
 * (`createOrder`: create, order) and as a whole (`createorder`, `database_ssl`).
 */

import { DENSE_RUN, foldText, segmentsOf } from './writing-systems.ts';

/** Matches a word, including the connectors in identifiers: `DATABASE_SSL`, `X-Shop-Version`, `node.js`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’_.-]+[\p{L}\p{N}\p{M}]+)*/gu;
const CONNECTOR = /['’_.-]+/;
/** Matches the parts of a word in camel case. Words are split before they're converted to lowercase. */
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** Words in questions and sentences that say nothing about a page. */
const STOP_WORDS = new Set(
  (
    'a about an and any are as at be been but by can could did do does for from happen happens has have how i if ' +
    'in into is it its may me my need needs of on or our should so that the their them then there these they this ' +
    'those to use using was we were what when where which who why will with would you your'
  ).split(' '),
);

export interface WordTerms {
  /** As written. */
  word: string;
  /** The stems of the word's parts. Empty for stop words. */
  parts: readonly string[];
  /** The whole identifier as one term. Absent for ordinary words. */
  whole?: string;
}

export interface PlacedWord extends WordTerms {
  /** The word's offset in the text. */
  start: number;
}

/** Returns a text's words in order, each with its terms. A stop word has no `parts`. */
export function wordsOf(text: string): PlacedWord[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index }));
  const pieces = DENSE_RUN.test(text) ? words.flatMap(splitScripts) : words;
  return pieces.map(({ word, start }) => ({ ...termsOf(word), start }));
}

/** Splits a run of words in a script without spaces. */
function splitScripts({ word, start }: { word: string; start: number }) {
  let offset = start;
  return word.split(DENSE_RUN).flatMap((run, index) => {
    const runStart = offset;
    offset += run.length;
    const isDense = index % 2 === 1;
    if (isDense) return segmentsOf(run, runStart);
    return [...run.matchAll(WORD)].map((match) => ({
      word: match[0],
      start: runStart + match.index,
    }));
  });
}

/** Returns all terms of a text. */
export function tokenize(text: string): string[] {
  return wordTermsOf(text).flatMap(({ parts, whole }) =>
    whole === undefined ? parts : [...parts, whole],
  );
}

/**
 * Returns the terms of each word in a text, in order, without offsets. A repeated word has the same object each
 * time, because a new one for every word on a large site would fill the memory.
 */
export function wordTermsOf(text: string): readonly WordTerms[] {
  if (DENSE_RUN.test(text)) return wordsOf(text);
  return (text.match(WORD) ?? []).map((word) => termsOf(word));
}

const known = new Map<string, WordTerms>();
const MAXIMUM_KNOWN = 20_000;

/** Returns a word's terms. Cached, because texts repeat words. */
export function termsOf(word: string): WordTerms {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MAXIMUM_KNOWN) known.clear();
  const terms = makeTerms(word);
  known.set(word, terms);
  return terms;
}

/** Matches words in capitals. `IN` may be an operator's name, while `in` doesn't mean anything. */
const CAPITALS = /^\p{Lu}{2,}$/u;

function makeTerms(word: string): WordTerms {
  return { ...foldedTerms(foldText(word)), word };
}

function foldedTerms(word: string): WordTerms {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (STOP_WORDS.has(lower)) {
    return CAPITALS.test(word) ? { word, parts: [], whole: word } : { word, parts: [] };
  }
  const pieces = word.replace(/['’]s$/, '').split(CONNECTOR);
  const humps = pieces.flatMap((piece) => piece.match(HUMP) ?? [piece]);
  if (humps.length < 2) return { word, parts: [stem(lower)] };
  const parts = humps
    .map((hump) => hump.toLowerCase())
    .filter((hump) => hump.length > 1 || /\d/.test(hump));
  // Single letters aren't parts: `ETag` isn't a tag, and `iOS` is one word.
  if (pieces.length === 1 && parts.length < 2) return { word, parts: [stem(lower)] };
  // Written in lowercase, the identifier would be a single ordinary word.
  if (pieces.length === 1)
    return { word, parts: [...new Set(parts.map(stem))], whole: stem(lower) };
  const whole = lower.replace(/['’]/g, '');
  // `DATABASE_SSL` and `database-ssl` are spellings of the same name.
  return { word, parts: [...new Set(parts.map(stem))], whole: whole.replace(/[_.-]+/g, '_') };
}

/**
 * Returns the stem of a lowercase word, without endings such as a plural, -ed, -ing, -ation, -ate, or a final e or
 * y. Short words, and words that don't consist of plain letters, stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutEnding(withoutVerbEnding(withoutPlural(word))).replace(LONG_VERB, '$1');
}

/**
 * Gives `configuration` the stem of `configure`, and `installation` that of `install`. Shorter words, such as
 * `activate`, would become different words.
 */
const LONG_VERB = /^(.{6,})at$/;

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Gives `naming` the stem of `name`. Words of four letters keep their `e`, so that `core` doesn't match `cors`. */
const SHORT_SYLLABLE = /^[^aeiouy][aeiouy][^aeiouywx]$/;

/** Matches a vowel next to a consonant. `st`, which would be left of `sting`, has no vowel. */
const SYLLABLE = /[aeiouy].*[^aeiou]$|[^aeiou][aeiouy]/;

function withoutVerbEnding(word: string): string {
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each)) ?? '';
  const base = word.slice(0, word.length - ending.length);
  if (ending !== '' && base.length > 2 && !word.endsWith('eed') && SYLLABLE.test(base)) {
    if (SHORT_SYLLABLE.test(base)) return `${base}e`;
    return /([^aeiouslz])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
  }
  return word.length > 6 ? word.replace(/ation$/, 'at') : word;
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  return word.length > 3 ? word.replace(/([^aeiou])y$/, '$1i') : word;
}
