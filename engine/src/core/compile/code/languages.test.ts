import { expect, it } from 'vitest';
import { languageName, needsOf } from './languages.ts';

it.each(['constructor', '__proto__'])('a language called %s is one without a grammar', (name) => {
  expect(languageName(name)).toBe(name);
  expect(needsOf(name)).toEqual([]);
});
