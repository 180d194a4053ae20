/**
 * Compiled pages on disk, by a hash of every input: the page's text and options, the compile
 * environment, the compiler's own code. Files that a page refers to are checked by their content.
 * File calls are synchronous: for thousands of small files that takes a tenth of the time.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
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
import type { ApiCompileInput } from './api/compile-input.ts';
import type { CompileInput } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

interface CacheEntry {
  page: CompiledPage;
  /** Content hashes of the dependencies, in their order. */
  hashes: readonly string[];
}

/** What a page is made of; of API pages a key stands for it, because it is much. */
export type CacheInput = CompileInput | Pick<ApiCompileInput, 'file' | 'key'>;

export interface CompileCache {
  /** The compiled page, or `undefined` when something that it depends on has changed. */
  read(input: CacheInput): CompiledPage | undefined;
  write(input: CacheInput, page: CompiledPage): void;
  /** Removes entries that were not used for 14 days. */
  prune(): void;
}

const MAXIMUM_AGE_MS = 14 * 24 * 60 * 60 * 1000;

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
  const fileOf = (input: CacheInput) => {
    const content = 'key' in input ? [input.file, input.key] : input;
    return path.join(folder, `${hash(JSON.stringify([environmentHash, content]))}.json`);
  };
  return {
    read(input) {
      const file = fileOf(input);
      const entry = readEntry(file);
      if (entry === undefined || !isFresh(entry, root)) return undefined;
      markUsed(file);
      return entry.page;
    },
    write(input, page) {
      const hashes = page.dependencies.map((file) => hashOfFile(path.join(root, file)));
      const file = fileOf(input);
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, JSON.stringify({ page, hashes } satisfies CacheEntry));
      renameSync(partial, file);
    },
    prune() {
      const oldest = Date.now() - MAXIMUM_AGE_MS;
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        // Another process may have removed it.
        const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
        if (modified < oldest) rmSync(file, { force: true });
      }
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

/** The age of an entry counts from its last use. */
function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another process has just removed it, or the cache belongs to somebody else: it serves this run.
  }
}

function hashOfFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return 'missing';
  }
}

function readEntry(file: string): CacheEntry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CacheEntry;
  } catch {
    // Missing, or written by an interrupted run: compile again.
    return undefined;
  }
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
