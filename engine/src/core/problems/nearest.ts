/** Finds the existing route, id, or anchor that is most similar to a broken one, for "Did you mean". */
import { suggest } from './suggest.ts';

export type FindNearest = (name: string) => string | undefined;

/**
 * Returns a function that finds the nearest of `candidates`. Rules in order: same but for the case;
 * same last part (the page was moved), of several the nearest; fewest differing letters, at most a
 * third. Nothing is prepared before the first question, answers are remembered, and only names of
 * similar length are compared: a page that is linked from everywhere and then deleted costs one search.
 */
export function createFindNearest(candidates: Iterable<string>): FindNearest {
  const answers = new Map<string, string | undefined>();
  let index: NameIndex | undefined;
  return (name) => {
    index ??= indexNames(candidates);
    if (!answers.has(name)) answers.set(name, findIn(index, name));
    return answers.get(name);
  };
}

/**
 * Up to three anchors of a page near to `wanted`, nearest first: by spelling, then those that share
 * its words. Empty when none is near.
 */
export function nearestAnchors(wanted: string, anchors: readonly string[]): string[] {
  const bySpelling = suggest(wanted, anchors);
  const words = new Set(wordsOf(wanted));
  const byWords = anchors
    .map((anchor) => ({ anchor, shared: wordsOf(anchor).filter((word) => words.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ anchor }) => anchor);
  const found = bySpelling === undefined ? byWords : [bySpelling, ...byWords];
  return [...new Set(found)].slice(0, 3);
}

interface NameIndex {
  byLowerCase: Map<string, string>;
  byLastPart: Map<string, string[]>;
  byLength: Map<number, string[]>;
}

function indexNames(names: Iterable<string>): NameIndex {
  const index: NameIndex = { byLowerCase: new Map(), byLastPart: new Map(), byLength: new Map() };
  for (const name of names) {
    index.byLowerCase.set(name.toLowerCase(), name);
    addTo(index.byLastPart, lastPart(name), name);
    addTo(index.byLength, name.length, name);
  }
  return index;
}

function findIn(index: NameIndex, name: string): string | undefined {
  const sameLetters = index.byLowerCase.get(name.toLowerCase());
  if (sameLetters !== undefined) return sameLetters;
  const moved = index.byLastPart.get(lastPart(name)) ?? [];
  if (moved.length > 0) return suggest(name, moved) ?? moved[0];
  const reach = Math.max(1, Math.floor(name.length / 3));
  const similar: string[] = [];
  for (let length = name.length - reach; length <= name.length + reach; length += 1) {
    similar.push(...(index.byLength.get(length) ?? []));
  }
  return suggest(name, similar);
}

function addTo<Key>(map: Map<Key, string[]>, key: Key, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase();
}

function wordsOf(anchor: string): string[] {
  return anchor
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
}
