/** One build at a time may write an output folder: a lock file beside it names the process. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ProblemsError } from '../problems.ts';

/**
 * Takes the lock and returns the function that gives it back. A lock whose process has ended is taken
 * over.
 *
 * @throws ProblemsError when another process that is still running holds it
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const own = processIdentity(process.pid);
  if (!(await createExclusively(file, own))) await takeOver(file, own);
  return async () => {
    if ((await readHolder(file)) === own) await rm(file, { force: true });
  };
}

/**
 * Removing a dead process's lock and making one's own are two steps. A second file lets one process
 * at a time do them; whoever comes later looks at the lock again and finds a living holder.
 */
async function takeOver(file: string, own: string): Promise<void> {
  const guard = `${file}.takeover`;
  // A process can die between the lines below; its guard must not block builds for ever.
  if (!isRunning(await readHolder(guard))) await rm(guard, { force: true });
  if (!(await createExclusively(guard, own))) throw locked(file, await readHolder(file));
  try {
    const holder = await readHolder(file);
    if (isRunning(holder)) throw locked(file, holder);
    await rm(file, { force: true });
    if (!(await createExclusively(file, own))) throw locked(file, await readHolder(file));
  } finally {
    await rm(guard, { force: true });
  }
}

/** The file appears with its content: an empty lock would look as if nobody held it. */
async function createExclusively(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function locked(file: string, holder: string | undefined): ProblemsError {
  const name = basename(file);
  const process =
    holder === undefined ? 'another process' : `process ${Number.parseInt(holder, 10)}`;
  return new ProblemsError([
    {
      severity: 'error',
      place: { file: name },
      message: `Another build is writing to the same folder (${process})`,
      remedy: `Wait until it is done, or stop it. If no build is running, delete ${name}.`,
    },
  ]);
}

function isRunning(holder: string | undefined): boolean {
  const pid = Number.parseInt(holder ?? '', 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processIdentity(pid) === holder;
}

/**
 * Process id, and on Linux the time when the process started: in containers the same few ids come
 * back in every run, and a lock left by an interrupted build must not look alive.
 */
function processIdentity(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return `${pid} ${fields[19] ?? ''}`.trim();
  } catch {
    return `${pid}`;
  }
}
