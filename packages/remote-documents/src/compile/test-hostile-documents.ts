/** Test helper that compiles hostile documents in a process whose memory is limited. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { ENGINE_ROOT } from '../../../../engine/src/core/test-api.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';

interface Result {
  compiled: number;
  refused: number;
  longest: number;
  megabytes: number;
}

/** Memory limit for JavaScript in megabytes. The Markdown compiler's memory is only measured. */
const HEAP = 400;

async function compileAll(size: number, mixtures: number): Promise<Result> {
  const script = path.join(import.meta.dirname, 'test-hostile-child.ts');
  const config = path.join(ENGINE_ROOT, '../tsconfig.node.json');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP}`, '--import', 'tsx', script, `${size}`, `${mixtures}`],
    { cwd: ENGINE_ROOT, env: { ...process.env, TSX_TSCONFIG_PATH: config } },
  );
  const [output, names] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output === '') throw new Error(`The process ended at ${names.trim().split('\n').at(-1)}`);
  return JSON.parse(output);
}

/** Checks that texts of one size are compiled or refused within the memory of a build. */
export async function expectWithinLimits(size: number, mixtures: number): Promise<void> {
  const { compiled, refused, longest, megabytes } = await compileAll(size, mixtures);
  expect(compiled).toBeGreaterThan(10);
  if (size > 1_000) expect(refused).toBeGreaterThan(10);
  expect(longest).toBeLessThan(DOCUMENT_LIMITS.html);
  expect(megabytes).toBeLessThan(800);
}
