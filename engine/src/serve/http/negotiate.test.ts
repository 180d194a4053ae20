import { describe, expect, it } from 'vitest';
import { type ContentEncoding, chooseEncoding, prefersMarkdown } from './negotiate.ts';

const ALL: ReadonlySet<ContentEncoding> = new Set(['br', 'gzip', 'identity'] as const);

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity, br;q=0.9', 'identity'],
    ['identity;q=0, gzip;q=0.001', 'gzip'],
    ['identity;q=0', 'identity'],
    ['zstd, deflate', 'identity'],
    ['br;q=high', 'br'],
    [' br ; q=1 ', 'br'],
  ])('%j → %s', (header, expected) => {
    expect(chooseEncoding(header, ALL)).toBe(expected);
  });

  it('takes what there is', () => {
    expect(chooseEncoding('br, gzip;q=0.5', new Set(['gzip', 'identity']))).toBe('gzip');
    expect(chooseEncoding('br, gzip', new Set(['identity']))).toBe('identity');
  });
});

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/html, text/markdown', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    [undefined, false],
  ])('%j → %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});
