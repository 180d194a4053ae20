/** Pictures that are part of the site: all there, and small. */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PICTURE_LIMIT } from './picture-file.ts';
import { shots } from './shots/index.ts';

const FOLDER = fileURLToPath(new URL('../../site/screenshots', import.meta.url));
const TOTAL_LIMIT = 8 * 1024 * 1024; // bytes

const sizes = new Map(
  readdirSync(FOLDER).map((file): [string, number] => [file, statSync(`${FOLDER}/${file}`).size]),
);

test('every shot has its pictures, and every picture its shot', () => {
  const names = shots.flatMap(({ name }) => [`${name}.light.webp`, `${name}.dark.webp`]);
  expect([...sizes.keys()].sort()).toEqual(names.sort());
});

test('pictures are small, each and all together', () => {
  const large = [...sizes].filter(([, size]) => size > PICTURE_LIMIT);
  expect(large).toEqual([]);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(TOTAL_LIMIT);
});
