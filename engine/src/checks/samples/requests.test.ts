import { expect, it } from 'vitest';
import { curlRequests, httpRequests } from './requests.ts';

it('reads http samples', () => {
  const code = 'POST /api/store/vouchers HTTP/1.1\nHost: a.example\n\n{ "name": "plus" }\n';
  expect(httpRequests(code)).toEqual([
    { method: 'POST', address: '/api/store/vouchers', body: '{ "name": "plus" }', line: 1 },
  ]);
  expect(httpRequests('HTTP/1.1 200 OK')).toEqual([]);
});

it.each([
  [
    'curl <your-library-url>/api/store/products',
    'GET',
    '<your-library-url>/api/store/products',
    undefined,
  ],
  [`curl -H "Authorization: $TOKEN" -d '{"a":1}' "$URL/api/x"`, 'POST', '$URL/api/x', '{"a":1}'],
  [
    `curl --request PUT --url https://a.example/api/x --json "{\\"a\\":1}"`,
    'PUT',
    'https://a.example/api/x',
    '{"a":1}',
  ],
  ['curl -G -d q=lamp "$URL"/api/x', 'GET', '$URL/api/x', undefined],
  ['curl -X DELETE -o /dev/null -w "%{http_code}" "$URL/api/x"', 'DELETE', '$URL/api/x', undefined],
  ['curl -d @body.json "$URL/api/x"', 'POST', '$URL/api/x', undefined],
  [`curl -d @- "$URL/api/x" <<'END'\n{"a":1}\nEND`, 'POST', '$URL/api/x', '{"a":1}\n'],
])('reads %s', async (code, method, address, body) => {
  expect(await curlRequests(code)).toEqual([{ method, address, body, line: 1 }]);
});

it('finds every command of a sample with its line', async () => {
  const code = 'export URL=https://a.example\ncurl "$URL/one" | jq .\nTOKEN=$(curl "$URL/two")\nls';
  const found = await curlRequests(code);
  expect(found.map(({ address, line }) => `${line} ${address}`)).toEqual([
    '2 $URL/one',
    '3 $URL/two',
  ]);
});
