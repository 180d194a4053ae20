import { expect, test } from 'vitest';
import { betweenLines, cut } from './clip.ts';

test("content that fits isn't cut", () => {
  const whole = { start: 10, length: 300 };
  expect(cut(whole, { start: 20, length: 10 }, 300)).toEqual(whole);
});

test('if content is too long, the beginning is shown if it contains the control', () => {
  const whole = { start: 10, length: 500 };
  expect(cut(whole, { start: 100, length: 50 }, 300)).toEqual({ start: 10, length: 300 });
});

test('a control farther down is in the middle, or the end is shown', () => {
  const whole = { start: 0, length: 1000 };
  expect(cut(whole, { start: 480, length: 40 }, 300)).toEqual({ start: 350, length: 300 });
  expect(cut(whole, { start: 940, length: 40 }, 300)).toEqual({ start: 700, length: 300 });
});

test('a cut moves away from lines of text', () => {
  const lines = [
    { x: 0, y: 100, width: 50, height: 20 },
    { x: 0, y: 124, width: 50, height: 20 },
  ];
  expect(betweenLines(lines, 90, 1)).toBe(90);
  expect(betweenLines(lines, 110, 1)).toBe(150);
  expect(betweenLines(lines, 110, -1)).toBe(94);
  const everywhere = [{ x: 0, y: 0, width: 50, height: 300 }];
  expect(betweenLines(everywhere, 150, 1)).toBe(150);
});
