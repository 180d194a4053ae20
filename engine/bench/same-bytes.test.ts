/**
 * Tests that two cold builds of this site are identical. Readers cache files and may compare reproducible builds.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withSiteCopy } from './folders.ts';
import { measureCommand } from './measure-command.ts';

it('has the same bytes in every file', async () => {
  const [first, second] = await Promise.all([withSiteCopy(buildHashes), withSiteCopy(buildHashes)]);
  expect(Object.keys(first).length).toBeGreaterThan(1000);
  expect(second).toEqual(first);
});

/** Returns the hashes of all files in a build, keyed by path. */
async function buildHashes(root: string): Promise<Record<string, string>> {
  const output = path.join(root, 'dist');
  await measureCommand(['build', '--root', root, '--out', output]);
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hashes = files.map(async (file) => [
    path.relative(output, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
}
