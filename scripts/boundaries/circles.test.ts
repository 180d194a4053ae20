import { expect, it } from 'vitest';
import { findCircles } from './circles.ts';

const circlesOf = (imports: Record<string, readonly string[]>) =>
  findCircles(new Map(Object.entries(imports)));

it('finds nothing where imports lead in one direction', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});

it('finds circles of any length, each once', () => {
  expect(circlesOf({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']]);
  expect(circlesOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'], e: ['c'] })).toEqual([
    ['b', 'c', 'd'],
  ]);
  expect(circlesOf({ a: ['a'] })).toEqual([['a']]);
});

it('finds several circles through one module', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['a'], c: ['a'] })).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});
