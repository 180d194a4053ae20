/**
 * The output folder is replaced as a whole. A build writes to a temporary folder beside it, which is
 * renamed into place when everything is there, so an interrupted or failed build leaves the last good
 * output as it was.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { takeLock } from './output-lock.ts';

/**
 * Runs `write` with an empty folder and then puts that folder in the place of `output`. When `write`
 * throws, `output` stays as it was and the error is passed on.
 *
 * @param output absolute path, for example `/site/dist`; need not exist
 * @throws ProblemsError when another build is writing to the same place
 */
export async function writeAtomically<Result>(
  output: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  const names = outputNames(output);
  await mkdir(dirname(output), { recursive: true });
  const release = await takeLock(names.lock);
  try {
    await cleanLeftovers(output, names);
    await mkdir(names.next);
    const result = await write(names.next);
    await replace(output, names);
    return result;
  } finally {
    await rm(names.next, { recursive: true, force: true });
    await release();
  }
}

interface OutputNames {
  lock: string;
  next: string;
  previous: string;
}

/** Dot names beside the output: the same disk, so that renaming works, and out of sight. */
function outputNames(output: string): OutputNames {
  const name = (suffix: string) => join(dirname(output), `.${basename(output)}.${suffix}`);
  return { lock: name('lock'), next: name('next'), previous: name('previous') };
}

/** Between the two renames there is no output; `cleanLeftovers` of the next build mends a stop there. */
async function replace(output: string, names: OutputNames): Promise<void> {
  if (existsSync(output)) await rename(output, names.previous);
  try {
    await rename(names.next, output);
  } catch (error) {
    if (existsSync(names.previous)) await rename(names.previous, output);
    throw error;
  }
  await rm(names.previous, { recursive: true, force: true });
}

/** Removes what interrupted builds left, after putting back an output that was being replaced. */
async function cleanLeftovers(output: string, names: OutputNames): Promise<void> {
  if (!existsSync(output) && existsSync(names.previous)) await rename(names.previous, output);
  await rm(names.next, { recursive: true, force: true });
  await rm(names.previous, { recursive: true, force: true });
}
