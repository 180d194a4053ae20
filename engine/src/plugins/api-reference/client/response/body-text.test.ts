import { expect, it } from 'vitest';
import { bodyText, formatJson, sizeText } from './body-text.ts';

it('indents JSON and keeps long numbers', async () => {
  const body = new Blob(['{"id":12345678901234567890,"list":[],"o":{},"t":"a, {b}: \\"c\\""}']);
  expect(await bodyText(body, 'application/json; charset=utf-8')).toBe(
    '{\n  "id": 12345678901234567890,\n  "list": [],\n  "o": {},\n  "t": "a, {b}: \\"c\\""\n}',
  );
  expect(formatJson('[{"a":[1,2')).toBe('[\n  {\n    "a": [\n      1,\n      2');
});

it('shows the beginning of a long body, and the size of binary data', async () => {
  expect(await bodyText(new Blob(['a'.repeat(500_000)]), 'text/plain')).toMatch(
    /a\n… The body is 500.0 KB/,
  );
  expect(await bodyText(new Blob([new Uint8Array([80, 0, 3])]), '')).toBe(
    '3 bytes of binary data.',
  );
  expect([1, 999, 1200].map(sizeText)).toEqual(['1 byte', '999 bytes', '1.2 KB']);
});
