import { beforeAll, expect, it } from 'vitest';
import type { DescribedApi } from '../api.ts';
import { operationOf, testLibrary } from '../test-library.ts';
import { exampleRequest } from './example-request.ts';
import { provocations } from './provoke.ts';

let api: DescribedApi;

beforeAll(async () => {
  api = await testLibrary();
});

function provoked(id: string, status: string) {
  const operation = operationOf(api, id);
  return provocations(operation, exampleRequest(operation, api), status).map(
    ({ request }) => request,
  );
}

it('omits the token, or uses one without the permission', () => {
  expect(provoked('getBook', '401')[0]?.headers).toEqual({});
  const tokens = provoked('createBook', '403').map(({ headers }) => headers.Authorization);
  expect(tokens[0]).toMatch(/^user:/);
  expect(tokens[1]).toMatch(/^bookshop:/);
});

it('replaces each path variable, the last one first', () => {
  const paths = provoked('getBook', '404').map(({ path }) => path);
  expect(paths[0]).toBe('/api/admin/shelves/poetry/books/unknown');
  expect(paths).toContain('/api/admin/shelves/unknown/books/emma');
});

it('sends bodies of other types', () => {
  const bodies = provoked('createBook', '400').map(({ body }) => body);
  expect(bodies).toContain('{}');
  expect(bodies).toContain('{"name":-1,"tags":["novel","classic"],"pages":474}');
});

it('replaces values in the body with unknown names', () => {
  const bodies = provoked('createBook', '404').map(({ body }) => body);
  expect(bodies).toContain('{"name":"emma","tags":["unknown","unknown"],"pages":474}');
  expect(bodies).toContain('{"name":"emma","tags":["novel","classic"],"pages":999999}');
});

it('creates something that already exists', () => {
  const operation = operationOf(api, 'createBook');
  const [first, second] = provocations(operation, exampleRequest(operation, api), '409');
  expect([first?.isUnprepared, second?.isTwice]).toEqual([true, true]);
});

it('sends read requests without a body', () => {
  expect(provoked('getBook', '415').every(({ body }) => body === undefined)).toBe(true);
});
