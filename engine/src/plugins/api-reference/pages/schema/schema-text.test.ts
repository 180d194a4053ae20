import { expect, it } from 'vitest';
import type { Schema } from '../../read/document/document.ts';
import { english } from '../../texts/test-texts.ts';
import { createIds } from '../ids.ts';
import { documentWith, ref } from '../test-api.ts';
import { schemaText } from './schema-text.ts';
import { schemaTree } from './schema-tree.ts';

const text: Schema = { type: ['string'] };

function written(
  schema: Schema,
  schemas: Record<string, Schema> = {},
  texts = english,
): string | undefined {
  const tree = schemaTree(schema, {
    document: documentWith(schemas),
    texts,
    ids: createIds(),
    prefix: 'body',
    direction: 'request',
    pages: new Map(),
  });
  return schemaText([{ type: 'text/plain' }, { type: 'application/json', schema: tree }], texts);
}

it('names properties with their types, and says which are required', () => {
  const author: Schema = { type: ['object'], properties: { name: text }, required: ['name'] };
  const book: Schema = {
    type: ['object'],
    required: ['title'],
    properties: {
      title: text,
      authors: { type: ['array'], items: ref('author') },
      editor: ref('author'),
      cover: {
        oneOf: [ref('author'), { type: ['object'], title: 'Picture', properties: { url: text } }],
      },
    },
  };
  expect(written(ref('book'), { book, author })).toBe(
    [
      'object',
      '  title: string, required',
      '  authors: array of objects (same as editor)',
      '  editor: object',
      '    name: string, required',
      '  cover: object',
      '    one of: author | Picture',
    ].join('\n'),
  );
});

it("is in the site's language", () => {
  const german = {
    ...english,
    required: 'erforderlich',
    oneOf: 'Eines von',
    conditions: 'Je nach Eigenschaft',
    withProperty: (property: string) => `mit ${property}`,
    propertyIs: (property: string, values: readonly string[]) =>
      `${property} ist ${values.join(' oder ')}`,
    arePresent: (properties: readonly string[]) => `${properties.join(' und ')} vorhanden`,
    ifNamed: (condition: string) => `Wenn ${condition}`,
    otherwise: 'Sonst',
  };
  const condition = '"if": { "properties": { "a": { "enum": ["x", "y"] } } }';
  const branches = '"then": { "required": ["b"] }, "else": { "required": ["c"] }';
  const schema: Schema = {
    type: ['object'],
    required: ['a'],
    properties: { a: text },
    oneOf: [{ properties: { b: text } }, { properties: { c: text } }],
    dependentSchemas: { d: { required: ['e'] } },
    ...JSON.parse(`{ ${condition}, ${branches} }`),
  };
  expect(written(schema, {}, german)).toBe(
    [
      'object',
      '  a: string, erforderlich',
      '  eines von: mit b | mit c',
      '  je nach eigenschaft: Wenn a ist x oder y | Sonst | Wenn d vorhanden',
    ].join('\n'),
  );
});

it('ends after three levels and sixty lines', () => {
  const deep = (levels: number): Schema =>
    levels === 0 ? text : { type: ['object'], properties: { inner: deep(levels - 1) } };
  expect(written(deep(9))?.split('\n')).toHaveLength(4);
  expect(written(deep(9))?.endsWith('inner: object …')).toBe(true);
  const properties = Object.fromEntries(
    Array.from({ length: 99 }, (_, each) => [`p${each}`, text]),
  );
  expect(written({ type: ['object'], properties })?.split('\n')).toHaveLength(61);
});

it('is absent for bodies without properties', () => {
  expect(written(text)).toBeUndefined();
  expect(schemaText([], english)).toBeUndefined();
});
