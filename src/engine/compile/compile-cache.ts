/**
 * Compiled pages on disk, by a hash of every input: the page's text and options, the compile
 * environment, the compiler's own code. Files that a page refers to are checked by their content.
 */
import { createHash } from 'node:crypto';
import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { CompileInput } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';

interface CacheEntry {
  page: CompiledPage;
  /** Content hashes of the dependencies, in their order. */
  hashes: readonly string[];
}

export interface CompileCache {
  /** The compiled page, or `undefined` when something that it depends on has changed. */
  read(input: CompileInput): Promise<CompiledPage | undefined>;
  write(input: CompileInput, page: CompiledPage): Promise<void>;
  /** Removes entries that were not used for 14 days. */
  prune(): Promise<void>;
}

const MAXIMUM_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Opens the cache in `folder`. `environmentHash` stands for everything that all pages depend on. */
export function openCompileCache(
  folder: string,
  root: string,
  environmentHash: string,
): CompileCache {
  const fileOf = (input: CompileInput) =>
    path.join(folder, `${hash(JSON.stringify([environmentHash, input]))}.json`);
  return {
    async read(input) {
      const file = fileOf(input);
      const entry = await readJson<CacheEntry>(file);
      if (entry === undefined || !(await isFresh(entry, root))) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return entry.page;
    },
    async write(input, page) {
      const hashes = await Promise.all(
        page.dependencies.map((file) => hashOfFile(path.join(root, file))),
      );
      const file = fileOf(input);
      await mkdir(folder, { recursive: true });
      await writeFile(
        `${file}.${process.pid}`,
        JSON.stringify({ page, hashes } satisfies CacheEntry),
      );
      await rename(`${file}.${process.pid}`, file);
    },
    async prune() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file);
        if (Date.now() - mtimeMs > MAXIMUM_AGE_MS) await rm(file, { force: true });
      }
    },
  };
}

async function isFresh(entry: CacheEntry, root: string): Promise<boolean> {
  const { dependencies, assets } = entry.page;
  const current = await Promise.all(dependencies.map((file) => hashOfFile(path.join(root, file))));
  if (current.some((value, index) => value !== entry.hashes[index])) return false;
  const present = await Promise.all(
    assets.map(({ file }) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return present.every(Boolean);
}

async function hashOfFile(file: string): Promise<string> {
  return readFile(file).then(hash, () => 'missing');
}

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    // Missing, or written by an interrupted run: compile again.
    return undefined;
  }
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
