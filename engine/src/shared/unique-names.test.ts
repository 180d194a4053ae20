import { expect, it } from 'vitest';
import { uniqueNames } from './unique-names.ts';

function takingAll(names: readonly string[], options?: Parameters<typeof uniqueNames>[1]) {
  const used = new Set<string>();
  let tries = 0;
  const unused = uniqueNames((name) => {
    tries += 1;
    return used.has(name);
  }, options);
  for (const name of names) used.add(unused(name));
  return { names: [...used], tries };
}

it('adds the lowest free number', () => {
  expect(takingAll(['a', 'a-3', 'a', 'b', 'a', 'a']).names).toEqual([
    'a',
    'a-3',
    'a-2',
    'b',
    'a-4',
    'a-5',
  ]);
  expect(takingAll(['a', 'a', 'a'], { first: 1, separator: '' }).names).toEqual(['a', 'a1', 'a2']);
});

it('needs a few tries for each of many equal names', () => {
  const { names, tries } = takingAll(Array.from({ length: 5_000 }, () => 'a'));
  expect(names).toHaveLength(5_000);
  expect(tries).toBeLessThan(10_001);
});
