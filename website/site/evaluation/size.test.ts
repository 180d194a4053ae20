/** Tests the evaluator's size in the browser. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const BUDGET = 8 * 1024;

test(`the evaluator takes up at most ${BUDGET} bytes`, async () => {
  const input = fileURLToPath(new URL('evaluate.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  const [chunk] = output;
  // Makes sure that the chunk contains the whole evaluator and nothing else.
  expect(chunk.exports).toEqual(['evaluate']);
  expect(chunk.imports).toEqual([]);
  const bytes = brotliCompressSync(chunk.code).length;
  console.info(`evaluator: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});
