import { describe, expect, it } from 'vitest';
import { curlCommand } from './curl.ts';
import type { FormPart } from './request.ts';

const POST = { method: 'POST', url: 'https://a.example', headers: [] };

describe('parts of forms', () => {
  const option = (part: Omit<FormPart, 'name'>) => {
    const body = { kind: 'multipart', fields: [{ name: 'a', ...part }] } as const;
    return curlCommand({ ...POST, body })
      .split('\n  ')
      .at(-1);
  };

  it.each([
    ['application/json', 'application/json'],
    ['application/vnd.a+json', 'application/vnd.a+json'],
    [' text/plain ;charset=UTF-8 ', 'text/plain; charset=UTF-8'],
  ])('have the media type %j', (contentType, written) => {
    expect(option({ value: 'x', isFile: false, contentType })).toBe(
      `--form 'a="x";type=${written}'`,
    );
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
  ])('have no media type that curl could read as an option: %j', (contentType) => {
    expect(option({ value: 'x', isFile: false, contentType })).toBe(`--form-string 'a=x'`);
  });

  it.each([
    ['a.csv', 'a.csv'],
    ['a;type=x/y;headers=@b', '"a;type=x/y;headers=@b"'],
    [' a', '" a"'],
    ['a ', '"a "'],
  ])('name the file %j', (value, written) => {
    expect(option({ value, isFile: true })).toBe(`--form 'a=@${written}'`);
  });
});

it('omits headers whose name curl would read as a file', () => {
  const headers = [
    ['@/etc/passwd', ''],
    ['X-Trace', '@a'],
  ] as const;
  expect(curlCommand({ method: 'GET', url: 'https://a.example', headers })).toBe(
    `curl \\\n  'https://a.example' \\\n  --header 'X-Trace: @a'`,
  );
});
