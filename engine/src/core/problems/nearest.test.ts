import { describe, expect, it } from 'vitest';
import { createFindNearest, nearestAnchors } from './nearest.ts';

describe('createFindNearest', () => {
  const find = createFindNearest([
    '/reference/vouchers',
    '/reference/products',
    '/how-to/overview',
    '/reference/overview',
    '/contributing/ADRs',
  ]);

  it.each([
    ['/contributing/adrs', '/contributing/ADRs'],
    ['/reference/vuochers', '/reference/vouchers'],
    ['/how-to/vouchers', '/reference/vouchers'],
    ['/referense/overview', '/reference/overview'],
    ['/somewhere/else/overview', '/reference/overview'],
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
    'create-a-voucher',
    'edit-a-voucher',
    'delete',
    'limits-of-vouchers',
    'voucher-list',
  ];

  it.each([
    ['Create-a-voucher', ['create-a-voucher', 'edit-a-voucher', 'voucher-list']],
    ['limits', ['limits-of-vouchers']],
    ['delet', ['delete']],
    ['pricing', []],
  ])('%s: %s', (wanted, expected) => {
    expect(nearestAnchors(wanted, anchors)).toEqual(expected);
  });
});

it('prefers the whole path that is most similar', () => {
  const find = createFindNearest(['/api/setup', '/how-to/setup', '/reference/deep/setup']);
  expect(find('/howto/setup')).toBe('/how-to/setup');
  expect(find('/reference/setup')).toBe('/reference/deep/setup');
  expect(find('/apis/setup')).toBe('/api/setup');
});
