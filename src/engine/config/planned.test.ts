import { expect, test } from 'vitest';
import { isPlanned } from './planned.ts';

const planned = ['/how-to', '/reference/api/unleash/*'];

test.each([
  ['/how-to', true],
  ['/how-to/sso', false],
  ['/reference/api/unleash/create-feature', true],
  ['/reference/api/unleash/a/b', true],
  ['/reference/api/unleash', false],
  ['/reference/api/unleashed', false],
])('%s planned: %s', (route, expected) => {
  expect(isPlanned(route, planned)).toBe(expected);
});
