import { expect, it } from 'vitest';
import type { Schema } from '../../read/document/document.ts';
import { english } from '../../texts/test-texts.ts';
import { createIds } from '../ids.ts';
import { documentWith, ref } from '../test-api.ts';
import { schemaText } from './schema-text.ts';
import { schemaTree } from './schema-tree.ts';

const text: Schema = { type: ['string'] };

function written(schema: Schema, schemas: Record<string, Schema> = {}): string | undefined {
  const tree = schemaTree(schema, {
    document: documentWith(schemas),
    texts: english,
    ids: createIds(),
    prefix: 'body',
    direction: 'request',
    pages: new Map(),
  });
  return schemaText([{ type: 'text/plain' }, { type: 'application/json', schema: tree }]);
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
      'book: object',
      '  title: string, required',
      '  authors: array of objects (author)',
      '  editor: object',
      '    name: string, required',
      '  cover: object',
      '    one of: author | Picture',
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
  expect(schemaText([])).toBeUndefined();
});
