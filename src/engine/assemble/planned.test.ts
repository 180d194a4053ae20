import { expect, it } from 'vitest';
import { isPlanned, plannedSet } from './planned.ts';

const planned = plannedSet(['/quickstart', '/how-to/', '/reference/api/unleash/*']);

it.each([
  ['/quickstart', true],
  ['/how-to', true],
  ['/how-to/x', false],
  ['/Quickstart', false],
  ['/reference/api/unleash', false],
  ['/reference/api/unleash/create-feature', true],
  ['/reference/api/unleash/a/b', true],
  ['/reference/api/unleashed', false],
  ['/', false],
])('%s: %s', (route, expected) => {
  expect(isPlanned({ planned }, route)).toBe(expected);
});

it('/* stands for everything but the home page', () => {
  const all = { planned: plannedSet(['/*']) };
  expect(isPlanned(all, '/a/b')).toBe(true);
  expect(isPlanned(all, '/')).toBe(false);
});
