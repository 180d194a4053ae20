import { describe, expect, test } from 'vitest';
import { checkBase, checkHref, checkOrigin, checkRouteText } from './address-rules.ts';

describe('routes and slugs', () => {
  test.each([
    '/',
    '/a/b',
    'relative',
    'ADRs/POST-PUT-api-payload',
    'whats-new-v4.2',
    'a/',
    'reindex',
    '/café',
    '/日本',
    '/маяк/हिन्दी',
    '/منارة-1',
  ])('accepts %s', (text) => expect(checkRouteText(text)).toBeUndefined());
  test.each([
    ['/my page', '/my-page'],
    ['../up', 'up'],
    ['./here', 'here'],
    ['/a//b', '/a/b'],
    ['/灯台 の光', '/灯台-の光'],
    ['/маяк™', '/маяк'],
    ['/a?b', '/a-b'],
    ['/a#b', '/a-b'],
    ['/a%20b', '/a-20b'],
    ['\\a\\b', 'a-b'],
    ['/a.html', '/a'],
    ['/a/index', '/a'],
    ['/index', '/'],
    [`/${'a'.repeat(201)}`, undefined],
    [' ', undefined],
    ['灯'.repeat(67), undefined],
  ])('%s becomes %s', (text, corrected) => {
    const breach = checkRouteText(text);
    expect(breach?.message).toEqual(expect.any(String));
    expect(breach?.corrected).toBe(corrected);
  });
});

describe('targets of links', () => {
  test.each(['/', '/a#b', '#b', 'https://a.example/b/', 'mailto:ana@example.com', '//cdn.example'])(
    'accepts %s',
    (text) => expect(checkHref(text)).toBeUndefined(),
  );
  test.each([
    ['quickstart', '/quickstart'],
    ['./a/b.mdx', '/a/b'],
    ['/a/', '/a'],
    ['git.example/acme', 'https://git.example/acme'],
    ['/a b', '/a%20b'],
    ['', undefined],
  ])('%s becomes %s', (text, corrected) => {
    const breach = checkHref(text);
    expect(breach?.message).toEqual(expect.any(String));
    expect(breach?.corrected).toBe(corrected);
  });
});

describe('site address and base path', () => {
  test('an origin with or without final slash', () => {
    expect(checkOrigin('https://docs.example')).toBeUndefined();
    expect(checkOrigin('http://localhost:3000/')).toBeUndefined();
  });
  test.each([
    ['docs.example', 'https://docs.example'],
    ['//docs.example', 'https://docs.example'],
    ['https://docs.example/a?b', 'https://docs.example'],
    ['https://', undefined],
  ])('%s becomes %s', (text, corrected) => {
    expect(checkOrigin(text)?.corrected).toBe(corrected);
    expect(checkOrigin(text)).toBeDefined();
  });
  test('a base path with or without slashes', () => {
    for (const base of ['/', '', 'docs', '/docs/', '/a/b/'])
      expect(checkBase(base)).toBeUndefined();
    expect(checkBase('https://docs.example/docs/')?.corrected).toBe('/docs/');
    expect(checkBase('/a b/')?.corrected).toBe('/a-b');
  });
});
