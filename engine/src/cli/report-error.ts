/** Errors as a person at the terminal needs them. */

import { readFileSync } from 'node:fs';
import { locateFile } from '../core/files/locate-file.ts';
import { messageOf } from '../core/problems/errors.ts';
import { formatProblems } from '../core/problems/format-problems.ts';
import { printable } from '../core/problems/printable.ts';
import { type Problem, ProblemsError } from '../core/problems/problems.ts';
import { wantsColor } from './progress.ts';

/**
 * Writes an error to standard error: problems of what people write with place, frame and remedy;
 * anything else with its stack and causes, because then the engine itself is at fault.
 */
export function reportError(error: unknown, root: string, { all = false } = {}): void {
  if (error instanceof ProblemsError) reportProblems(error.problems, root, { all });
  else if (isMissingPackage(error)) {
    console.error(`${error.message}\n→ Install the packages again: npm ci`);
  } else
    console.error(
      error instanceof Error && !isExpected(error) ? error : printable(messageOf(error)),
    );
}

/** Writes problems to standard error: all of them, or the first ones of each kind. */
export function reportProblems(
  problems: readonly Problem[],
  root: string,
  { all = false } = {},
): void {
  const color = wantsColor(process.stderr);
  const options = { color, all };
  process.stderr.write(formatProblems(problems, (file) => textForFrame(file, root), options));
}

/** True if the engine's bundle names a package that isn't installed (see bin/docs.js). */
function isMissingPackage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/** Errors whose messages already include the place: invalid options, and modules that don't compile. */
function isExpected(error: Error): boolean {
  return 'code' in error || 'loc' in error || error.name === 'UsageError';
}

/** Text for frames, of files of the site alone: a place may be in whatever an import led to. */
function textForFrame(file: string, root: string): string | undefined {
  const located = locateFile(file, { root });
  if ('fault' in located) return undefined;
  try {
    return readFileSync(located.path, 'utf8');
  } catch {
    // A problem may be that the file cannot be read; then there is no frame to show.
    return undefined;
  }
}
