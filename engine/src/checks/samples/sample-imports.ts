/**
 * Restricts what samples can import. A type checker follows any path and quotes types in its messages, which could
 * reveal the contents of files it reads. Therefore, samples can only import packages, and other samples on the same
 * page.
 */
import path from 'node:path';
import { realPath } from '../../core/files/locate-file.ts';

/**
 * Matches the names of modules and files in `from '…'`, `import '…'`, `import('…')`, `require('…')`, and
 * `<reference path="…">`. Comments can be in between.
 */
const NAMED =
  /\b(?:from|import|require|reference\s+(?:path|types))(?:[\s(=]|\/\*(?:[^*]|\*(?!\/)){0,500}\*\/|\/\/.{0,500}\n){0,50}(["'`])([^"'`\n]*)\1/g;

/** An import from outside the page's samples, with its line (1-based). */
export interface ForeignImport {
  name: string;
  line: number;
}

/**
 * Returns the first import from outside the page's samples.
 *
 * @param file the sample's path among the samples on its page, such as `src/App.tsx`
 */
export function foreignImport(code: string, file: string): ForeignImport | undefined {
  for (const { 2: name = '', index } of code.matchAll(NAMED)) {
    if (isInside(name, file)) continue;
    return { name, line: code.slice(0, index).split('\n').length };
  }
  return undefined;
}

function isInside(name: string, file: string): boolean {
  // With escapes, a name can stand for any path.
  if (/^(?:[/\\]|[a-z]:[/\\]|file:)|\\/i.test(name)) return false;
  if (!name.split('/').includes('..')) return true;
  if (!name.startsWith('.')) return false;
  return !path.posix.join(path.posix.dirname(file), name).startsWith('..');
}

/** Returns the first file that the compiler read although it's not allowed. */
export function forbiddenFile(
  files: readonly string[],
  folders: readonly string[],
): string | undefined {
  const real = [...folders, ...folders.map(realPath)].map((folder) => folder + path.sep);
  return files
    .map((file) => path.normalize(file))
    .find((file) => !real.some((folder) => file.startsWith(folder)));
}
