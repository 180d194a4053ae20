import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HOOKS } from '../../src/core/config/plugin-list.ts';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';

it('the page about plugins describes every hook', () => {
  const page = readFileSync(path.join(ENGINE_ROOT, 'docs/docs/customizing/plugins.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(described.sort()).toEqual(Object.keys(HOOKS).sort());
});
