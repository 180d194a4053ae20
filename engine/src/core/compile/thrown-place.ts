/** Finds the place in a page that caused an error during rendering. */

import path from 'node:path';
import { messageOf } from '../problems/errors.ts';
import { formatPlace, type Place } from '../problems/problems.ts';
import { placeInSite, stackFrames } from '../problems/stack-frames.ts';
import { placeOf } from './place-of.ts';

/**
 * Place of the tag in the page whose component threw, or of the page as a whole: the innermost
 * component on the stack that the page names itself.
 */
export function placeOfThrowingTag(
  error: unknown,
  { file, text }: { file: string; text: string },
  root: string,
): Place {
  const frames = stackFrames(error, root);
  const names = frames.flatMap(({ name, place }) => [name, ...localNames(text, place.file)]);
  const tags = names.filter((name) => /^[A-Z]\w*$/.test(name)).map((name) => `<${name}`);
  const tag = tags.find((each) => new RegExp(`${each}\\b`).test(text));
  return placeOf(text, file, tag);
}

/** Message of the error with the place in the site's code that it comes from. */
export function messageOfThrown(error: unknown, root: string): string {
  const message = messageOf(error);
  const place = placeInSite(error, root);
  return place === undefined ? message : `${message} (${formatPlace(place)})`;
}

/** Names under which the page imports a file: anything goes, so the file tells more than its function. */
function localNames(text: string, file: string): string[] {
  const stem = path.basename(file).replace(/(?:\.island)?\.[jt]sx?$/, '');
  const pattern = /^import\s+(\w+).*?from\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)]
    .filter(([, , from = '']) => path.basename(from).split('.')[0] === stem)
    .map(([, local = '']) => local);
}
