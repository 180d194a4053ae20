/** Prints errors in a form that's meant for people at a terminal. */

import { readFileSync } from 'node:fs';
import { diskProblem } from '../core/files/disk-problem.ts';
import { locateFile } from '../core/files/locate-file.ts';
import { messageOf } from '../core/problems/errors.ts';
import { formatProblems } from '../core/problems/format-problems.ts';
import { printable } from '../core/problems/printable.ts';
import { type Problem, ProblemsError } from '../core/problems/problems.ts';
import { wantsColor } from './progress.ts';

/**
 * Writes an error to standard error. Problems in content come with a location, an excerpt, and a remedy. Unexpected
 * errors are faults in the engine, so they come with a stack and causes.
 */
export function reportError(error: unknown, root: string, { all = false } = {}): void {
  const disk = diskProblem(error, root);
  if (error instanceof ProblemsError) reportProblems(error.problems, root, { all });
  else if (disk !== undefined) reportProblems([disk], root);
  else if (isMissingPackage(error)) {
    console.error(`${error.message}\n→ Install the packages again: npm ci`);
  } else
    console.error(
      error instanceof Error && !isExpected(error) ? error : printable(messageOf(error)),
    );
}

/** Writes problems to standard error, either all of them or the first few of each kind. */
export function reportProblems(
  problems: readonly Problem[],
  root: string,
  { all = false } = {},
): void {
  const color = wantsColor(process.stderr);
  const options = { color, all };
  process.stderr.write(formatProblems(problems, (file) => textForFrame(file, root), options));
}

/** True if the engine's bundle imports a package that isn't installed (see bin/docs.js). */
function isMissingPackage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/**
 * True for errors whose messages already say where they occurred: invalid options, and modules that don't compile.
 */
function isExpected(error: Error): boolean {
  return 'code' in error || 'loc' in error || error.name === 'UsageError';
}

/**
 * Returns a file's text for an excerpt. Only the site's own files are shown, because an import can lead to any
 * file.
 */
function textForFrame(file: string, root: string): string | undefined {
  const located = locateFile(file, { root });
  if ('fault' in located) return undefined;
  try {
    return readFileSync(located.path, 'utf8');
  } catch {
    // The problem may be that the file can't be read. In that case, there's no excerpt.
    return undefined;
  }
}
