import { expect, it } from 'vitest';
import { createPhrases, phraseOf } from './phrases.ts';

const phrases = createPhrases(['The Red door', '', 'A red door, a red roof', 'roof']);

it('finds every section that contains a phrase, once', () => {
  expect(phrases.sectionsSaying('red')).toEqual([0, 2]);
  expect(phrases.sectionsSaying('roof')).toEqual([2, 3]);
  expect(phrases.sectionsSaying('')).toEqual([]);
});

it('finds no phrases across sections', () => {
  expect(phrases.sectionsSaying('roof roof')).toEqual([]);
  expect(phrases.sectionsSaying('roof')).toEqual([2, 3]);
});

it('continues to find phrases after one that no section contains', () => {
  expect(phrases.sectionsSaying('blue')).toEqual([]);
  expect(phrases.sectionsSaying('blue door')).toEqual([]);
  expect(phrases.sectionsSaying('red door')).toEqual([0, 2]);
  expect([phrases.isSaid(0, 'red door'), phrases.isSaid(3, 'red door')]).toEqual([true, false]);
});

it.each([
  ['“Don’t   stop!”', "don't stop"],
  ['`Using a token`.', 'using a token'],
  ['(see below)', 'see below'],
  ['', ''],
])('reads %s', (query, phrase) => {
  expect(phraseOf(query)).toBe(phrase);
});
