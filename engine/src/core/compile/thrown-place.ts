/** Finds the place in a page that caused an error during rendering. */

import path from 'node:path';
import { messageOf } from '../problems/errors.ts';
import { formatPlace, type Place } from '../problems/problems.ts';
import { placeInSite, stackFrames } from '../problems/stack-frames.ts';
import { placeOf } from './place-of.ts';

/**
 * Returns the location of the tag whose component threw an error, or of the page as a whole. The tag belongs to
 * the innermost component in the stack that the page itself uses.
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

/** Returns the error's message, followed by the location in the site's code that it comes from. */
export function messageOfThrown(error: unknown, root: string): string {
  const message = messageOf(error);
  const place = placeInSite(error, root);
  return place === undefined ? message : `${message} (${formatPlace(place)})`;
}

/**
 * Returns the names that the page gives to a file's imports. They can be any names, so only the file identifies
 * the component.
 */
function localNames(text: string, file: string): string[] {
  const stem = path.basename(file).replace(/(?:\.island)?\.[jt]sx?$/, '');
  const pattern = /^import\s+(\w+).*?from\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)]
    .filter(([, , from = '']) => path.basename(from).split('.')[0] === stem)
    .map(([, local = '']) => local);
}
