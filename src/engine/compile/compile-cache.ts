/**
 * Compiled pages on disk, by a hash of every input: the page's text and options, the compile
 * environment, the compiler's own code. Files that a page refers to are checked by their content.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiCompileInput } from '../../openapi/pages/compile-input.ts';
import { pruneFolder, readEntry, writeEntry } from '../cache/cache-folder.ts';
import { hashOf, hashOfFile } from '../cache/content-hash.ts';
import type { CompileInput } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

interface CacheEntry {
  page: CompiledPage;
  /** Content hashes of the dependencies, in their order. */
  hashes: readonly string[];
}

/** Text that a page is made of; for pages made of other things than one text, a key that stands for them. */
export type CacheInput = CompileInput | Pick<ApiCompileInput, 'file' | 'key'>;

export interface CompileCache {
  /** File of the entry for an input. Its name is a hash of the page's text: it takes time to find. */
  fileOf(input: CacheInput): string;
  /** The compiled page, or `undefined` when something that it depends on has changed. */
  read(file: string): CompiledPage | undefined;
  write(file: string, page: CompiledPage): void;
  /** Removes entries that were not used for 14 days. */
  prune(): void;
}

/**
 * Opens the cache in `folder`, which is made when it is missing. `environmentHash` stands for
 * everything that all pages depend on.
 */
export function openCompileCache(
  folder: string,
  root: string,
  environmentHash: string,
): CompileCache {
  mkdirSync(folder, { recursive: true });
  return {
    fileOf(input) {
      const text = 'key' in input ? input.key : input.text;
      const rest = 'key' in input ? input.file : { ...input, text: '' };
      return path.join(folder, `${hashOf(JSON.stringify([environmentHash, rest]), text)}.json`);
    },
    read(file) {
      const entry = readEntry<CacheEntry>(file);
      return entry !== undefined && isFresh(entry, root) ? entry.page : undefined;
    },
    write(file, page) {
      const hashes = page.dependencies.map((file) => hashOfFile(path.join(root, file)));
      writeEntry(file, { page, hashes } satisfies CacheEntry);
    },
    prune: () => pruneFolder(folder),
  };
}

function isFresh({ page, hashes }: CacheEntry, root: string): boolean {
  const { dependencies, assets } = page;
  return (
    dependencies.every((file, index) => hashOfFile(path.join(root, file)) === hashes[index]) &&
    assets.every(({ file }) => existsSync(file))
  );
}
