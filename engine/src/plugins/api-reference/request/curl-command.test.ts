import { describe, expect, it } from 'vitest';
import { curlCommand, filePartOption, partOption } from './curl-command.ts';

describe('parts of forms', () => {
  it.each([
    ['application/json', 'application/json'],
    ['application/vnd.a+json', 'application/vnd.a+json'],
    [' text/plain ;charset=UTF-8 ', 'text/plain; charset=UTF-8'],
  ])('have the media type %j', (contentType, written) => {
    expect(partOption('a', 'x', contentType)).toBe(`--form 'a="x";type=${written}'`);
  });

  it.each([
    'text/plain;headers=@/etc/passwd',
    'text/plain; charset=utf-8;headers=@/etc/passwd',
    'text/plain; charset=utf-8,@/etc/passwd',
    'text/plain;charset="utf-8"',
    'text/plain;filename=x',
    'text/plain\n;headers=@/etc/passwd',
    'text',
    '',
  ])('have no media type that could be an option of curl: %j', (contentType) => {
    expect(partOption('a', 'x', contentType)).toBe(`--form-string 'a=x'`);
  });

  it.each([
    ['a.csv', 'a.csv'],
    ['a;type=x/y;headers=@b', '"a;type=x/y;headers=@b"'],
    [' a', '" a"'],
    ['a ', '"a "'],
  ])('name the file %j', (name, written) => {
    expect(filePartOption('f', name)).toBe(`--form 'f=@${written}'`);
  });
});

it('leaves out headers whose name curl would read as a file', () => {
  const headers = [
    ['@/etc/passwd', ''],
    ['X-Trace', '@a'],
  ] as const;
  expect(curlCommand({ method: 'GET', url: 'https://a.example', headers }, [])).toBe(
    `curl 'https://a.example' \\\n  --header 'X-Trace: @a'`,
  );
});
