/** Finds the existing route, id, or anchor that is most similar to a broken one, for "Did you mean". */
import { editDistance } from '../../shared/edit-distance.ts';
import { suggest } from './suggest.ts';

export type FindNearest = (name: string) => string | undefined;

/**
 * Returns a function that finds the candidate that's most similar to a name. It prefers candidates that differ only in
 * case, then the most similar candidate with the same last part, because pages are often moved. Otherwise, it returns
 * the candidate with the fewest different letters, which can be at most a third. The index is created at the first
 * call, results are cached, and only names of similar length are compared. That way, a deleted page that all others
 * link to causes only one search.
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
 * Returns up to three anchors that are similar to `wanted`: the most similar spelling first, and then anchors
 * with the same words. Returns an empty list if none is similar.
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
  if (moved.length > 0) return mostSimilar(name, moved);
  const reach = Math.max(1, Math.floor(name.length / 3));
  const similar: string[] = [];
  for (let length = name.length - reach; length <= name.length + reach; length += 1) {
    similar.push(...(index.byLength.get(length) ?? []));
  }
  return suggest(name, similar);
}

/** Returns the name with the fewest different letters in its whole path, however many there are. */
function mostSimilar(wanted: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({
    name,
    distance: editDistance(wanted, name, wanted.length + name.length),
  }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.name;
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
