import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withFolder } from './folders.ts';
import { fileOf, writeNeutralSite } from './neutral-site.ts';

it('writes the same pages every time, each different from the others', async () => {
  const pages = () =>
    withFolder(async (root) => {
      await writeNeutralSite(root, 4);
      expect(existsSync(path.join(root, fileOf(4)))).toBe(false);
      return [1, 2, 3].map((index) => readFileSync(path.join(root, fileOf(index)), 'utf8'));
    });
  const first = await pages();
  expect(await pages()).toEqual(first);
  expect(new Set(first.map((text) => text.replace(/page-?\s?\d+/gi, ''))).size).toBe(3);
});
