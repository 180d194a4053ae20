import type { Place } from '../problems/problems.ts';

/** Place of the first occurrence of `part` in the text; the file alone when it is not there. */
export function placeOf(text: string, file: string, part: string | undefined): Place {
  const offset = part === undefined ? -1 : text.indexOf(part);
  if (offset === -1) return { file };
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
