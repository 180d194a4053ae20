/**
 * Compiled pages on disk, by a hash of every input: the page's text and options, the compile
 * environment, the compiler's own code. Files that a page refers to are checked by their content.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exchangeEntry, pruneFolder, readEntry } from '../cache/cache-folder.ts';
import { hashOf, hashOfFile } from '../cache/content-hash.ts';
import type { CompileJob } from './compile-job.ts';
import type { CompiledPage } from './compiled-page.ts';

interface CacheEntry {
  page: CompiledPage;
  /** Content hashes of the dependencies, in their order. */
  hashes: readonly string[];
}

export interface CompileCache {
  /** Returns the file of a job's cache entry, or `undefined` if the page isn't cached. */
  fileOf(job: Pick<CompileJob, 'file' | 'key'>): string | undefined;
  /** The compiled page, or `undefined` when something that it depends on has changed. */
  read(file: string): CompiledPage | undefined;
  /**
   * Keeps a page and returns it as `read` does. The texts of a page that has just been compiled are pieces of longer ones, which
   * stay in memory as long as any piece does (V8's sliced strings). Those of the copy aren't.
   */
  write(file: string, page: CompiledPage): CompiledPage;
}

/**
 * Opens the cache in `folder`, which is made when it is missing, and removes what was not used for 14
 * days: once in each build, since bundles and the search index lie in the same folder.
 * `environmentHash` stands for everything that all pages depend on.
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
