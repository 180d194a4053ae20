/**
 * The output folder is replaced as a whole. A build writes to a temporary folder of its own beside it,
 * which is renamed into place when everything is there: an interrupted or failed build leaves the last
 * good output as it was, and of two builds at once the one that ends last stays.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Names within a build's temporary folder. */
const NEXT = 'next';
const PREVIOUS = 'previous';

/**
 * Runs `write` with an empty folder and then puts that folder in the place of `output`. When `write`
 * throws, `output` stays as it was and the error is passed on.
 *
 * @param output absolute path, for example `/site/dist`; need not exist
 */
export async function writeAtomically<Result>(
  output: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  // A link to an output elsewhere stays a link.
  const place = existsSync(output) ? await realpath(output) : output;
  await mkdir(dirname(place), { recursive: true });
  await cleanLeftovers(place);
  // Hidden, and on the same disk, because renaming needs that.
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

/** Between the two renames there is no output; `cleanLeftovers` of the next build mends a stop there. */
async function replace(output: string, own: string): Promise<void> {
  const previous = join(own, PREVIOUS);
  await rm(previous, { recursive: true, force: true });
  await rename(output, previous).catch(unless('ENOENT'));
  try {
    await rename(join(own, NEXT), output);
  } catch (error) {
    // Another build put its output there in between: this one came later.
    if (isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) return replace(output, own);
    if (existsSync(previous)) await rename(previous, output);
    throw error;
  }
}

/** Returns a handler that passes on every error but those with this code. */
function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!isOneOf(error, [code])) throw error;
  };
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Removes what interrupted builds left, after putting back an output that was being replaced. */
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

/** Returns the id of the process that made a temporary folder; `undefined` for all other files beside an output. */
function builderOf(name: string, output: string): number | undefined {
  const prefix = prefixOf(output);
  if (!name.startsWith(prefix)) return undefined;
  const id = /^(\d+)\.[A-Za-z0-9]{6}$/.exec(name.slice(prefix.length))?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * True while a process with this id runs. When it is not the build but another process with the same
 * id, what the build left stays for a later one to remove.
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
