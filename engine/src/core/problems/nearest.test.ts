import { describe, expect, it } from 'vitest';
import { createFindNearest, nearestAnchors } from './nearest.ts';

describe('createFindNearest', () => {
  const find = createFindNearest([
    '/reference/segments',
    '/reference/projects',
    '/how-to/overview',
    '/reference/overview',
    '/contributing/ADRs',
  ]);

  it.each([
    ['/contributing/adrs', '/contributing/ADRs'],
    ['/reference/segmnets', '/reference/segments'],
    ['/how-to/segments', '/reference/segments'],
    ['/referense/overview', '/reference/overview'],
    ['/somewhere/else/overview', '/how-to/overview'],
    ['/nothing-at-all', undefined],
    ['', undefined],
  ])('%s: %s', (name, expected) => {
    expect(find(name)).toBe(expected);
    expect(find(name)).toBe(expected);
  });

  it('reads the candidates once, and not before the first question', () => {
    let reads = 0;
    const candidates = {
      *[Symbol.iterator]() {
        reads += 1;
        yield 'abc';
      },
    };
    const findOne = createFindNearest(candidates);
    expect(reads).toBe(0);
    findOne('abd');
    findOne('xyz');
    expect(reads).toBe(1);
  });
});

describe('nearestAnchors', () => {
  const anchors = [
    'create-a-segment',
    'edit-a-segment',
    'delete',
    'limits-of-segments',
    'segment-list',
  ];

  it.each([
    ['Create-a-segment', ['create-a-segment', 'edit-a-segment', 'segment-list']],
    ['limits', ['limits-of-segments']],
    ['delet', ['delete']],
    ['pricing', []],
  ])('%s: %s', (wanted, expected) => {
    expect(nearestAnchors(wanted, anchors)).toEqual(expected);
  });
});
