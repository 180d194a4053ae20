/**
 * Caches compiled pages on disk. The key is a hash of all inputs: the page's text and options, the compile environment,
 * and the compiler's own code. An entry also contains the content hashes of the files that the page refers to.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exchangeEntry, pruneFolder, readEntry } from '../cache/cache-folder.ts';
import { hashOf, hashOfFile } from '../cache/content-hash.ts';
import type { CompileJob } from './compile-job.ts';
import type { CompiledPage } from './compiled-page.ts';

interface CacheEntry {
  page: CompiledPage;
  /** Content hashes of the dependencies, in the same order. */
  hashes: readonly string[];
}

export interface CompileCache {
  /** Returns the file of a job's cache entry, or `undefined` if the page isn't cached. */
  fileOf(job: Pick<CompileJob, 'file' | 'key'>): string | undefined;
  /** Returns the compiled page, or `undefined` if something that it depends on has changed. */
  read(file: string): CompiledPage | undefined;
  /**
   * Stores a page, and returns a copy like `read` does. In a page that has just been compiled, texts are pieces
   * of longer texts, and V8 keeps those in memory as long as any piece exists
   * (https://issues.chromium.org/issues/41480525). The copy's texts are independent.
   */
  write(file: string, page: CompiledPage): CompiledPage;
}

/**
 * Opens the cache in `folder`. Creates the folder if necessary, and removes entries that haven't been used for 14 days.
 * This cleanup runs once per build, and also removes old bundles and search indexes, which are in the same folder.
 * `environmentHash` covers everything that all pages depend on.
 */
export function openCompileCache(
  folder: string,
  root: string,
  environmentHash: string,
): CompileCache {
  mkdirSync(folder, { recursive: true });
  pruneFolder(folder);
  return {
    fileOf({ file, key }) {
      return key && path.join(folder, hashOf(JSON.stringify([environmentHash, file, key])));
    },
    read(file) {
      const entry = readEntry<CacheEntry>(file);
      return entry !== undefined && isFresh(entry, root) ? entry.page : undefined;
    },
    write(file, page) {
      const hashes = page.dependencies.map((file) => hashOfFile(path.join(root, file)));
      return exchangeEntry(file, { page, hashes } satisfies CacheEntry).page;
    },
  };
}

function isFresh({ page, hashes }: CacheEntry, root: string): boolean {
  const { dependencies, assets } = page;
  return (
    dependencies.every((file, index) => hashOfFile(path.join(root, file)) === hashes[index]) &&
    assets.every(({ file }) => existsSync(file))
  );
}
