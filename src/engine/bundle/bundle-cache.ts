/**
 * What Vite has made, kept for later builds: when neither the inputs nor the options have changed, Vite
 * is not even loaded (half of the CPU time of a warm build).
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface Made<Value> {
  /** Anything that survives JSON. */
  value: Value;
  /** Absolute paths of the files it was made from. */
  inputs: readonly string[];
}

interface Entry<Value> {
  value: Value;
  /** Content hashes of the inputs by path. */
  hashes: Readonly<Record<string, string>>;
}

const MAXIMUM_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Returns what `make` returned for the same key when the content of every input is still the same;
 * otherwise makes it anew. Errors of `make` are passed on and nothing is kept.
 *
 * @param key everything besides files that the value depends on, as JSON
 */
export async function rememberMade<Value>(
  folder: string,
  key: unknown,
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const file = path.join(folder, `${hashOf(JSON.stringify(key))}.json`);
  const known = readEntry<Value>(file);
  if (known !== undefined && isFresh(known)) return known.value;
  const { value, inputs } = await make();
  const hashes = Object.fromEntries([...inputs].sort().map((input) => [input, hashOfFile(input)]));
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify({ value, hashes } satisfies Entry<Value>));
  renameSync(partial, file);
  prune(folder);
  return value;
}

/** Content hash of a file; `missing` when it cannot be read. */
export function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return 'missing';
  }
}

function isFresh({ hashes }: Entry<unknown>): boolean {
  return Object.entries(hashes).every(([file, hash]) => hashOfFile(file) === hash);
}

function readEntry<Value>(file: string): Entry<Value> | undefined {
  try {
    const entry = JSON.parse(readFileSync(file, 'utf8')) as Entry<Value>;
    const now = new Date();
    utimesSync(file, now, now);
    return entry;
  } catch {
    // Missing, or unreadable: it is made again.
    return undefined;
  }
}

/** Removes entries that were not used for 14 days. */
function prune(folder: string): void {
  const oldest = Date.now() - MAXIMUM_AGE_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
    if (modified < oldest) rmSync(file, { force: true });
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
