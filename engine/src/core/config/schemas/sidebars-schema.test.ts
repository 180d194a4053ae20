import { expect, it } from 'vitest';
import { sidebarsSchema } from './sidebars-schema.ts';

const category = (label: string, ...items: unknown[]) => ({ type: 'category', label, items });

it.each([
  [
    ['a', { Guides: ['b'] }],
    ['a', category('Guides', 'b')],
  ],
  [{ Guides: ['a'], More: ['b'] }, [category('Guides', 'a'), category('More', 'b')]],
  [
    [{ A: ['a'], B: { C: ['c'], D: [] } }],
    [category('A', 'a'), category('B', category('C', 'c'), category('D'))],
  ],
  [
    [{ type: 'category', label: 'A', key: 'a-2', items: { B: ['b'] } }],
    [{ ...category('A', category('B', 'b')), key: 'a-2' }],
  ],
])('categories can be written in short: %j', (written, items) => {
  expect(sidebarsSchema().parse({ docs: written })).toEqual({ docs: items });
});

it.each([[[{ label: 'A', items: ['a'] }]], [7], [{ Guides: 'a' }]])(
  '%j is a mistake',
  (written) => {
    expect(sidebarsSchema().safeParse({ docs: written }).success).toBe(false);
  },
);
