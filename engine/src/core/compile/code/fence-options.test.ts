import { expect, it } from 'vitest';
import { readFenceWords } from './fence-options.ts';

it('reads names with and without values, and lines', () => {
  const { values, lines, unknown } = readFenceWords(
    `title="src/{a}.ts" {1,3-4} showLineNumbers=7 npm2yarn reason='a = b' check=partial`,
  );
  expect(Object.fromEntries(values)).toEqual({
    title: 'src/{a}.ts',
    showLineNumbers: '7',
    npm2yarn: '',
    reason: 'a = b',
    check: 'partial',
  });
  expect([lines, unknown]).toEqual(['1,3-4', []]);
});

it('tells words that mean nothing, with the nearest that does', () => {
  expect(readFenceWords('titel="a" {one} showLineNumber live').unknown).toEqual([
    { word: 'titel="a"', nearest: 'title' },
    { word: '{one}', nearest: undefined },
    { word: 'showLineNumber', nearest: 'showLineNumbers' },
    { word: 'live', nearest: undefined },
  ]);
});
