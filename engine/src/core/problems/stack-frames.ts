/** Reads an error's stack to find where it was thrown. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from './problems.ts';

export interface StackFrame {
  /** The function's name, without suffixes from bundlers. It's empty at the top level. */
  name: string;
  place: Required<Omit<Place, 'near'>>;
}

const FRAME = /^\s+at (?:(?:async |new )?([\w$.<>]+) )?(?:\[as \w+\] )?\(?(.+?):(\d+):(\d+)\)?$/gm;

/** Returns the calls that led to an error, with the innermost call first. Files are relative to `root`. */
export function stackFrames(error: unknown, root: string): StackFrame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(FRAME)].map(([, name = '', location = '', line, column]) => {
    const [file = ''] = location.split('?');
    const absolute = file.startsWith('file:') ? fileURLToPath(file) : file;
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

/** Returns the location of the innermost call in the site's own code, or `undefined` if there's none. */
export function placeInSite(error: unknown, root: string): Place | undefined {
  return stackFrames(error, root).find(({ place }) => place.file.startsWith('site/'))?.place;
}
