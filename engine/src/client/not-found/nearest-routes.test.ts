import { expect, it } from 'vitest';
import { nearestRoutes, wordsOf } from './nearest-routes.ts';

const ROUTES = [
  '/',
  '/quickstart',
  '/reference/feature-toggles',
  '/reference/feature-toggle-variants',
  '/reference/activation-strategies',
  '/reference/api/unleash/create-feature',
  '/how-to/how-to-create-feature-flag',
  '/understanding-unleash/unleash-overview',
];

it.each([
  ['a letter is missing', '/reference/actvation-strategies', '/reference/activation-strategies'],
  ['a page has moved', '/docs/guides/quickstart', '/quickstart'],
  ['the folder is wrong', '/concepts/feature-toggles', '/reference/feature-toggles'],
  ['a name has changed', '/reference/feature-toggle', '/reference/feature-toggles'],
  ['letters are capitals', '/Reference/Feature-Toggles', '/reference/feature-toggles'],
])('finds the page where %s', (_, wrong, expected) => {
  expect(nearestRoutes(wrong, ROUTES, 3)[0]).toBe(expected);
});

it('gives no more than it is asked for', () => {
  expect(nearestRoutes('/reference/feature-toggle', ROUTES, 1)).toHaveLength(1);
});

it('compares the end of an address that is longer than any', () => {
  const long = `${'/docs'.repeat(2000)}/quickstart`;
  expect(nearestRoutes(long, ROUTES, 3)).toEqual(nearestRoutes(long.slice(-300), ROUTES, 3));
});

it('gives nothing where nothing is alike', () => {
  expect(nearestRoutes('/xyz/qqq', ROUTES, 3)).toEqual([]);
});

it('reads the words of an address', () => {
  expect(wordsOf('/reference/api-tokens_and.keys')).toBe('api tokens and');
  expect(wordsOf('/old/feature-flags.html')).toBe('feature flags');
  expect(wordsOf('/')).toBe('');
});
