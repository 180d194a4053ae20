import { expect, it } from 'vitest';
import { wordsOf } from '../tokenizer/search-tokens.ts';
import { excerptOf, wordMatcher } from './excerpt.ts';

const TEXT = 'Start small. A release reaches a few people first. Then it reaches everyone else.';

const excerpt = (word: string, count: number) =>
  excerptOf(TEXT, wordsOf(TEXT), wordMatcher(new Set([word]), new Set()), count)
    .map(({ text }) => text)
    .join('');

it('shows where the text continues', () => {
  expect(excerpt('small', 4)).toBe('Start small. A release…');
  expect(excerpt('everyon', 5)).toBe('…Then it reaches everyone else.');
});

it('adds no ellipsis after a whole sentence', () => {
  expect(excerpt('small', 2)).toBe('Start small.');
});
