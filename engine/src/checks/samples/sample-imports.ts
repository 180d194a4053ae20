/**
 * What samples import. A type checker follows any path, and its messages quote types and thereby values of the
 * files it reads, so samples can import packages and other samples of their page alone.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Names of modules and files: `from '…'`, `import '…'`, `import('…')`, `require('…')`, `<reference path="…">`. */
const NAMED =
  /\b(?:from|import|require|reference\s+(?:path|types))\s*(?:[(=]\s*)?(["'`])([^"'`\n]*)\1/g;

/** A name that leads out of the page's samples, with its line, 1-based. */
export interface ForeignImport {
  name: string;
  line: number;
}

/** @param file path of the sample among those of its page: `src/App.tsx` */
export function foreignImport(code: string, file: string): ForeignImport | undefined {
  for (const { 2: name = '', index } of code.matchAll(NAMED)) {
    if (isInside(name, file)) continue;
    return { name, line: code.slice(0, index).split('\n').length };
  }
  return undefined;
}

function isInside(name: string, file: string): boolean {
  // Escapes can spell any path.
  if (/^(?:[/\\]|[a-z]:[/\\]|file:)|\\/i.test(name)) return false;
  if (!name.split('/').includes('..')) return true;
  if (!name.startsWith('.')) return false;
  return !path.posix.join(path.posix.dirname(file), name).startsWith('..');
}

/** Returns the first of the files that the compiler has read and that it mustn't read. */
export function forbiddenFile(
  files: readonly string[],
  folders: readonly string[],
): string | undefined {
  const real = [...folders, ...folders.map(realOf)].map((folder) => folder + path.sep);
  return files
    .map((file) => path.normalize(file))
    .find((file) => {
      return !real.some((folder) => file.startsWith(folder));
    });
}

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** Folders with packages that a module in `folder` can import. */
export function packageFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return parent === folder ? [own] : [own, ...packageFolders(parent)];
}
