import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { containsMatch } from './regex.ts';

const PATTERNS = [
  'a*',
  '^a+$',
  'a{2}',
  '^a{2,}$',
  '^a{2,3}$',
  'a{,3}',
  'a{x',
  '(ab|a)+c',
  '(?:a*)*b',
  'a**',
  'a+?',
  'a{1}{2}',
  '[a-c]',
  '[^a-c]',
  '[]a]',
  '[^]a]',
  '[a\\]b]',
  '[\\d-z]',
  '[a-\\d]',
  '[z-a]',
  '[[:alpha:]_]',
  '[[:^digit:]]',
  '[[:nothing:]]',
  '[a',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '[\\S]',
  '\\pL',
  '\\p{Greek}',
  '\\P{Lu}',
  '\\p{^Lu}',
  '\\p{Nothing}',
  '\\x41',
  '\\x{e9}',
  '\\X41',
  '\\101',
  '\\0',
  '\\t',
  '\\-',
  '\\é',
  '\\e',
  '\\8',
  '\\A',
  '\\z',
  '\\Z',
  '\\bb',
  'a\\B',
  '\\Qa.b\\E',
  '\\Qa',
  '(?i)A',
  '(?i:A)b',
  '(?i)[^a]',
  'a(?i)B',
  '(a(?i)B)C',
  '(?s).',
  '(?m)^b$',
  '(?-s).',
  '(?U)a+',
  '(?P<n>a)b',
  '(?<n>a)',
  '(?=a)',
  '(?!a)',
  '(?<=a)b',
  '(a)\\1',
  '(?#c)',
  '(',
  ')',
  '*',
  '|',
  '()',
  'a||b',
  'é+',
  '.',
  '\\.',
  '$',
  '^',
  '^$',
  'a$b',
  '(?m)a$',
  ']',
  '}',
  '{',
  '\\',
];
const TEXTS = [
  '',
  'a',
  'A',
  'b',
  'aa',
  'aaa',
  'aaaa',
  'ab',
  'aB',
  'abC',
  'abc',
  'a.b',
  'a-b',
  'a\nb',
  '\n',
  ' ',
  '_',
  '-',
  ']',
  '7',
  '42',
  'é',
  'É',
  'Ω',
  '{',
  'a{x',
  'a{,3}',
  'z',
  '\t',
  'axb',
  '🙂',
  '\0',
  'a b',
];

test.each(PATTERNS)('matches %j as RE2 does', (pattern) => {
  for (const ignoreCase of [false, true]) {
    const expected = TEXTS.map((text) => [text, re2(pattern, text, ignoreCase)]);
    expect(TEXTS.map((text) => [text, containsMatch(pattern, text, ignoreCase)])).toEqual(expected);
  }
});

test('stops at a pattern that would take a backtracking engine forever', () => {
  expect(containsMatch('^(a+)+$', `${'a'.repeat(200)}!`)).toBe(false);
  expect(containsMatch('^(((a?b?)*c?)*d?)*$', 'abc'.repeat(300))).toBe(true);
  expect(containsMatch('((a{1000}){1000}){1000}', 'a'.repeat(2_000))).toBeUndefined();
  for (const atom of ['a?', '\\b', '^', '(?i)', 'a*', '|']) {
    const pattern = '('.repeat(6) + atom + '){1000}'.repeat(6);
    expect(containsMatch(pattern, 'ab')).toBeUndefined();
  }
  expect(containsMatch('('.repeat(100_000), 'a')).toBeUndefined();
});

function re2(pattern: string, text: string, ignoreCase: boolean): boolean | undefined {
  try {
    return RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
      .matcher(text)
      .find();
  } catch {
    return undefined;
  }
}
