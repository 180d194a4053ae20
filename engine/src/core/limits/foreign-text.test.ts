import { expect, it } from 'vitest';
import { excessOf } from './foreign-text.ts';
import type { TextLimits } from './limits.ts';

const LIMITS: TextLimits = {
  characters: 200_000,
  markup: 40_000,
  elements: 20_000,
  html: 4_000_000,
};

const row = (cell: string, columns: number) => `${`|${cell}`.repeat(columns)}|\n`;

it.each([
  ['characters', 'a '.repeat(100_001)],
  ['characters of markup', '<a '.repeat(40_001)],
  ['levels of nested quotations and lists', `a\n${'> - '.repeat(21)}b`],
  ['levels of nested quotations and lists', '1. '.repeat(41)],
  ['characters in one word', `a ${'b'.repeat(20_001)} c`],
  ['table cells', row('a', 200) + row('-', 200) + '|\n'.repeat(100)],
  ['character references × characters in a paragraph', '&lt;a b c d e '.repeat(4_500)],
])('finds too many %s', (unit, text) => {
  expect(excessOf(text, LIMITS)).toMatch(
    new RegExp(`^has [\\d,]+ ${unit}, more than the limit of [\\d,]+$`),
  );
});

it.each([
  ['a rule', `${'- '.repeat(3)}\n\n${'*'.repeat(100)}`],
  ['an image with a data URI', `![a](data:image/png;base64,${'A'.repeat(15_000)})`],
  ['a long table', row('a', 5) + row('-', 5) + row('b', 5).repeat(1_000)],
  ['pipes without a table', `${'a | b\n'.repeat(5_000)}`],
  ['paragraphs with references', '&lt;a&gt;\n\n'.repeat(5_000)],
])('lets %s pass', (_, text) => {
  expect(excessOf(text, LIMITS)).toBeUndefined();
});

it('reads a long line of hyphens in linear time', () => {
  // With quadratic time, each of these would take a minute.
  expect(excessOf(`|${'-'.repeat(199_000)}x`, LIMITS)).toContain('characters in one word');
  expect(excessOf(`|${'- '.repeat(99_000)}x`, LIMITS)).toBeUndefined();
});
