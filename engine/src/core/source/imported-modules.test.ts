import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../files/test-site.ts';
import { importedModules } from './imported-modules.ts';

it('reads no pipe, and nothing that a link outside the site leads to', async () => {
  const root = await writeSite({
    'docs/a.mdx': "import { now } from '../site/clock.ts'\n\n{now()}\n",
    'site/clock.ts': 'export const now = () => 0;\n',
  });
  execFileSync('mkfifo', [join(root, 'docs/pipe.mdx')]);
  // The file is endless, so reading it would exhaust the memory.
  await symlink('/dev/zero', join(root, 'docs/zero.mdx'));
  const found = importedModules({ root, contentFolder: 'docs', markdownFormat: 'detect' });
  expect(found.map(({ source }) => source)).toEqual([join(root, 'site/clock.ts')]);
});
