import { expect, test } from 'vitest';
import { stateOf, TYPES } from './staleness.ts';

test.each([
  ['operational', 6, 'active'],
  ['operational', 7, 'potentially stale'],
  ['release', 39, 'active'],
  ['release', 40, 'potentially stale'],
  ['experiment', 40, 'potentially stale'],
  ['kill-switch', 10_000, 'active'],
  ['permission', 10_000, 'active'],
] as const)('shows a flag of the %s type as %s days old', (type, age, state) => {
  expect(stateOf(type, age, false)).toBe(state);
});

test('shows every flag that someone marked as stale', () => {
  for (const type of TYPES) expect(stateOf(type, 0, true)).toBe('stale');
});
