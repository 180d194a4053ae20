import { expect, it } from 'vitest';
import { redirectAddress, redirectTarget } from './redirects.ts';

const TABLE = {
  prefixes: ['/docs', '/en'],
  routes: { '/old': '/new', '/part': '/new#part', '/blog': 'https://example.com/blog' },
};

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
