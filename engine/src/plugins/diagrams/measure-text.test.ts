import { describe, expect, it } from 'vitest';
import { textWidth, widest, wrapText } from './measure-text.ts';

describe('textWidth', () => {
  it('distinguishes narrow and wide letters, and measures characters outside the table', () => {
    expect(textWidth('ill', 100)).toBe(82);
    expect(textWidth('WWW', 100)).toBe(288);
    expect(textWidth('é旗', 100)).toBe(170);
  });
});

describe('wrapText', () => {
  const size = 10;

  it('breaks at spaces into lines of about the same length', () => {
    expect(wrapText('Rename the damaged database', size, 100)).toEqual([
      'Rename the',
      'damaged database',
    ]);
  });

  it("keeps units with their number, and the author's line breaks", () => {
    expect(wrapText('Category for 10 % of them', size, 75).join('|')).toContain('10 %');
    expect(wrapText('Every 30 s: counts', size, 55)).toEqual(['Every 30 s:', 'counts']);
    expect(wrapText('One\nTwo', size, 500)).toEqual(['One', 'Two']);
  });

  it('breaks long words at joints in code, and otherwise leaves them whole', () => {
    expect(wrapText('search-suggestions:reader-1042', size, 75)).toEqual([
      'search-',
      'suggestions:',
      'reader-1042',
    ]);
    expect(wrapText('Donaudampfschiff', size, 30)).toEqual(['Donaudampfschiff']);
  });

  it("doesn't break words that fit just to even out lines", () => {
    const lines = wrapText('contextName: plan', size, 70);
    expect(lines).toEqual(['contextName:', 'plan']);
    expect(widest(lines, size)).toBeLessThanOrEqual(70);
  });
});
