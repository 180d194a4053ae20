/** Files that a page names: pictures, snippets, partials, imported texts. */
import { readFile } from 'node:fs/promises';
import { type Place, ProblemsError } from '../problems/problems.ts';
import { decodeText, reasonOf } from './read-text.ts';

export interface NamedFile {
  /** Absolute path. */
  path: string;
  /** Name for messages: "Snippet file ../a.ts". */
  name: string;
  /** Place that names the file. */
  place: Place;
  /** Remedy when there is no such file. */
  remedy: string;
}

/** Bytes of the file. Throws a `ProblemsError` that tells a missing file from one that cannot be read. */
export async function readNamedFile({ path, name, place, remedy }: NamedFile): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ProblemsError([
      {
        severity: 'error',
        place,
        message: isMissing
          ? `${name} does not exist`
          : `${name} cannot be read: ${reasonOf(error)}`,
        remedy: isMissing ? remedy : 'Make the file readable, or name another one.',
      },
    ]);
  }
}

/** Text of the file. Throws a `ProblemsError` also when it is not UTF-8 or holds a NUL byte. */
export async function readNamedText(file: NamedFile): Promise<string> {
  const result = decodeText(await readNamedFile(file), file.path);
  if ('text' in result) return result.text;
  const { message, remedy, place } = result.problem;
  const at = place.line === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
  throw new ProblemsError([
    { severity: 'error', place: file.place, message: `${file.name} ${message}${at}`, remedy },
  ]);
}
