/** The terms of an index, and what a misspelt word may have been meant to be. */

export interface Vocabulary {
  terms: readonly string[];
  /** Number of a term; -1 when there is none. */
  indexOf(term: string): number;
  has(term: string): boolean;
  /** True when a term begins with these letters. */
  hasPrefix(letters: string): boolean;
  /** Numbers of the terms that begin with these letters: from the first up to, not including, the second. */
  withPrefix(letters: string): readonly [from: number, to: number];
}

/** Reads the terms of an index: in order, each without the letters it shares with the one before. */
export function vocabularyOf(coded: string): Vocabulary {
  const terms: string[] = [];
  for (const part of coded === '' ? [] : coded.split(' ')) {
    const shared = part.charCodeAt(0) - 97;
    terms.push((terms.at(-1) ?? '').slice(0, shared) + part.slice(1));
  }
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

/** Index of the first term that is not before `letters`. */
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

/** Every word that two neighbouring letters in the wrong order may have come from. */
export function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}

const LONGEST = 64;
let beforeLast = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let next = new Uint8Array(LONGEST + 1);

/**
 * How many letters have to be added, left out, changed or swapped; `limit + 1` for more than `limit`,
 * and for words of more than 64 letters.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const { length } = other;
  if (Math.abs(one.length - length) > limit || length > LONGEST) return limit + 1;
  for (let column = 0; column <= length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow(one, other, row) > limit) return limit + 1;
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  return Math.min(last[length] ?? 0, limit + 1);
}

/** Fills a row of the table of distances; returns the smallest of them. */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = one.charCodeAt(row - 2);
  let left = row;
  let smallest = row;
  next[0] = row;
  for (let column = 1; column <= other.length; column += 1) {
    const above = last[column] as number;
    const corner = last[column - 1] as number;
    const otherLetter = other.charCodeAt(column - 1);
    let cost = Math.min(above + 1, left + 1, corner + (letter === otherLetter ? 0 : 1));
    if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2)) {
      if (letterBefore === otherLetter) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
    }
    next[column] = cost;
    left = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}
