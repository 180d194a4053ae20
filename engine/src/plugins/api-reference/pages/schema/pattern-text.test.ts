import { expect, it } from 'vitest';
import { patternText } from './pattern-text.ts';

const nested = (levels: number) => `${'('.repeat(levels)}a${')'.repeat(levels)}`;

it.each([
  ['^[a-f0-9]{64}$', 'a'.repeat(64)],
  ['^(?:a{60}){8}$', 'a'.repeat(480)],
  [nested(40), 'a'],
  ['^(?<year>\\d{4})-\\d+$', '1111-1'],
])('generates text for %s', (pattern, text) => {
  expect(patternText(pattern)).toBe(text);
});

it.each([
  ['a text of 512 characters', '^(?:a{64}){8}$'],
  ['a text that counts multiply', '((((a{64}){64}){64}){64})'],
  ['a text longer than any can be', '(((((((a{64}){64}){64}){64}){64}){64}){64})'],
  ['a text in an alternative', 'a|(((a{64}){64}){64})'],
  ['41 levels', nested(41)],
  ['6,000 levels', nested(6_000)],
  ['1,001 characters', 'a?'.repeat(500).padEnd(1_001, 'a')],
])('generates nothing for %s', (_, pattern) => {
  expect(patternText(pattern)).toBeUndefined();
});
