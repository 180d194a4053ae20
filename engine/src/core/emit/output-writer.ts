/** Writes a build's files with their compressed forms. */
import { constants, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../cache/content-hash.ts';
import {
  byteLengthOf,
  type CompressionFormat,
  type OutputContent,
  piecesOf,
} from '../outputs/output.ts';
import { isCompressible, recipeFor } from './compressed-forms.ts';
import { type FormSizes, openOutputCache } from './output-cache.ts';
import { type FileToWrite, type WrittenForm, writeForms } from './write-forms.ts';

export interface OutputWriter {
  write(name: string, content: OutputContent, options?: WriteOptions): Promise<void>;
  /** Restores a file that an earlier build wrote with this key. Returns false if there's none. */
  restore(name: string, key: string): boolean;
  /** Returns the text of a file that an earlier build wrote with this key. */
  earlierText(key: string | undefined): string | undefined;
  /** Copies a file. */
  copy(name: string, from: string, compression?: CompressionFormat): Promise<void>;
  /**
   * Ends the build's writing: stores what later builds can reuse, and returns the total size of all compressible files.
   */
  close(): OutputSizes;
}

export interface WriteOptions {
  /** A key that covers everything the file depends on. By default, it's derived from the content. */
  key?: string;
  /** The only format in which the file is compressed. */
  compression?: CompressionFormat;
}

export interface OutputSizes {
  /** Uncompressed size. */
  bytes: number;
  /** The size for readers whose browsers support Brotli. */
  brotliBytes: number;
}

/**
 * Opens a writer for `folder`, which is an empty output folder.
 *
 * @param cacheFolder folder for files that later builds can reuse. If it's on the same disk, files don't have
 *   to be copied.
 * @param writeFile writes a file in another thread. By default, this thread does.
 */
export function createOutputWriter(
  folder: string,
  cacheFolder: string,
  writeFile: (file: FileToWrite) => Promise<WrittenForm[]> = async (file) => writeForms(file),
): OutputWriter {
  const cache = openOutputCache(cacheFolder);
  const written = new Map<string, FormSizes>();
  const placeOf = folderMaker(folder);
  const restore = (name: string, key: string) => {
    const sizes = cache.restore(key, placeOf(name));
    if (sizes !== undefined) written.set(name, sizes);
    return sizes !== undefined;
  };
  const write: OutputWriter['write'] = async (name, content, { key, compression } = {}) => {
    const recipe = () => recipeFor(name, byteLengthOf(content), compression);
    const used = key ?? hashOf(...piecesOf(content), recipe());
    if (key === undefined && restore(name, used)) return;
    const [target, entry] = [placeOf(name), cache.fileOf(used)];
    const forms = await writeFile({ name, content, compression, target, entry });
    written.set(name, cache.add(used, forms));
  };
  return {
    write,
    restore,
    earlierText: (key) => (key === undefined ? undefined : cache.textOf(key)),
    async copy(name, from, compression) {
      if (isCompressible(name)) await write(name, readFileSync(from), { compression });
      // The copy shares the original's blocks if the file system supports this.
      else copyFileSync(from, placeOf(name), constants.COPYFILE_FICLONE);
    },
    close() {
      cache.close();
      return totalOf(written);
    },
  };
}

function totalOf(files: ReadonlyMap<string, FormSizes>): OutputSizes {
  const total = { bytes: 0, brotliBytes: 0 };
  for (const [name, sizes] of files) {
    const { '': bytes = 0 } = sizes;
    if (!isCompressible(name, bytes)) continue;
    total.bytes += bytes;
    total.brotliBytes += sizes['.br'] ?? sizes['.gz'] ?? bytes;
  }
  return total;
}

/** Returns a function that returns a file's path, and that creates each folder the first time it's needed. */
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
