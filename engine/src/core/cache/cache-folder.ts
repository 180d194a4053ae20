/**
 * A site's `.cache` folder, which contains results for later runs. The same rules apply to everything in it:
 * Keys cover all inputs, including the engine's code. Entries that haven't been used for 14 days are removed.
 * Everything can be deleted at any time. Several processes can use it at the same time. File system calls are
 * synchronous, because for thousands of small files, this takes a tenth of the time.
 */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { writeWhole } from './write-whole.ts';

const MAXIMUM_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Parts of the cache: entries by key (compiled pages, bundles, and the search index), modules for Node.js,
 * smaller variants of images, files of recent outputs, and Vite's files.
 */
export type CachePart = 'entries' | 'code' | 'images' | 'output' | 'vite';

/** Returns the folder for a part of the cache. `root` is the site's root. */
export function cacheFolder(root: string, part: CachePart): string {
  return path.join(root, '.cache', part);
}

/** The number of bytes of the checksum at the end of an entry. */
const CHECKSUM_BYTES = 4;

/** Returns an entry's content, or `undefined` if it's missing or damaged. Using an entry resets its age. */
export function readEntry<Value>(file: string): Value | undefined {
  try {
    const stored = readFileSync(file);
    const content = stored.subarray(0, -CHECKSUM_BYTES);
    if (stored.readUInt32LE(content.length) !== crc32(content)) return undefined;
    const value = deserialize(content) as Value;
    markUsed(file);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Writes an entry, which other processes see either whole or not at all. Creates the folder if necessary. Entries are
 * serialized with structured cloning, because values are mostly text, and JSON would take five times as long to write
 * and twice as long to read.
 *
 * @param value data that can be cloned
 */
export function writeEntry(file: string, value: unknown): void {
  writeChecked(file, serialize(value));
}

/** Writes an entry and returns a copy of its content, like `readEntry`. */
export function exchangeEntry<Value>(file: string, value: Value): Value {
  const content = serialize(value);
  writeChecked(file, content);
  return deserialize(content) as Value;
}

/** Writes content with a checksum. Without the checksum, a flipped bit in a page's text would be published. */
function writeChecked(file: string, content: Uint8Array): void {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(content));
  writeWhole(file, Buffer.concat([content, checksum]));
}

/** Removes a folder's entries that haven't been used for 14 days. */
export function pruneFolder(folder: string): void {
  const oldest = Date.now() - MAXIMUM_AGE_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may have removed the file already.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
    if (modified < oldest) rmSync(file, { force: true, recursive: true });
  }
}

/** Marks an entry as used, so that it's kept for another 14 days. */
function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another process may have just removed the file, or another user may own the cache. Either way, this run has
    // already read the content.
  }
}
