/**
 * Compressed forms kept between builds, one file each, named by the hash of what they were made from
 * and how. An empty file records that compressing did not pay.
 *
 * Entries are hard links to the files of the output where the file system allows it: a warm build
 * then neither reads nor writes their bytes. File calls are synchronous because thousands of small
 * ones cost a third of the CPU time of their asynchronous twins.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface CompressionCache {
  /** Puts the entry's bytes at `target` and returns their number (0: nothing written); `undefined` when there is no such entry. */
  restore(key: string, target: string): number | undefined;
  /** Writes bytes to `target` (none when empty) and keeps them as an entry. */
  store(key: string, bytes: Uint8Array, target: string): void;
  /** Removes the oldest entries that this run did not use, when they outnumber those it used. */
  prune(): void;
}

/** Hash that names content in the cache, together with a recipe. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Opens the cache in a folder and creates the folder. */
export function openCompressionCache(folder: string): CompressionCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    restore(key, target) {
      used.add(key);
      const entry = join(folder, key);
      const size = statSync(entry, { throwIfNoEntry: false })?.size;
      if (size !== undefined && size > 0) linkOrCopy(entry, target);
      return size;
    },
    store(key, bytes, target) {
      used.add(key);
      const entry = join(folder, key);
      if (bytes.length === 0) writeFileSync(entry, bytes);
      else {
        writeNew(target, bytes);
        linkOrCopy(target, entry);
      }
    },
    prune: () => prune(folder, used),
  };
}

/** An existing file is replaced, never written into: it may be a link to another entry. */
function writeNew(file: string, bytes: Uint8Array): void {
  if (existsSync(file)) rmSync(file);
  writeFileSync(file, bytes, { flag: 'wx' });
}

/** `to` appears complete or not at all, so that an interrupted build leaves no half entry. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    const partial = `${to}.${process.pid}.partial`;
    copyFileSync(from, partial);
    renameSync(partial, to);
  }
}

/**
 * As many unused entries as used ones may stay: enough to switch between two versions of a site
 * without compressing anew, and the folder never grows past twice what a build needs.
 */
function prune(folder: string, used: ReadonlySet<string>): void {
  const unused = readdirSync(folder).filter((name) => !used.has(name));
  if (unused.length <= used.size) return;
  const aged = unused.map((name) => ({
    name,
    modified: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  aged.sort((a, b) => a.modified - b.modified || (a.name < b.name ? -1 : 1));
  for (const { name } of aged.slice(0, unused.length - used.size)) {
    rmSync(join(folder, name), { force: true });
  }
}
