import { describe, expect, it } from 'vitest';
import { isFresh, parseRange, rangeApplies } from './conditional.ts';

const VALIDATORS = { etag: '"abc"', lastModified: 'Sat, 31 Jan 2026 10:00:00 GMT' };

describe('isFresh', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['*', true],
    ['"x"', false],
    ['abc', false],
    ['', false],
  ])('If-None-Match: %s → %s', (tags, expected) => {
    expect(isFresh({ 'if-none-match': tags }, VALIDATORS)).toBe(expected);
  });

  it.each([
    ['Sat, 31 Jan 2026 10:00:00 GMT', true],
    ['Sat, 31 Jan 2026 10:00:01 GMT', true],
    ['Sat, 31 Jan 2026 09:59:59 GMT', false],
    ['yesterday', false],
  ])('If-Modified-Since: %s → %s', (date, expected) => {
    expect(isFresh({ 'if-modified-since': date }, VALIDATORS)).toBe(expected);
  });

  it('does not look at the date when there are tags', () => {
    const headers = { 'if-none-match': '"x"', 'if-modified-since': VALIDATORS.lastModified };
    expect(isFresh(headers, VALIDATORS)).toBe(false);
  });

  it('is false without conditions', () => {
    expect(isFresh({}, VALIDATORS)).toBe(false);
  });
});

describe('rangeApplies', () => {
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [VALIDATORS.lastModified, true],
    ['Sat, 31 Jan 2026 10:00:01 GMT', false],
  ])('If-Range: %s → %s', (condition, expected) => {
    const headers = condition === undefined ? {} : { 'if-range': condition };
    expect(rangeApplies(headers, VALIDATORS)).toBe(expected);
  });
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-99999999999999999999', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['Bytes=1-2', { start: 1, end: 2 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
  ])('%s of ten bytes', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });

  it('finds nothing in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
