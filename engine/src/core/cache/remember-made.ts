/**
 * Keeps slow results for later builds. A result is reused if its key and its input files haven't changed. In
 * this case, the bundler isn't even loaded, which halves the time of a warm build.
 */
import path from 'node:path';
import { readEntry, writeEntry } from './cache-folder.ts';
import { hashOf, hashOfFile } from './content-hash.ts';

export interface Made<Value> {
  /** Data that can be cloned. */
  value: Value;
  /** Absolute paths of the files that the value was created from. The key covers everything else. */
  inputs: readonly string[];
}

interface Entry<Value> {
  value: Value;
  /** Content hashes of the inputs by relative path, because a site can be copied together with its cache. */
  hashes: Readonly<Record<string, string>>;
}

/**
 * Returns the earlier result of `make` for the same key if no input file has changed since then. Otherwise, calls
 * `make`. An error that `make` throws goes to the caller, and nothing is stored.
 *
 * @param key everything except files that the value depends on, as JSON
 */
export async function rememberMade<Value>(
  folder: string,
  key: unknown,
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const { file, known } = findEntry<Value>(folder, key);
  return known === undefined ? keepEntry(folder, file, await make()) : known.value;
}

/** Does the same as `rememberMade` if `make` is synchronous. */
export function rememberValue<Value>(folder: string, key: unknown, make: () => Made<Value>): Value {
  const { file, known } = findEntry<Value>(folder, key);
  return known === undefined ? keepEntry(folder, file, make()) : known.value;
}

/** Returns the key's file, and the entry in it if its input files haven't changed. */
function findEntry<Value>(folder: string, key: unknown): { file: string; known?: Entry<Value> } {
  const file = path.join(folder, hashOf(JSON.stringify(key)));
  const known = readEntry<Entry<Value>>(file);
  return known !== undefined && isFresh(known, folder) ? { file, known } : { file };
}

function keepEntry<Value>(folder: string, file: string, { value, inputs }: Made<Value>): Value {
  const hashes = Object.fromEntries(
    [...inputs].sort().map((input) => [path.relative(folder, input), hashOfFile(input)]),
  );
  writeEntry(file, { value, hashes } satisfies Entry<Value>);
  return value;
}

function isFresh({ hashes }: Entry<unknown>, folder: string): boolean {
  return Object.entries(hashes).every(
    ([file, hash]) => hashOfFile(path.resolve(folder, file)) === hash,
  );
}
