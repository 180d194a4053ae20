import { expect, test } from 'vitest';
import { directionOf, fillText, formatNumber } from './format.ts';

test.each([
  ['en', 'ltr'],
  ['pt-BR', 'ltr'],
  ['zh-Hant', 'ltr'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ar', 'rtl'],
  ['fa-AF', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test("formats numbers for the site's language", () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

test("puts a sentence's parts where the language has them", () => {
  const parts = { date: 1, author: 2 };
  expect(fillText('Updated on {date} by {author}', parts)).toEqual([
    'Updated on ',
    1,
    ' by ',
    2,
    '',
  ]);
  expect(fillText('{author}: {date}.', parts)).toEqual(['', 2, ': ', 1, '.']);
  expect(fillText('Plain', parts)).toEqual(['Plain']);
  expect(fillText('{other}', parts)).toEqual(['', '{other}', '']);
});
