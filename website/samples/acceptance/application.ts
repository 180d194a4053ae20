/** Runs a sample's application, which has already been built, for as long as a test needs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { applicationVariables, type FlagServer } from './flag-server.ts';

const SAMPLES = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.SAMPLES_PORT ?? 4311);
const STARTS_WITHIN = 30_000; // milliseconds

export interface Application {
  url: string;
  stop(): Promise<void>;
}

interface Start {
  /** A program in the sample's folder. Defaults to Node.js. */
  program?: string;
  /** The path to request until the application is ready. */
  readyPath?: string;
}

/**
 * Starts `node ...command` in a sample's folder and waits until it responds.
 *
 * @param command arguments for the program, in which `{port}` stands for the port to listen on
 * @throws Error with the program's output if it ends or doesn't respond within 30 seconds
 */
export async function startApplication(
  server: FlagServer,
  sample: string,
  command: readonly string[],
  { program = process.execPath, readyPath = '/' }: Start = {},
): Promise<Application> {
  const url = `http://localhost:${PORT}`;
  const child = spawn(
    program,
    command.map((argument) => argument.replace('{port}', String(PORT))),
    {
      cwd: path.join(SAMPLES, sample),
      env: { ...process.env, ...applicationVariables(server), PORT: String(PORT), ORIGIN: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const deadline = Date.now() + STARTS_WITHIN;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`The sample ${sample} doesn't respond at ${url}. It printed:\n${printed}`);
    }
    await wait(100);
  }
  return { url, stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
