/** Compares what a server's source code says to what the site says. */
import { isDeepStrictEqual } from 'node:util';
import type { Fact, Miss, Reading } from './fact.ts';

export interface Difference {
  kind: 'new' | 'gone' | 'different';
  name: string;
  /** What differs, such as `default: 30 in the source, 20 here`. Other types have no details. */
  details: readonly string[];
  /** Location in the source code, with the line if the fact is still there. */
  source: string | undefined;
  /** Pages that state the values in their own words. */
  pages: readonly string[];
}

export interface Comparison {
  /** How many facts the site has. */
  count: number;
  /** How many values, besides names, both sides have. */
  valueCount: number;
  differences: readonly Difference[];
  /** How many facts have moved, keyed by their old and new locations: `src/a.ts#A → src/b.ts#A`, or whole files. */
  moves: ReadonlyMap<string, number>;
  misses: readonly Miss[];
}

/** Compares facts by name. Values are compared only if both sides have them. */
export function compareFacts(said: readonly Fact[], { facts, misses }: Reading): Comparison {
  const real = new Map(facts.map((fact) => [fact.name, fact]));
  const known = new Map(said.map((fact) => [fact.name, fact]));
  const differences = [
    ...[...real.values()]
      .filter(({ name }) => !known.has(name))
      .map((fact) => difference('new', fact)),
    ...said.flatMap((fact) => {
      const found = real.get(fact.name);
      if (found === undefined) return [difference('gone', fact)];
      const details = differingValues(fact, found);
      const pages = fact.pages ?? [];
      return details.length === 0 ? [] : [{ ...difference('different', found), details, pages }];
    }),
  ];
  const valueCount = said.reduce(
    (sum, fact) => sum + sharedKeys(fact, real.get(fact.name)).length,
    0,
  );
  return { count: said.length, valueCount, differences, moves: movesOf(said, real), misses };
}

function difference(
  kind: Difference['kind'],
  { name, source, line, pages = [] }: Fact,
): Difference {
  const [file, symbol] = source?.split('#') ?? [];
  const place = line === undefined ? source : `${file}:${line} (${symbol})`;
  return { kind, name, details: [], source: place, pages };
}

function differingValues(said: Fact, real: Fact): readonly string[] {
  return sharedKeys(said, real).flatMap((key) =>
    differingParts(key, said.values[key], real.values[key]),
  );
}

function sharedKeys(said: Fact, real: Fact | undefined): readonly string[] {
  return Object.keys(real?.values ?? {}).filter((key) => key in said.values);
}

/** Returns the differences between two values. For objects, these are only the parts that differ. */
function differingParts(key: string, said: unknown, real: unknown): readonly string[] {
  if (isDeepStrictEqual(said, real)) return [];
  if (!isObject(said) || !isObject(real)) {
    return [`${key}: ${shownValue(real)} in the source, ${shownValue(said)} on the site`];
  }
  const parts = [...new Set([...Object.keys(real), ...Object.keys(said)])];
  return parts.flatMap((part) => differingParts(`${key}.${part}`, said[part], real[part]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shownValue(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/**
 * Returns the locations that have moved. If a whole file has moved, that's a single line, no matter how many facts
 * it contains.
 */
function movesOf(
  said: readonly Fact[],
  real: ReadonlyMap<string, Fact>,
): ReadonlyMap<string, number> {
  const moves = new Map<string, number>();
  for (const { name, source } of said) {
    const now = real.get(name)?.source;
    if (source === undefined || now === undefined || now === source) continue;
    const [oldFile, newFile] = [source, now].map((place) => place.split('#')[0]);
    const move = oldFile === newFile ? `${source} → ${now}` : `${oldFile} → ${newFile}`;
    moves.set(move, (moves.get(move) ?? 0) + 1);
  }
  return moves;
}
