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
 * Returns the earlier result of `make` for the same key if no input file has changed since then. Otherwise,
 * calls `make`. If `make` throws an error, passes it on and keeps nothing.
 *
 * @param key everything except files that the value depends on, as JSON
 */
export async function rememberMade<Value>(
  folder: string,
  key: unknown,
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const file = path.join(folder, hashOf(JSON.stringify(key)));
  const known = readEntry<Entry<Value>>(file);
  if (known !== undefined && isFresh(known, folder)) return known.value;
  const { value, inputs } = await make();
  const hashes = Object.fromEntries(
    [...inputs].sort().map((input) => [path.relative(folder, input), hashOfFile(input)]),
  );
  writeEntry(file, { value, hashes } satisfies Entry<Value>);
  return value;
}

/** Does the same as `rememberMade` for values that depend only on `key` and not on files. */
export function rememberValue<Value>(folder: string, key: string, make: () => Value): Value {
  const file = path.join(folder, hashOf(key));
  const known = readEntry<{ value: Value }>(file);
  if (known !== undefined) return known.value;
  const value = make();
  writeEntry(file, { value });
  return value;
}

function isFresh({ hashes }: Entry<unknown>, folder: string): boolean {
  return Object.entries(hashes).every(
    ([file, hash]) => hashOfFile(path.resolve(folder, file)) === hash,
  );
}
