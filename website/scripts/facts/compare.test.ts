import { expect, it } from 'vitest';
import { compareFacts } from './compare.ts';
import type { Fact } from './fact.ts';

const fact = (name: string, values: Fact['values'], source = `src/a.ts#${name}`): Fact => ({
  name,
  values,
  source,
});

it('finds nothing if both sides say the same', () => {
  const said = [fact('A', { default: [], type: 'list' })];
  const real = [{ ...fact('A', { default: [] }), line: 3 }];
  expect(compareFacts(said, { facts: real, misses: [] })).toEqual({
    count: 1,
    valueCount: 1,
    differences: [],
    moves: new Map(),
    misses: [],
  });
});

it("reports what's new, missing, and different, with locations", () => {
  const said = [
    fact('GONE', {}),
    {
      ...fact('CHANGED', { default: 20, roles: { Owner: 'x', Editor: 'y' } }),
      pages: ['docs/a.md'],
    },
  ];
  const facts = [
    { ...fact('CHANGED', { default: 30, roles: { Owner: 'x', Viewer: 'z' } }), line: 7 },
    { ...fact('NEW', {}), line: 9 },
  ];
  expect(compareFacts(said, { facts, misses: [] }).differences).toEqual([
    { kind: 'new', name: 'NEW', details: [], source: 'src/a.ts:9 (NEW)', pages: [] },
    { kind: 'gone', name: 'GONE', details: [], source: 'src/a.ts#GONE', pages: [] },
    {
      kind: 'different',
      name: 'CHANGED',
      details: [
        'default: 30 in the source, 20 on the site',
        'roles.Viewer: "z" in the source, none on the site',
        'roles.Editor: none in the source, "y" on the site',
      ],
      source: 'src/a.ts:7 (CHANGED)',
      pages: ['docs/a.md'],
    },
  ]);
});

it('reports a moved file once, and moves within a file one by one', () => {
  const said = [fact('A', {}), fact('B', {}), fact('C', {}, 'src/c.ts#old')];
  const facts = [
    fact('A', {}, 'src/b.ts#A'),
    fact('B', {}, 'src/b.ts#B'),
    fact('C', {}, 'src/c.ts#new'),
  ];
  expect([...compareFacts(said, { facts, misses: [] }).moves]).toEqual([
    ['src/a.ts → src/b.ts', 2],
    ['src/c.ts#old → src/c.ts#new', 1],
  ]);
});
