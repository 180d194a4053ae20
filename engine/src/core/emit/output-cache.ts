/**
 * Cache of earlier output files and their compressed forms. If the file system supports it, entries are hard links to
 * files in the output, so a warm build doesn't read or write their bytes. If a file in the output has changed since
 * then, its entry isn't used. File system calls are synchronous, because for thousands of small files, this takes a
 * third of the CPU time of asynchronous calls.
 */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readEntry, writeEntry } from '../cache/cache-folder.ts';
import { naming } from '../cache/write-whole.ts';

/** The extensions of a file's forms, where `''` stands for the file itself. */
export type FormExtension = '' | '.br' | '.gz';

/** The sizes, in bytes, of a file and of the compressed forms that exist. */
export type FormSizes = Readonly<Partial<Record<FormExtension, number>>>;

export interface Form {
  extension: FormExtension;
  content: Uint8Array;
}

export interface OutputCache {
  /**
   * Copies or links the entry's files to `target`. Returns their sizes, or `undefined` if there's no such
   * entry.
   */
  restore(key: string, target: string): FormSizes | undefined;
  /** Writes the forms to `target` and stores them as an entry. Returns their sizes. */
  store(key: string, forms: readonly Form[], target: string): FormSizes;
  /**
   * Writes the list of entries for the next run. If there are more unused entries than used ones, removes the
   * oldest.
   */
  close(): void;
}

interface Entry {
  /** When a build last used the entry, in milliseconds. */
  used: number;
  forms: readonly { extension: FormExtension; size: number; modified: number }[];
}

const INDEX = 'index';

/** Opens the cache in a folder. Creates the folder if necessary. */
export function openOutputCache(folder: string): OutputCache {
  mkdirSync(folder, { recursive: true });
  const entries = new Map(
    Object.entries(readEntry<Record<string, Entry>>(join(folder, INDEX)) ?? {}),
  );
  const started = Date.now();
  const used = new Set<string>();
  const use = (key: string, forms: Entry['forms']) => {
    used.add(key);
    entries.set(key, { used: started, forms });
    return Object.fromEntries(forms.map(({ extension, size }) => [extension, size]));
  };
  return {
    restore(key, target) {
      const forms = entries.get(key)?.forms;
      if (forms === undefined || !forms.every((form) => isIntact(join(folder, key), form))) return;
      for (const { extension } of forms) place(join(folder, key + extension), target + extension);
      return use(key, forms);
    },
    store(key, forms, target) {
      const stored = forms.map(({ extension, content }) => {
        const file = target + extension;
        writeNew(file, content);
        place(file, join(folder, key + extension));
        const { mtimeMs: modified } = statSync(join(folder, key + extension));
        return { extension, size: content.length, modified };
      });
      return use(key, stored);
    },
    close() {
      for (const key of unneeded(entries, used)) entries.delete(key);
      removeOthers(folder, entries);
      writeEntry(join(folder, INDEX), Object.fromEntries(entries));
    },
  };
}

function isIntact(file: string, { extension, size, modified }: Entry['forms'][number]): boolean {
  const found = statSync(file + extension, { throwIfNoEntry: false });
  return found?.size === size && found.mtimeMs === modified;
}

/**
 * Writes a file. Replaces an existing file instead of writing to it, because it can be a link to a different
 * entry.
 */
function writeNew(file: string, bytes: Uint8Array): void {
  unlessThere(file, () => naming(file, () => writeFileSync(file, bytes, { flag: 'wx' })));
}

/** Creates `to` in one step, so that an interrupted build never leaves a partial entry. */
function place(from: string, to: string): void {
  try {
    unlessThere(to, () => linkSync(from, to));
  } catch {
    const partial = `${to}.${process.pid}.partial`;
    copyFileSync(from, partial);
    renameSync(partial, to);
  }
}

function unlessThere(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(file);
    write();
  }
}

/**
 * Returns the entries to remove. As many unused entries stay as there are used ones. This way, an author can switch
 * between two versions of a site without creating everything again, and the folder never exceeds twice the size of a
 * build.
 */
function unneeded(entries: ReadonlyMap<string, Entry>, used: ReadonlySet<string>): string[] {
  const unused = [...entries].filter(([key]) => !used.has(key));
  unused.sort(([one, a], [other, b]) => a.used - b.used || (one < other ? -1 : 1));
  return unused.slice(0, Math.max(0, unused.length - used.size)).map(([key]) => key);
}

function removeOthers(folder: string, entries: ReadonlyMap<string, Entry>): void {
  const known = new Set([INDEX]);
  for (const [key, { forms }] of entries) {
    for (const { extension } of forms) known.add(key + extension);
  }
  for (const name of readdirSync(folder)) {
    if (!known.has(name)) rmSync(join(folder, name), { force: true });
  }
}
