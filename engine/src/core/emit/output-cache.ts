/**
 * Cache of earlier output files and their compressed forms. If the file system supports it, entries are hard links to
 * files in the output, so a warm build doesn't read or write their bytes. If a file in the output has changed since
 * then, its entry isn't used. File system calls are synchronous, because for thousands of small files, this takes a
 * third of the CPU time of asynchronous calls.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry, writeEntry } from '../cache/cache-folder.ts';
import { type FormExtension, place, type WrittenForm } from './write-forms.ts';

/** The sizes, in bytes, of a file and of the compressed forms that exist. */
export type FormSizes = Readonly<Partial<Record<FormExtension, number>>>;

export interface OutputCache {
  /**
   * Copies or links the entry's files to `target`. Returns their sizes, or `undefined` if there's no such
   * entry.
   */
  restore(key: string, target: string): FormSizes | undefined;
  /** Returns the text of an entry's file, or `undefined` if there's no such entry. */
  textOf(key: string): string | undefined;
  /** Returns the path of an entry, to which the extension of a form is appended. */
  fileOf(key: string): string;
  /** Adds an entry whose forms have been written. Returns their sizes. */
  add(key: string, forms: readonly WrittenForm[]): FormSizes;
  /**
   * Writes the list of entries for the next run. If there are more unused entries than used ones, removes the
   * oldest.
   */
  close(): void;
}

interface Entry {
  /** When a build last used the entry, in milliseconds. */
  used: number;
  forms: readonly WrittenForm[];
}

const INDEX = 'index';

/** Opens the cache in a folder. Creates the folder if necessary. */
export function openOutputCache(folder: string): OutputCache {
  mkdirSync(folder, { recursive: true });
  const entries = new Map(
    Object.entries(readEntry<Record<string, Entry>>(join(folder, INDEX)) ?? {}),
  );
  const intactForms = (key: string) => {
    const forms = entries.get(key)?.forms;
    return forms?.every((form) => isIntact(join(folder, key), form)) ? forms : undefined;
  };
  const started = Date.now();
  const used = new Set<string>();
  const use = (key: string, forms: readonly WrittenForm[]) => {
    used.add(key);
    entries.set(key, { used: started, forms });
    return Object.fromEntries(forms.map(({ extension, size }) => [extension, size]));
  };
  return {
    restore(key, target) {
      const forms = intactForms(key);
      if (forms === undefined) return;
      for (const { extension } of forms) place(join(folder, key + extension), target + extension);
      return use(key, forms);
    },
    textOf(key) {
      return intactForms(key) && readFileSync(join(folder, key), 'utf8');
    },
    fileOf: (key) => join(folder, key),
    add: use,
    close() {
      for (const key of unneeded(entries, used)) entries.delete(key);
      removeOthers(folder, entries);
      writeEntry(join(folder, INDEX), Object.fromEntries(entries));
    },
  };
}

function isIntact(file: string, { extension, size, modified }: WrittenForm): boolean {
  const found = statSync(file + extension, { throwIfNoEntry: false });
  return found?.size === size && found.mtimeMs === modified;
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
