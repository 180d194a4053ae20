/** Tests that the site's screenshots are complete, small, and readable. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import {
  SCREENSHOT_SCALE,
  SCREENSHOT_SIZES,
  SCREENSHOT_WIDTHS,
  screenshotFile,
  screenshotFiles,
} from '../../../engine/src/core/compile/images/screenshot.ts';
import { PICTURE_LIMIT } from './picture-file.ts';
import { SMALLEST_TEXT } from './shot.ts';
import { shots } from './shots/index.ts';
import { readTextSizes } from './text-sizes.ts';

const FOLDER = fileURLToPath(new URL('../../site/screenshots', import.meta.url));
const TOTAL_LIMIT = 8 * 1024 * 1024; // bytes

const sizes = new Map(
  readdirSync(FOLDER).map((file): [string, number] => [file, statSync(`${FOLDER}/${file}`).size]),
);

test('every shot has its files, and every file its shot', () => {
  const names = shots.flatMap(({ name }) => screenshotFiles(name));
  expect([...sizes.keys()].sort()).toEqual([...names].sort());
});

test('files are small, each and all together', () => {
  const large = [...sizes].filter(([, size]) => size > PICTURE_LIMIT);
  expect(large).toEqual([]);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(TOTAL_LIMIT);
});

test('text is large enough to read in both sizes', () => {
  const measured = readTextSizes();
  expect([...measured.keys()]).toEqual(shots.map(({ name }) => name).sort());
  const small = [...measured].filter(
    ([, { wide, narrow }]) => Math.min(wide, narrow) < SMALLEST_TEXT,
  );
  expect(small).toEqual([]);
});

test('no page has to shrink a screenshot, and with it the text', () => {
  const wider = shots.flatMap(({ name }) =>
    SCREENSHOT_SIZES.flatMap((size) => {
      const file = screenshotFile(name, 'light', size);
      const { width } = imageSize(readFileSync(`${FOLDER}/${file}`));
      return width / SCREENSHOT_SCALE > SCREENSHOT_WIDTHS[size] ? [`${file}: ${width}`] : [];
    }),
  );
  expect(wider).toEqual([]);
});
