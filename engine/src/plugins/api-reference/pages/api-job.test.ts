import { expect, it } from 'vitest';
import type { ApiDescription } from '../read/description.ts';
import type { Schema } from '../read/document/document.ts';
import { english } from '../texts/test-texts.ts';
import { apiJob } from './api-job.ts';
import { apiPages } from './api-pages.ts';
import { documentWith, jsonBody, operationWith, ref } from './test-api.ts';

const operation = operationWith({ requestBody: jsonBody(ref('book')) });

function keyOf(schemas: Record<string, Schema>, changes = {}): string {
  const description: ApiDescription = {
    id: 'library',
    document: documentWith(schemas),
    operations: [{ ...operation, ...changes }],
    tags: [],
    files: [],
    placeOf: () => ({ file: 'library.json' }),
  };
  const config = { id: 'library', file: 'library.json', route: '/api' };
  const [source] = apiPages({ config, description }, english, undefined).operations;
  const job = source && apiJob(source, undefined, { server: {} as never });
  return job?.key ?? '';
}

const book: Schema = { type: ['object'], properties: { author: ref('author') } };
const author: Schema = {
  type: ['object'],
  properties: { books: { type: ['array'], items: ref('book') } },
};

it('changes with every schema that the operation reaches, and only with those', () => {
  const key = keyOf({ book, author });
  expect(keyOf({ book, author, other: {} })).toBe(key);
  expect(keyOf({ book, author: { ...author, description: 'Who wrote it' } })).not.toBe(key);
  expect(keyOf({ book, author }, { summary: 'Add' })).not.toBe(key);
});

it('distinguishes big integers', () => {
  const big = (value: bigint) => keyOf({ book: { maximum: value } });
  expect(big(9007199254740993n)).not.toBe(big(9007199254740992n));
});
