import { expect, it } from 'vitest';
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
