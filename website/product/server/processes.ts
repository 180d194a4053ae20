/** Starts and stops programs that run in the background. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface BackgroundProgram {
  /** What messages call the program: `PostgreSQL`. */
  name: string;
  command: string;
  arguments: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** File for the program's output. */
  log: string;
  /** User to run as. Defaults to the user of this process. */
  user?: { uid: number; gid: number };
  /** Signal that shuts the program down properly. */
  stopSignal: NodeJS.Signals;
}

/** Functions that stop the programs that were started, in the order in which those were started. */
const started: (() => Promise<void>)[] = [];

/**
 * Stops everything that `startProgram` has started, in reverse order. This includes programs that aren't ready yet.
 */
export async function stopPrograms(): Promise<void> {
  for (let stop = started.pop(); stop !== undefined; stop = started.pop()) await stop();
}

const STARTS_WITHIN = 180_000; // milliseconds
const STOPS_WITHIN = 15_000; // milliseconds
const LOG_LINES = 20;

/**
 * Starts a program and waits until it's ready. The program gets a process group of its own. An interrupt in the
 * terminal then reaches only this process, which stops its programs in order.
 *
 * @throws Error with the end of the program's log if the program ends, or isn't ready within three minutes
 */
export async function startProgram(
  program: BackgroundProgram,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const log = openSync(program.log, 'a');
  const child = spawn(program.command, program.arguments, {
    cwd: '/',
    detached: true,
    env: program.environment,
    stdio: ['ignore', log, log],
    ...program.user,
  });
  closeSync(log);
  const failure = once(child, 'error').then(([error]) => error as Error);
  started.push(() => stopProgram(child, program.stopSignal));
  const deadline = Date.now() + STARTS_WITHIN;
  while (!(await isReady())) {
    const error = await Promise.race([failure, wait(100)]);
    if (error !== undefined || child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${program.name} didn't start. ${error?.message ?? endOf(program.log)}`);
    }
  }
}

async function stopProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN);
  await exit;
  clearTimeout(timer);
}

/** Returns the last lines of a program's output, with an introductory text. */
export function endOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LOG_LINES);
  return `It printed:\n\n${lines.join('\n')}`;
}

/**
 * Returns an unused TCP port on this machine. This is the requested port, if there's one.
 *
 * @throws Error if the requested port is used
 */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`Port ${wanted} can't be used: ${(error as Error).message}`);
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error("There's no free port.");
  return address.port;
}
