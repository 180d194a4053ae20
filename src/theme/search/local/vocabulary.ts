/** The terms of an index, and what a misspelt word may have been meant to be. */

export interface Vocabulary {
  has(term: string): boolean;
  /** True when a term begins with these letters. */
  hasPrefix(letters: string): boolean;
}

/** Reads the terms of a serialized index: pairs of term and postings. */
export function vocabularyOf(index: object): Vocabulary {
  const entries = 'index' in index && Array.isArray(index.index) ? index.index : [];
  const terms: string[] = entries.map(([term]: [string]) => term).sort();
  const known = new Set(terms);
  return {
    has: (term) => known.has(term),
    hasPrefix: (letters) => terms[firstFrom(terms, letters)]?.startsWith(letters) ?? false,
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

/** How many letters have to be added, left out, changed or swapped; `limit + 1` for more than `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped && column > 1) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return Math.min(at(last, other.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
