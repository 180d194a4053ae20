import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as attributes from '../../src/shared/attributes.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const LIST = join('shared', 'attributes.ts');

const inStyles = new Set(namesIn(textsOf(/\.css$/)));
const inCode = new Set(textsOf(/\.tsx?$/).flatMap((text) => [...namesIn([text]), ...usesIn(text)]));

/** Returns the texts of the engine's files, except for the list of attributes and tests. */
function textsOf(ending: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.') && name !== LIST)
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'));
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\bdata-[a-z]+(?:-[a-z]+)*/g) ?? []);
}

/**
 * Returns the attributes that a module uses, either through `dataset` (even in a variable) or through constants
 * from the list.
 */
function usesIn(text: string): string[] {
  const constants = new Map<string, string>(Object.entries(attributes));
  const variables = [...text.matchAll(/\b(\w+) = [\w.?]*\.dataset\b(?![?.[])/g)].map(
    ([, name]) => name,
  );
  const dataset = new RegExp(`\\b(?:${['dataset', ...variables].join('|')})\\??\\.(\\w+)`, 'g');
  const ofDataset = [...text.matchAll(dataset)].map(
    ([, key = '']) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  const byName = [...text.matchAll(/\battributes\.([A-Z_]+)/g)].flatMap(
    ([, key = '']) => constants.get(key) ?? [],
  );
  return [...ofDataset, ...byName];
}

it('styles only select attributes that scripts or components use', () => {
  expect(inStyles.size).toBeGreaterThan(20);
  expect([...inStyles].filter((name) => !inCode.has(name))).toEqual([]);
});

it('the list contains only attributes that scripts or components use', () => {
  expect(Object.values(attributes).filter((name) => !inCode.has(name))).toEqual([]);
});
