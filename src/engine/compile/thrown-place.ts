/** Where an error comes from that was thrown while a page was drawn: read from its stack. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPlace, type Place } from '../problems.ts';
import { placeOf } from './place-of.ts';

const FRAME = /^\s+at (?:(?:async |new )?([\w$.]+) )?(?:\[as \w+\] )?\(?(.+?):(\d+):(\d+)\)?$/gm;

interface Frame {
  /** Name of the function, without what the bundler added. */
  name: string;
  place: Place;
}

/** Place of the innermost call in the site's own code, or `undefined` when it has no part in it. */
export function placeInSite(error: unknown, root: string): Place | undefined {
  return framesOf(error, root).find(({ place }) => place.file.startsWith('site/'))?.place;
}

/**
 * Place of the tag in the page whose component threw, or of the page as a whole: the innermost
 * component on the stack that the page names itself.
 */
export function placeOfThrowingTag(
  error: unknown,
  { file, text }: { file: string; text: string },
  root: string,
): Place {
  const frames = framesOf(error, root);
  const names = frames.flatMap(({ name, place }) => [name, ...localNames(text, place.file)]);
  const tags = names.filter((name) => /^[A-Z]\w*$/.test(name)).map((name) => `<${name}`);
  const tag = tags.find((each) => new RegExp(`${each}\\b`).test(text));
  return placeOf(text, file, tag);
}

/** Message of the error with the place in the site's code that it comes from. */
export function messageOfThrown(error: unknown, root: string): string {
  const message = error instanceof Error ? error.message : String(error);
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

function framesOf(error: unknown, root: string): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(FRAME)].map(([, name = '', location = '', line, column]) => {
    const absolute = location.startsWith('file:') ? fileURLToPath(location) : location;
    return {
      name: (name.split('.').at(-1) ?? '').replace(/\$\d+$/, ''),
      place: {
        file: path.relative(root, absolute).split(path.sep).join('/'),
        line: Number(line),
        column: Number(column),
      },
    };
  });
}
