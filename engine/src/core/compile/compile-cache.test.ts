import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCompileCache } from './compile-cache.ts';

it('drops what was not used for 14 days when it is opened', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-cache-'));
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [name, days] of [['fresh.json', 13] as const, ['old.json', 15] as const]) {
    writeFileSync(path.join(folder, name), '{}');
    utimesSync(path.join(folder, name), daysAgo(days), daysAgo(days));
  }
  openCompileCache(folder, folder, 'environment');
  expect(readdirSync(folder)).toEqual(['fresh.json']);
  rmSync(folder, { recursive: true });
});
