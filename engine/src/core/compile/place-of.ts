import { type Place, positionAt } from '../problems/problems.ts';

/** A page, and the text of each file that it consists of. */
export interface PageTexts {
  file: string;
  textOf(file: string): string;
}

/**
 * Returns the location of `part`: the first occurrence after `start` that isn't inside a longer name or URL, or else
 * the first occurrence of any kind. If the text isn't found, the location is just the file, with no line.
 */
export function placeOf(text: string, file: string, part: string | undefined, start = 0): Place {
  const offset = part === undefined || part === '' ? -1 : offsetOfWhole(text, part, start);
  return offset === -1 ? { file } : { file, ...positionAt(text, offset) };
}

/** Matches characters that continue a name or URL. */
const CONTINUES = /[\w/#?=&%.~-]/;

function offsetOfWhole(text: string, part: string, start: number): number {
  const first = text.indexOf(part, start);
  const isNamed = (character: string) => CONTINUES.test(character);
  for (let at = first; at !== -1; at = text.indexOf(part, at + 1)) {
    const before = isNamed(part.charAt(0)) && isNamed(text.charAt(at - 1));
    const after = isNamed(part.slice(-1)) && isNamed(text.charAt(at + part.length));
    if (!before && !after) return at;
  }
  return first;
}
