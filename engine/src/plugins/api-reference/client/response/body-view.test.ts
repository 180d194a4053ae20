import { describe, expect, it } from 'vitest';
import { fileName, formatJson, MAXIMUM_DRAWN, sizeText, timeText, viewBody } from './body-view.ts';

describe('viewBody', () => {
  it('formats JSON and keeps long numbers', async () => {
    const body = new Blob(['{"id":12345678901234567890,"list":[],"o":{},"t":"a, {b}: \\"c\\""}']);
    const { text, kind } = await viewBody(body, 'application/json; charset=utf-8');
    expect(kind).toBe('json');
    expect(text).toBe(
      '{\n  "id": 12345678901234567890,\n  "list": [],\n  "o": {},\n  "t": "a, {b}: \\"c\\""\n}',
    );
  });

  it('shows what is called JSON and is none as it is', async () => {
    const view = await viewBody(new Blob(['<h1>Bad gateway</h1>']), 'application/json');
    expect(view).toMatchObject({ kind: 'text', text: '<h1>Bad gateway</h1>' });
    expect(view.note).toMatch(/but it isn’t/);
  });

  it.each([
    ['text/plain; charset=ISO-8859-1', [0x63, 0x61, 0x66, 0xe9], 'café'],
    ['text/plain; charset="shift_jis"', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['text/plain; charset=unknown', [0xc3, 0xa9], 'é'],
    ['application/jsonl', [0x31, 0x0a, 0x32], '1\n2'],
  ])('reads %s', async (type, bytes, text) => {
    const view = await viewBody(new Blob([new Uint8Array(bytes)]), type);
    expect(view).toMatchObject({ kind: 'text', text });
  });

  it('cuts what is long', async () => {
    const list = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => `item ${index}`));
    const view = await viewBody(new Blob([list]), 'application/json');
    expect(view).toMatchObject({ kind: 'json', isCut: true });
    expect(view.text.length).toBe(MAXIMUM_DRAWN);
    expect(await viewBody(new Blob(['a'.repeat(500_000)]), 'text/plain')).toMatchObject({
      isCut: true,
    });
  });

  it('tells text from bytes', async () => {
    expect(await viewBody(new Blob([]), '')).toMatchObject({ kind: 'empty' });
    expect(await viewBody(new Blob(['x']), 'image/png')).toMatchObject({ kind: 'binary' });
    expect(await viewBody(new Blob([new Uint8Array([80, 0, 3])]), '')).toMatchObject({
      kind: 'binary',
    });
    expect(await viewBody(new Blob(['héllo']), '')).toMatchObject({ kind: 'text', text: 'héllo' });
  });
});

describe('words and names', () => {
  it('indents JSON that is cut off', () => {
    expect(formatJson('[{"a":[1,2')).toBe('[\n  {\n    "a": [\n      1,\n      2');
  });

  it('tells size and time', () => {
    expect([1, 999, 1200, 5_000_000].map(sizeText)).toEqual([
      '1 byte',
      '999 bytes',
      '1.2 KB',
      '5.0 MB',
    ]);
    expect([34.6, 1234].map(timeText)).toEqual(['35 ms', '1.2 s']);
  });

  it('names downloads, without folders', () => {
    const sent = [['content-disposition', 'attachment; filename="../a.csv"']] as const;
    expect(fileName(sent, 'text/csv', 'x')).toBe('a.csv');
    expect(fileName([], 'application/problem+json; charset=utf-8', 'x')).toBe('x.json');
    expect(fileName([], '', 'x')).toBe('x.bin');
    expect(fileName([], 'constructor', 'x')).toBe('x.bin');
  });
});
