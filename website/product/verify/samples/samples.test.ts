import { beforeAll, expect, it } from 'vitest';
import type { ApiDescription } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { testLibrary } from '../test-library.ts';
import { calledOperations } from './collect.ts';
import { httpSampleRequest } from './http-sample.ts';
import { otherPrograms } from './run-shell.ts';

let description: ApiDescription;

beforeAll(async () => {
  ({ description } = await testLibrary());
});

async function called(language: string, code: string) {
  const operations = await calledOperations({ language, code }, description);
  return operations?.map(({ id }) => id);
}

it('recognizes which operations a sample calls', async () => {
  const address = '<your-unleash-url>/api/admin/shelves/poetry/books';
  expect(await called('bash', `curl "${address}/emma"`)).toEqual(['getBook']);
  expect(await called('bash', `curl -d '{}' "${address}" && curl "${address}/emma"`)).toEqual([
    'createBook',
    'getBook',
  ]);
  expect(await called('bash', 'curl "$UNLEASH_URL/admin/shelves/poetry/books/emma"')).toEqual([
    'getBook',
  ]);
  expect(await called('http', 'DELETE /api/admin/shelves/poetry/books/emma')).toEqual([
    'deleteBook',
  ]);
});

it('omits samples that call other programs', async () => {
  expect(await called('bash', 'curl http://localhost:3000/checkout')).toBeUndefined();
  expect(await called('http', 'HTTP/1.1 200 OK')).toBeUndefined();
});

it('reads an http sample', () => {
  const code = `POST /api/books HTTP/1.1
Host: unleash.bookshop.example
Authorization: <your-personal-access-token>
Content-Type: application/json

{ "name": "emma" }`;
  expect(httpSampleRequest(code)).toEqual({
    method: 'POST',
    path: '/api/books',
    headers: {
      Authorization: '<your-personal-access-token>',
      'Content-Type': 'application/json',
    },
    body: '{ "name": "emma" }',
  });
});

it("names programs that samples aren't allowed to start", async () => {
  expect(await otherPrograms('curl "$URL" | jq .name')).toEqual([]);
  expect(await otherPrograms('post() { curl "$1"; }\npost a')).toEqual([]);
  expect(await otherPrograms('docker compose stop; curl a')).toEqual(['docker']);
});
