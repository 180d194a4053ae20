import { describe, expect, it } from 'vitest';
import { redirectAddress, redirectTarget } from './redirects.ts';

const TABLE = {
  prefixes: ['/docs', '/en'],
  routes: {
    '/old': '/new',
    '/part': '/new#part',
    '/blog': 'https://example.com/blog',
    '/charts/index': '/new',
  },
  wildcards: {
    '/charts': 'https://example.com/a/charts',
    '/charts/v1': '/archive',
  },
};

it('reads the table of an older build, which has no wildcards', () => {
  const table = { prefixes: [], routes: { '/old': '/new' } };
  expect(redirectTarget('/old', table)).toBe('/new');
  expect(redirectTarget('/charts/b', table)).toBeUndefined();
});

it.each([
  ['/old', '/new'],
  ['/docs/old', '/new'],
  ['/en/docs/old', '/new'],
  ['/docs', '/'],
  ['/docs/a/b', '/a/b'],
  ['/docs/part', '/new#part'],
  ['/blog', 'https://example.com/blog'],
  ['/old.htm', '/new'],
  ['/a/b.htm', '/a/b'],
  ['/docs/a/index.htm', '/a'],
  ['/old.htm.htm', '/new'],
  ['//example.com/x.htm', '/example.com/x'],
  ['/\\example.com/x.htm', '/example.com/x'],
  ['//docs//old', '/new'],
  ['/a//b', undefined],
  ['/index.htm', '/'],
  ['/docsy', undefined],
  ['/new', undefined],
  ['/constructor', undefined],
  ['/docs//example.com', '/example.com'],
  ['/docs///old', '/new'],
  ['/charts/a-1.0.tgz', 'https://example.com/a/charts/a-1.0.tgz'],
  ['/charts/b/c%20d', 'https://example.com/a/charts/b/c%20d'],
  ['/docs/charts/b', 'https://example.com/a/charts/b'],
  ['/charts/b.htm', 'https://example.com/a/charts/b'],
  ['/charts/index', '/new'],
  ['/charts/v1', 'https://example.com/a/charts/v1'],
  ['/charts/v1/b', '/archive/b'],
  ['/charts//example.org/b', 'https://example.com/a/charts/example.org/b'],
  ['/charts/v1//example.org', '/archive/example.org'],
  ['/charts/b..c/...', 'https://example.com/a/charts/b..c/...'],
  ['/charts', undefined],
  ['/charts/', undefined],
  ['/chartset/a', undefined],
  ['/charts/..', undefined],
  ['/charts/../b', undefined],
  ['/charts/b/./c', undefined],
  ['/charts/%2e%2E/b', undefined],
  ['/charts/..%2fb', undefined],
  ['/charts/..%5Cb', undefined],
  ['/charts/..\\b', undefined],
])('%s leads to %s', (route, target) => {
  expect(redirectTarget(route, TABLE)).toBe(target);
});

it.each([
  ['/new', '', '', '/new'],
  ['/new#part', '', '?a=1', '/new?a=1#part'],
  ['/', '/guide', '?a=1', '/guide?a=1'],
  ['/new#part', '/guide', '', '/guide/new#part'],
  ['https://example.com/b#c', '/guide', '?a=1', 'https://example.com/b?a=1#c'],
])('%s below "%s" with "%s" is %s', (target, base, query, address) => {
  expect(redirectAddress(target, base, query)).toBe(address);
});

describe('for a path of any length', () => {
  const kilobytes = (text: string, count: number) => text.repeat((count * 1024) / text.length);
  const shapes = [
    '/docs',
    '/docs/en',
    '/en/charts',
    '/charts/v1',
    '.htm',
    '/index.htm',
    '/////',
    '/a.b',
  ];

  it.each(shapes)("reads the table in proportion to the path's length: %s", (text) => {
    const [short = 0, long = 0] = [1, 16].map((count) => lookups(kilobytes(text, count)));
    expect(long).toBeLessThanOrEqual(16 * short + 16);
  });

  it('leads to the same target as for a short one', () => {
    expect(redirectTarget(`${kilobytes('/docs', 16)}/old`, TABLE)).toBe('/new');
    expect(redirectTarget(`/old${kilobytes('.htm', 16)}`, TABLE)).toBe('/new');
  });

  /** Counts how many parts of the table are read to look up a route. */
  function lookups(route: string): number {
    let count = 0;
    const counted = <T extends object>(part: T): T =>
      new Proxy(part, {
        get(target, key) {
          count += 1;
          return Reflect.get(target, key) as unknown;
        },
        getOwnPropertyDescriptor(target, key) {
          count += 1;
          return Reflect.getOwnPropertyDescriptor(target, key);
        },
      });
    redirectTarget(route, {
      prefixes: counted(TABLE.prefixes),
      routes: counted(TABLE.routes),
      wildcards: counted(TABLE.wildcards),
    });
    return count;
  }
});
