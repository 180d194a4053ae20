/** Runs a sample that is a whole program for Node.js. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProgramRun } from './run-shell.ts';

/** Programs that listen or watch never end: they have this long to call the server, in milliseconds. */
const RUNS_FOR = 8_000;

/**
 * Runs the program, which finds the packages of the samples when the folder is below the repository. One
 * that is still running after a while is stopped, which counts as an orderly end.
 */
export async function runProgram(
  code: string,
  file: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<ProgramRun> {
  writeFileSync(join(folder, file), code);
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: RUNS_FOR,
    killSignal: 'SIGKILL',
  });
  const exit = once(child, 'exit');
  const [errors, [status, signal]] = await Promise.all([text(child.stderr), exit]);
  return { status: signal === 'SIGKILL' ? 0 : status, errors };
}
