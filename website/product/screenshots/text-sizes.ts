/** Stores the size of the smallest text in each screenshot, as measured when it was taken. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ScreenshotSize } from '../../../engine/src/core/compile/images/screenshot.ts';

/** Text size in CSS pixels of the page that shows the screenshot. */
export type TextSizes = Record<ScreenshotSize, number>;

const FILE = new URL('text-sizes.json', import.meta.url);

/** Returns the text sizes, keyed by the screenshots' names. */
export function readTextSizes(): Map<string, TextSizes> {
  if (!existsSync(FILE)) return new Map();
  const sizes: Record<string, TextSizes> = JSON.parse(readFileSync(FILE, 'utf8'));
  return new Map(Object.entries(sizes));
}

/** Stores the text sizes, with one screenshot per line. */
export function writeTextSizes(sizes: ReadonlyMap<string, TextSizes>): void {
  const lines = [...sizes].map(
    ([name, { wide, narrow }]) => `  "${name}": { "wide": ${wide}, "narrow": ${narrow} }`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
