import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { documentWith } from '../pages/test-api.ts';
import type { JsonObject } from '../read/document/json.ts';
import { parseJson } from '../read/files/parse-json.ts';
import { descriptionTexts, yamlText } from './api-files.ts';

const book = {
  type: ['integer'],
  maximum: 9007199254740993n,
  description: 'One:\n\n- two',
} as const;
const texts = descriptionTexts(documentWith({ Book: book, Novel: book }));

it('writes the same description as JSON and as YAML, with every digit', () => {
  const json = parseJson(texts.json());
  expect(json).toMatchObject({ components: { schemas: { Book: book } } });
  expect(parse(texts.yaml(), { intAsBigInt: true })).toEqual(
    parse(texts.json(), { intAsBigInt: true }),
  );
});

it('begins with what people look for, in readable YAML', () => {
  expect(texts.json()).toMatch(/^\{\n {2}"openapi": /);
  expect(texts.yaml()).toMatch(/^openapi: .*\ninfo:\n/);
  expect(texts.yaml()).toContain('description: |-\n        One:\n\n        - two\n');
  expect(texts.yaml()).not.toMatch(/[&*]\w/);
});

it('means the same to YAML 1.1 parsers', () => {
  const answer = { no: { enum: ['NO', 'yes', '2026-03-02', '0o7', '12:30'] } };
  const { json, yaml } = descriptionTexts(documentWith({ Answer: { properties: answer } }));
  expect(parse(yaml(), { version: '1.1' })).toEqual(JSON.parse(json()));
});

it('writes schemas that are nested as deeply as a file allows', () => {
  const depth = 190;
  const json = `${'{"items":'.repeat(depth)}{}${'}'.repeat(depth)}`;
  const nested = descriptionTexts(documentWith({ Deep: parseJson(json) as typeof book }));
  expect(parse(nested.yaml())).toEqual(JSON.parse(nested.json()));
});

it('writes YAML in parts that join to the same text', () => {
  const value: JsonObject = {
    openapi: '3.1.0',
    tags: [],
    'x-empty': {},
    paths: {
      '/a': { get: { description: 'One:\n\n  - two\n   \n', 'x-no': null } },
      '/"b"': {},
      no: 'no',
      '': { '1': [{ a: [] }] },
    },
    components: {
      schemas: { [`a${' long'.repeat(400)}`]: { type: 'string' }, '?': { a: { b: 1 } } },
    },
  };
  expect(yamlText(value)).toBe(
    stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' }),
  );
});
