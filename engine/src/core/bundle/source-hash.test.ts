import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../engine-root.ts';
import { writeSite } from '../files/test-site.ts';
import { engineHash } from './hash-sources.js';
import { contentCodePlaces } from './source-hash.ts';

/** Returns one module from each folder of the engine's code. */
function oneOfEach(): string[] {
  const entries = readdirSync(path.join(ENGINE_ROOT, 'src'), {
    recursive: true,
    withFileTypes: true,
  });
  const modules = entries.filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const byFolder = new Map(modules.map(({ parentPath, name }) => [parentPath, name]));
  return [...byFolder].map(([folder, name]) => path.relative(ENGINE_ROOT, path.join(folder, name)));
}

it('changes with a file of every stage, and with the versions of packages', async () => {
  const files = [...oneOfEach(), 'package.json'];
  const root = await writeSite(Object.fromEntries(files.map((file) => [file, 'before'])));
  const seen = new Set([engineHash(root)]);
  for (const file of files) {
    writeFileSync(path.join(root, file), 'after');
    seen.add(engineHash(root));
  }
  expect(files.some((file) => file.startsWith('src/core/source/'))).toBe(true);
  expect(seen.size).toBe(files.length + 1);
});

it('stays the same when tests change', async () => {
  const root = await writeSite({ 'package.json': '{}', 'src/a.ts': '', 'src/a.test.ts': 'before' });
  const before = engineHash(root);
  writeFileSync(path.join(root, 'src/a.test.ts'), 'after');
  expect(engineHash(root)).toBe(before);
});

it('finds the code of a site that can be part of a page', async () => {
  const root = await writeSite({
    'site/components/A.tsx': '',
    'site/remote/a.md': '',
    'site/pages/b.tsx': '',
    'site/static/c.svg': '',
    'site/sidebars.ts': '',
    'site/texts.ts': '',
  });
  expect(await contentCodePlaces(root, ['remote'])).toEqual([
    path.join(root, 'site/components'),
    path.join(root, 'site/texts.ts'),
  ]);
  expect(await contentCodePlaces(path.join(root, 'none'), [])).toEqual([]);
});
