/** Test helper that runs commands in this process, because starting one takes longer than building a small site. */
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from './run-command.ts';

export interface CommandResult {
  code: number;
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
}

/** The commands that are running or waiting. Their output is captured, so they run one after the other. */
let running: Promise<unknown> = Promise.resolve();

/** Runs a command like `pagewright <args>`, with the environment of a terminal without colors. */
export function runInProcess(args: readonly string[]): Promise<CommandResult> {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error('Add this test to the project `commands` in vitest.config.ts');
  }
  const result = running.then(() => runCaptured(args));
  running = result.catch(() => undefined);
  return result;
}

async function runCaptured(args: readonly string[]): Promise<CommandResult> {
  const captured = { output: '', errors: '' };
  const capture = (stream: keyof typeof captured) => (text: unknown) => {
    captured[stream] += String(text);
    return true;
  };
  const captureLine =
    (stream: keyof typeof captured) =>
    (...values: unknown[]) => {
      captured[stream] += `${format(...values)}\n`;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(capture('output')),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture('errors')),
    vi.spyOn(console, 'log').mockImplementation(captureLine('output')),
    vi.spyOn(console, 'warn').mockImplementation(captureLine('errors')),
    vi.spyOn(console, 'error').mockImplementation(captureLine('errors')),
  ];
  const environment = { ...process.env };
  process.env.NO_COLOR = '1';
  try {
    return { code: await runCommand(args), ...captured };
  } finally {
    for (const spy of spies) spy.mockRestore();
    restoreEnvironment(environment);
  }
}

function restoreEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}
