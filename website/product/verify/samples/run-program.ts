/** Runs a sample that's a complete Node.js program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProgramRun } from './run-shell.ts';

/** How long programs may run, in milliseconds, before they're stopped. Programs that listen or watch never end. */
const RUNS_FOR = 8_000;

/**
 * Runs the program. If the folder is inside the repository, it can import the samples' packages. A program that's
 * still running after a while is stopped, which counts as a success.
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
