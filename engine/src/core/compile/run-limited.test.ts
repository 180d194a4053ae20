import { expect, it } from 'vitest';
import { runLimited } from './run-limited.ts';

it('stops what would never end', () => {
  const forever = () => {
    for (;;);
  };
  expect(() => runLimited(forever, 50)).toThrow('its code is still running after 0.05 seconds');
});

it('returns results and passes on errors as they are', () => {
  const error = new TypeError('wrong');
  const { stack } = error;
  expect(runLimited(() => runLimited(() => 1) + 1)).toBe(2);
  expect(() =>
    runLimited(() => {
      throw error;
    }),
  ).toThrow(error);
  expect(error.stack).toBe(stack);
});
