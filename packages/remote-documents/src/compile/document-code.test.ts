import { expect, it } from 'vitest';
import { codeLanguages } from './compile-document.tsx';
import { readDocument } from './read-document.ts';

function languagesOf(...blocks: [language: string, length: number][]): string[] {
  const fences = blocks.map(
    ([language, length]) => `\`\`\`${language}\n${'a'.repeat(length - 1)}\n\`\`\`\n`,
  );
  return [...codeLanguages(readDocument(fences.join('\n')).nodes).values()];
}

it('highlights blocks until the time for one document is used up', () => {
  const blocks = Array.from({ length: 40 }, (): [string, number] => ['js', 4_900]);
  const languages = languagesOf(...blocks, ['js', 100]);
  expect(languages.filter((language) => language === 'js')).toHaveLength(3);
  expect(languages.at(-1)).toBe('js');
  expect(languagesOf(['js', 5_001])).toEqual(['text']);
});

it('highlights fifty blocks of usual size', () => {
  const blocks = Array.from({ length: 50 }, (): [string, number] => ['python', 900]);
  expect(new Set(languagesOf(...blocks))).toEqual(new Set(['python']));
});

it('highlights languages with a grammar that is fast on hostile code', () => {
  const known: [string, number][] = [
    ['ts', 10],
    ['sh', 10],
    ['livescript', 10],
    ['nothing', 10],
  ];
  expect(languagesOf(...known)).toEqual(['ts', 'sh', 'text', 'text']);
});
