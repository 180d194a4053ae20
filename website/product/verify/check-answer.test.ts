import { beforeAll, expect, it } from 'vitest';
import type { DescribedApi } from './api.ts';
import { contradictions, successesOf } from './check-answer.ts';
import { operationOf, testLibrary } from './test-library.ts';

let api: DescribedApi;

beforeAll(async () => {
  api = await testLibrary();
});

const JSON_TYPE = 'application/json';

function found(id: string, status: number, type: string, body: string) {
  const operation = operationOf(api, id);
  const answer = { status, type, body };
  return contradictions(answer, operation, api.description, successesOf(operation));
}

it('accepts what is documented', () => {
  expect(found('getBook', 200, JSON_TYPE, '{"name":"emma"}')).toEqual([]);
  expect(found('deleteBook', 204, '', '')).toEqual([]);
});

it('reports a different status with the response', () => {
  expect(found('getBook', 404, JSON_TYPE, '{"name":"NotFoundError"}')).toEqual([
    'returns 404 instead of 200: {"name":"NotFoundError"}',
  ]);
});

it("reports bodies that don't match", () => {
  expect(found('getBook', 200, JSON_TYPE, '{"title":"Emma"}')[0]).toContain(
    "doesn't match its schema",
  );
});

it('reports bodies that are missing, unexpected, or of a different type', () => {
  expect(found('getBook', 200, '', '')[0]).toContain('no body');
  expect(found('getBook', 200, 'text/html', '<p>')[0]).toContain('text/html');
  expect(found('deleteBook', 204, JSON_TYPE, '{}')[0]).toContain('none is documented');
});
