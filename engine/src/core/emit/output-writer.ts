/**
 * Writes a build's files with their compressed forms. Everything runs in one thread. Compressing a page takes
 * half a millisecond, which is less than the cost of passing it to another thread.
 */
import { constants, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../cache/content-hash.ts';
import { compressedForms, recipeFor } from './compressed-forms.ts';
import { type FormSizes, openOutputCache } from './output-cache.ts';

export interface OutputWriter {
  /**
   * Writes a file. `key` covers everything that its content depends on. By default, it's the content itself.
   */
  write(name: string, content: string | Uint8Array, key?: string): void;
  /** Restores a file that an earlier build wrote with this key. Returns false if there's none. */
  restore(name: string, key: string): boolean;
  /** Copies a file. */
  copy(name: string, from: string): void;
  /** Stores what later builds can use. Returns the total size of all compressible files. */
  close(): OutputSizes;
}

export interface OutputSizes {
  /** Uncompressed size. */
  bytes: number;
  /** Size for readers whose browsers support Brotli. */
  brotliBytes: number;
}

/**
 * Opens a writer for `folder`, which is an empty output folder.
 *
 * @param cacheFolder folder for files that later builds can reuse. If it's on the same disk, files don't have
 *   to be copied.
 */
export function createOutputWriter(folder: string, cacheFolder: string): OutputWriter {
  const cache = openOutputCache(cacheFolder);
  const total = { bytes: 0, brotliBytes: 0 };
  const placeOf = folderMaker(folder);
  const count = (name: string, sizes: FormSizes) => {
    const { '': bytes = 0 } = sizes;
    if (recipeFor(name, bytes) === undefined) return;
    total.bytes += bytes;
    total.brotliBytes += sizes['.br'] ?? sizes['.gz'] ?? bytes;
  };
  const restore = (name: string, key: string) => {
    const sizes = cache.restore(key, placeOf(name));
    if (sizes !== undefined) count(name, sizes);
    return sizes !== undefined;
  };
  const store = (name: string, content: Uint8Array, key: string) => {
    const forms = [{ extension: '' as const, content }, ...compressedForms(name, content)];
    count(name, cache.store(key, forms, placeOf(name)));
  };
  const write: OutputWriter['write'] = (name, content, key) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (key !== undefined) return store(name, bytes, key);
    const contentKey = hashOf(bytes, recipeFor(name, bytes.length) ?? '');
    if (!restore(name, contentKey)) store(name, bytes, contentKey);
  };
  return {
    write,
    restore,
    copy(name, from) {
      if (recipeFor(name, Number.POSITIVE_INFINITY) !== undefined) write(name, readFileSync(from));
      // If the file system supports it, the copy shares the original's blocks.
      else copyFileSync(from, placeOf(name), constants.COPYFILE_FICLONE);
    },
    close() {
      cache.close();
      return total;
    },
  };
}

/** Returns a function that returns a file's path. It creates each folder once. */
function folderMaker(output: string): (name: string) => string {
  const made = new Set<string>();
  return (name) => {
    const file = path.join(output, name);
    const folder = path.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return file;
  };
}
