/** Test helpers that create a site in a temporary folder. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Problem } from '../problems/problems.ts';
import { formatPlace, ProblemsError } from '../problems/problems.ts';

/** Writes the files into a new folder, and returns the folder. It's removed after the test. */
export async function writeSite(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return root;
}

/** Returns problems as lines of text, in the way that authors see them. */
export function printed(problems: readonly Problem[]): string {
  return problems
    .map(({ place, message, remedy }) => `${formatPlace(place)}  ${message}\n    ${remedy}`)
    .join('\n');
}

/** Returns the problems that a promise rejects with, as lines. Fails if the promise doesn't reject. */
export async function rejectedProblems(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ProblemsError) return printed(error.problems);
    throw error;
  }
  throw new Error('expected problems');
}
