/** Compares what the source code says with what the site says. */
import { isDeepStrictEqual } from 'node:util';
import type { Fact, Miss, Reading } from './fact.ts';

export interface Difference {
  kind: 'new' | 'gone' | 'different';
  name: string;
  /** Differences such as `default: 30 in the source, 20 here`. Empty for other types. */
  details: readonly string[];
  /** The location in the source code, with the line if the source code still contains it. */
  source: string | undefined;
  /** Pages that repeat the values in their own words. */
  pages: readonly string[];
}

export interface Comparison {
  /** The number of facts on the site. */
  count: number;
  /** The number of values, in addition to names, that both sides contain. */
  valueCount: number;
  differences: readonly Difference[];
  /** The number of facts by how their location moved: `src/a.ts#A → src/b.ts#A`, or whole files. */
  moves: ReadonlyMap<string, number>;
  misses: readonly Miss[];
}

/** Compares facts by name. Only compares values that both sides have. */
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

/** Returns the differences. For objects, only the parts that differ. */
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

/** Returns moved locations. A whole file that moved is one line, no matter how many facts it contains. */
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
