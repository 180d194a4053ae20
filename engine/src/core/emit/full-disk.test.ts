import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { diskProblem } from '../files/disk-problem.ts';
import { createOutputWriter } from './output-writer.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  writeFileSync: () => {
    // This is how Node.js reports a disk that has no space after a file was opened.
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  },
}));

it('names the output file for which the disk has no space', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  const writer = createOutputWriter(path.join(folder, 'dist'), path.join(folder, 'cache'));
  const error: unknown = await writer.write('guide/a.html', '<p>').catch((thrown) => thrown);
  expect(diskProblem(error, '/site')?.place).toEqual({
    file: path.join(folder, 'dist/guide/a.html'),
  });
});
