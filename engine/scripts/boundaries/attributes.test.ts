import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as attributes from '../../src/shared/attributes.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

function textsOf(ending: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'));
}

const namesIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/\bdata-[a-z]+(?:-[a-z]+)*/g) ?? []);

it('styles take hold of attributes that scripts or components write', () => {
  const written = new Set([...Object.values(attributes), ...namesIn(textsOf(/\.tsx?$/))]);
  const inStyles = new Set(namesIn(textsOf(/\.css$/)));
  expect(inStyles.size).toBeGreaterThan(20);
  expect([...inStyles].filter((name) => !written.has(name))).toEqual([]);
});
