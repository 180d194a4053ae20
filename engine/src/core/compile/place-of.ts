import type { Place } from '../problems/problems.ts';

/** A page, and the texts of the files that it consists of. */
export interface PageTexts {
  file: string;
  textOf(file: string): string;
}

/**
 * Returns the location of the first occurrence of `part` after `start`. If the text doesn't contain it, the
 * location has only a file.
 */
export function placeOf(text: string, file: string, part: string | undefined, start = 0): Place {
  const offset = part === undefined ? -1 : text.indexOf(part, start);
  if (offset === -1) return { file };
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
