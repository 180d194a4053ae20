// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

it('waits for the click that is under way', () => {
  vi.useFakeTimers();
  const task = vi.fn();
  afterPress(task);
  expect(task).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('pointerdown'));
  afterPress(task);
  document.dispatchEvent(new Event('pointerup'));
  expect(task).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  document.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
