/** Test helper that runs commands in this process. Starting a new one takes longer than building a small site. */
import { format } from 'node:util';
import { vi } from 'vitest';
import * as commandLine from './run-command.ts';

/** How a command ended. */
export interface CommandResult {
  code: number | null;
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
}

/** The commands that are running or waiting. Their output is captured, so only one can run at a time. */
let running: Promise<unknown> = Promise.resolve();

/** Runs `pagewright <args>` in this process until it ends. */
export function runCommand(...args: readonly string[]): Promise<CommandResult> {
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
  try {
    return { code: await commandLine.runCommand(args), ...captured };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
