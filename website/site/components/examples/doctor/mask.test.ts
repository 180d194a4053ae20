import { expect, test } from 'vitest';
import { findScope, mask } from './mask.ts';

test.each([
  ['bookshop:production.0123456789abcdef', 'bookshop:production.…'],
  ['*:*.example-admin-secret', '*:*.…'],
  ['[]:development.0123456789abcdef', '[]:development.…'],
  ['user:0123456789abcdef', 'user:…'],
  ['Authorization: Bearer abc.def', 'Authorization: …'],
  ['"authorization": "plain-secret"', '"authorization": "…"'],
  ['authorization: bookshop:production.0123456789', 'authorization: bookshop:production.…'],
  ['0123456789abcdef0123456789abcdef', '…'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', '…'],
  ['Cookie: session=1', 'Cookie: …'],
])('masks %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
  expect(mask(masked)).toBe(masked);
});

test.each([
  '2026-11-28T09:00:00.000000000Z INFO started',
  'http://localhost:4242/api/client/features',
  '{"name":"checkout-express","enabled":true}',
  'unleash-client-node:6.12.1',
  'Authorization: <your-client-token>',
])('leaves %s alone', (text) => {
  expect(mask(text)).toBe(text);
});

test("reads a masked token's scope", () => {
  expect(findScope('Authorization: *:production.…')).toEqual({
    project: '*',
    environment: 'production',
  });
  expect(findScope('nothing')).toBeUndefined();
});
