/**
 * Replaces the output folder as a whole. A build writes to its own temporary folder next to the output, and
 * renames the folder when it's complete. If a build is interrupted or fails, the last good output stays
 * unchanged. If two builds run at the same time, the one that ends last determines the output.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Names of the folders inside a build's temporary folder. */
const NEXT = 'next';
const PREVIOUS = 'previous';

/**
 * Runs `write` with an empty folder, and then replaces `output` with this folder. If `write` throws an error,
 * `output` doesn't change and the error is passed on.
 *
 * @param output absolute path, such as `/site/dist`. It doesn't have to exist.
 */
export async function writeAtomically<Result>(
  output: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  // If the output is a symbolic link, replaces the link's target and keeps the link.
  const place = existsSync(output) ? await realpath(output) : output;
  await mkdir(dirname(place), { recursive: true });
  await cleanLeftovers(place);
  // The folder is hidden, and is on the same disk, because only then can it be renamed to the output.
  const own = await mkdtemp(join(dirname(place), `${prefixOf(place)}${process.pid}.`));
  try {
    await mkdir(join(own, NEXT));
    const result = await write(join(own, NEXT));
    await replace(place, own);
    return result;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

function prefixOf(output: string): string {
  return `.${basename(output)}.`;
}

/**
 * Replaces the output. Between the two renames, there's no output. If a build stops there, `cleanLeftovers`
 * restores the output in the next build.
 */
async function replace(output: string, own: string): Promise<void> {
  const previous = join(own, PREVIOUS);
  await rm(previous, { recursive: true, force: true });
  await rename(output, previous).catch(unless('ENOENT'));
  try {
    await rename(join(own, NEXT), output);
  } catch (error) {
    // Another build has finished in the meantime. This one ends later, so it replaces that build's output.
    if (isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) return replace(output, own);
    if (existsSync(previous)) await rename(previous, output);
    throw error;
  }
}

/** Returns an error handler that ignores errors with this code and throws all others. */
function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!isOneOf(error, [code])) throw error;
  };
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Removes the folders of interrupted builds. Before that, restores an output that was being replaced. */
async function cleanLeftovers(output: string): Promise<void> {
  for (const name of await readdir(dirname(output))) {
    const processId = builderOf(name, output);
    if (processId === undefined || isRunning(processId)) continue;
    const folder = join(dirname(output), name);
    const previous = join(folder, PREVIOUS);
    if (!existsSync(output) && existsSync(previous)) await rename(previous, output);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the id of the process that created a temporary folder, or `undefined` for other files next to the
 * output.
 */
function builderOf(name: string, output: string): number | undefined {
  const prefix = prefixOf(output);
  if (!name.startsWith(prefix)) return undefined;
  const id = /^(\d+)\.[A-Za-z0-9]{6}$/.exec(name.slice(prefix.length))?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * True if a process with this id is running. If the id now belongs to an unrelated process, the folder stays until a
 * later build.
 */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process is running, but a different user owns it.
    return isOneOf(error, ['EPERM']);
  }
}
