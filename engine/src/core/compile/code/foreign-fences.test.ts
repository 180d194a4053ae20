import { expect, it } from 'vitest';
import { parseCodeFence } from './code-fence.ts';

it.each([
  ['js{2}', '', { language: 'js', lines: [2] }],
  ['js', '{2}', { language: 'js', lines: [2] }],
  ['ts:line-numbers', '{1}', { language: 'ts', lines: [1], lineNumbersFrom: 1 }],
  ['ts:line-numbers=5', '', { language: 'ts', lineNumbersFrom: 5 }],
  ['js', ':line-numbers', { language: 'js', lineNumbersFrom: 1 }],
  ['ts:no-line-numbers', '', { language: 'ts' }],
  ['ts{1-2}:line-numbers', '', { language: 'ts', lines: [1, 2], lineNumbersFrom: 1 }],
  ['js', '[config.js]', { language: 'js', title: 'config.js' }],
  ['jsx:title=src/a.js', '', { language: 'jsx', title: 'src/a.js' }],
  [
    '{.python',
    'hl_lines="1 3" linenums="2"}',
    { language: 'python', lines: [1, 3], lineNumbersFrom: 2 },
  ],
  ['python', 'hl_lines="2-3"', { language: 'python', lines: [2, 3] }],
  ['c++', '', { language: 'c++' }],
  ['objective-c', 'title="a b"', { language: 'objective-c', title: 'a b' }],
])(
  '%s %s',
  (lang, meta, { lines = [], ...expected }: Record<string, unknown> & { lines?: number[] }) => {
    const fence = parseCodeFence(lang, meta, 'a\nb\nc');
    expect(fence).toMatchObject({ title: undefined, lineNumbersFrom: undefined, ...expected });
    expect([...fence.marks.keys()].map((line) => line + 1)).toEqual(lines);
    expect(fence.unknownWords).toEqual([]);
  },
);

it('reports what it does not know as it is written', () => {
  expect(parseCodeFence('ts:live', '', 'a').unknownWords).toMatchObject([{ word: ':live' }]);
});

it('reads a language with many colons, which a pattern could divide in a trillion ways', () => {
  const language = `${':a'.repeat(40)}}`;
  expect(parseCodeFence(language, '', 'a').language).toBe(language);
});
