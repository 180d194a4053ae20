import { describe, expect, it } from 'vitest';
import { checkSpelling, parseWords } from './spelling.ts';
import { createCheckStyle, parseStyle } from './style.ts';

const piece = (text: string, line = 1) => ({ text, place: { file: 'docs/page.md', line } });
const checkStyle = createCheckStyle(
  parseStyle(
    JSON.stringify({
      maximumWords: 32,
      filler: ['simply', 'just'],
      allowed: ['just created'],
      terms: [
        { instead: 'lighthouse', write: 'beacon' },
        { instead: 'web App', write: 'web app', matchCase: true },
      ],
      patterns: [{ pattern: '\\bthe lamp code\\b', remedy: 'Write the name first.' }],
    }),
  ),
);
const messages = (text: string) => checkStyle([piece(text)]).map(({ message }) => message);

describe('style', () => {
  it('accepts plain sentences, abbreviations, and numbers', () => {
    expect(messages('Version 6.7 is out. It has, e.g. new limits. Use a lamp.')).toEqual([]);
  });

  it('reports sentences that are too long', () => {
    const long = `${Array.from({ length: 33 }, (_, index) => `word${index}`).join(' ')}.`;
    expect(messages(`Short one. ${long[0]?.toUpperCase()}${long.slice(1)}`)).toEqual([
      'The sentence "Word0 word1 word2 word3 word4 word5 …" has 33 words',
    ]);
  });

  it('reports filler, and words that the site replaces', () => {
    expect(messages('Simply build a Lighthouse in the web App.')).toEqual([
      '"Simply" adds nothing',
      '"Lighthouse" isn\'t the term we use',
      '"web App" isn\'t the term we use',
    ]);
    expect(messages('The light was just created, in a web app.')).toEqual([]);
  });

  it('reports patterns with their remedy', () => {
    expect(checkStyle([piece('Turn on the lamp code now.')])).toMatchObject([
      { message: '"the lamp code" doesn\'t follow our style', remedy: 'Write the name first.' },
    ]);
    expect(messages('Turn on the code lamp now.')).toEqual([]);
  });
});

describe('spelling', () => {
  it('reports unknown words once, at their location', async () => {
    const texts = [piece('A lamp for the library.', 3), piece('A lmap and a lmap.', 7)];
    expect(await checkSpelling(texts, [])).toMatchObject([
      { place: { line: 7 }, message: '"lmap" isn\'t a known word' },
    ]);
  });

  it("accepts the site's own words", async () => {
    const words = parseWords('# Names\nlmap # a name\n\n');
    expect(words).toEqual(['lmap']);
    expect(await checkSpelling([piece('A lmap.')], words)).toEqual([]);
  });
});
