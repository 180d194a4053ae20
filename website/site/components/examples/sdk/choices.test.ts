/** Compares the picker's code with the SDKs' pages and data. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SDKS } from '../../../sdks/index.ts';
import { CHOICES, choiceFor, PLACES, unindented } from './choices.ts';

const CASES = PLACES.flatMap((place) => CHOICES[place].map((choice) => ({ place, ...choice })));

test.each(CASES)('has the lines of the $language SDK page', ({ id, install, code }) => {
  const file = fileURLToPath(new URL(`../../../../docs/reference/sdks/${id}.mdx`, import.meta.url));
  const page = readFileSync(file, 'utf8');
  const lines = new Set(page.split('\n').map((line) => line.trim()));
  expect(code.split('\n').filter((line) => !lines.has(line.trim()))).toEqual([]);
  // A page may install more packages with the same command.
  expect(page).toContain(install);
});

test.each(CASES)('runs the $language SDK where it belongs', ({ id, place }) => {
  const sdk = SDKS.find((candidate) => candidate.id === id);
  expect(sdk?.side).toBe(place === 'server' ? 'backend' : 'frontend');
});

test('offers every official SDK but the legacy one', () => {
  const offered = CASES.map(({ id }) => id);
  const missing = SDKS.map(({ id }) => id).filter((id) => !offered.includes(id));
  expect(missing).toEqual(['android-proxy-legacy']);
});

test('has a choice for every place, whatever the id', () => {
  for (const place of PLACES) expect(choiceFor(place, 'constructor')).toBe(CHOICES[place][0]);
});

test('removes only the indentation that all lines share', () => {
  expect(unindented('  a {\n\n    b\n  }')).toBe('a {\n\n  b\n}');
});
