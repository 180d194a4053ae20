import { expect, it } from 'vitest';
import { nearestRoutes, routeWords } from './nearest-routes.ts';

const ROUTES = [
  '/',
  '/quickstart',
  '/reference/picture-frames',
  '/reference/picture-frame-colors',
  '/reference/shipping-categories',
  '/reference/api/library/create-order',
  '/how-to/how-to-create-picture-frame',
  '/understanding-library/library-overview',
];

it.each([
  ['a letter is missing', '/reference/shiping-categories', '/reference/shipping-categories'],
  ['a page has moved', '/docs/guides/quickstart', '/quickstart'],
  ['the folder is wrong', '/concepts/picture-frames', '/reference/picture-frames'],
  ['a name has changed', '/reference/picture-frame', '/reference/picture-frames'],
  ['letters are capitals', '/Reference/Picture-Frames', '/reference/picture-frames'],
])('finds the page where %s', (_, wrong, expected) => {
  expect(nearestRoutes(wrong, ROUTES, 3)[0]).toBe(expected);
});

it('gives no more than it is asked for', () => {
  expect(nearestRoutes('/reference/picture-frame', ROUTES, 1)).toHaveLength(1);
});

it('compares the end of an address that is longer than any', () => {
  const long = `${'/docs'.repeat(2000)}/quickstart`;
  expect(nearestRoutes(long, ROUTES, 3)).toEqual(nearestRoutes(long.slice(-300), ROUTES, 3));
});

it('gives nothing where nothing is alike', () => {
  expect(nearestRoutes('/xyz/qqq', ROUTES, 3)).toEqual([]);
});

it('reads the words of an address', () => {
  expect(routeWords('/reference/api-tokens_and.keys')).toBe('api tokens and');
  expect(routeWords('/old/picture-frames.html')).toBe('picture frames');
  expect(routeWords('/')).toBe('');
});
