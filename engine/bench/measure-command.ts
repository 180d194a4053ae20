/** Runs commands in separate processes and measures their resources. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { cleanEnvironment } from '../src/cli/test-environment.ts';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** Root of this repository's site. */
export const WEBSITE = path.join(REPOSITORY, 'website');

export interface Usage {
  /** Time from start to end, in seconds. */
  wall: number;
  /** CPU time of all threads (user and system), in seconds. */
  cpu: number;
  /** The part of it that the operating system used, in seconds. */
  system: number;
  /** Maximum resident memory in megabytes. */
  memory: number;
}

/** A stage of a command, and its CPU time in seconds. The command prints a stage when it ends. */
export interface Stage {
  name: string;
  cpu: number;
}

export interface CommandUsage extends Usage {
  stages: readonly Stage[];
}

/** Starts `npm run <command> -- <options>`, but without npm, which would take half a second. */
export function startCommand([command = '', ...options]: readonly string[]): ChildProcess {
  const usage = path.join(REPOSITORY, 'engine/bench/report-usage.js');
  const scripts: Readonly<Record<string, string>> = packageFile.scripts;
  const [, ...script] = scripts[command]?.split(' ') ?? [];
  return spawn(process.execPath, ['--import', usage, ...script, ...options], {
    cwd: REPOSITORY,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

/**
 * Runs a command until it ends, and returns the resources that it used.
 *
 * @throws Error with the command's complete output if it fails
 */
export async function measureCommand(args: readonly string[]): Promise<CommandUsage> {
  const { code, output, usage } = await runCommand(args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}\n${output}`);
  return usage;
}

interface Run {
  code: number | null;
  /** The command's whole output. */
  output: string;
  usage: CommandUsage;
}

/** Runs a command until it ends, even if it fails. */
export async function runCommand(args: readonly string[]): Promise<Run> {
  const started = performance.now();
  const child = startCommand(args);
  let output = '';
  let report = '';
  for (const [index, stream] of child.stdio.entries()) {
    stream?.on('data', (data: Buffer) => {
      if (index === 3) report += data;
      else output += data;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const { userCPUTime, systemCPUTime, maxRSS, stages } = JSON.parse(
    report,
  ) as NodeJS.ResourceUsage & Pick<CommandUsage, 'stages'>;
  const usage = {
    wall: (performance.now() - started) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    system: systemCPUTime / 1e6,
    memory: maxRSS / 1000,
    stages,
  };
  return { code, output, usage };
}
