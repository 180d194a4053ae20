/**
 * The folder `.cache` of a site: what later runs can use. One policy for all of it: every key covers
 * all that an entry is made from, the code of the engine included; what was not used for 14 days goes;
 * everything may be deleted at any time; several processes may use it at once. File calls are
 * synchronous: for thousands of small files that takes a tenth of the time.
 */
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
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

const MAXIMUM_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Parts of the cache: values by their key (compiled pages, bundles, the search index), modules for Node,
 * smaller variants of pictures, files of the last outputs, and what Vite keeps.
 */
export type CachePart = 'entries' | 'code' | 'pictures' | 'output' | 'vite';

/** Folder for a part of the cache of the site at `root`. */
export function cacheFolder(root: string, part: CachePart): string {
  return path.join(root, '.cache', part);
}

/** Returns an entry's content, or `undefined` if it's missing or damaged. Using an entry resets its age. */
export function readEntry<Value>(file: string): Value | undefined {
  try {
    const value = deserialize(readFileSync(file)) as Value;
    markUsed(file);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Writes an entry so that other processes see all of it or nothing. Makes the folder when needed. Most of a
 * value is text, which the format of structured clones copies: JSON takes five times as long to write it and
 * twice as long to read it.
 *
 * @param value data that can be cloned
 */
export function writeEntry(file: string, value: unknown): void {
  writeWhole(file, serialize(value));
}

/** Writes an entry and returns its content as `readEntry` does: a copy. */
export function exchangeEntry<Value>(file: string, value: Value): Value {
  const content = serialize(value);
  writeWhole(file, content);
  return deserialize(content) as Value;
}

/** Writes a file atomically for other processes and threads. Creates the folder if necessary. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const partial = `${file}.${process.pid}.${threadId}`;
  try {
    writeFileSync(partial, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, content);
  }
  renameSync(partial, file);
}

/** Removes the entries of a folder that were not used for 14 days. */
export function pruneFolder(folder: string): void {
  const oldest = Date.now() - MAXIMUM_AGE_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may have removed it.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
    if (modified < oldest) rmSync(file, { force: true, recursive: true });
  }
}

/** Makes the age of an entry count from now. */
function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A different process has just removed the file, or a different user owns the cache. This run doesn't need the file.
  }
}
