import { describe, expect, it } from 'vitest';
import { parseCodeFence } from './code-fence.ts';

describe('parseCodeFence', () => {
  it('reads language, title, ranges and line numbers', () => {
    const fence = parseCodeFence('TS', 'title="src/{a}.ts" {1,3-4} showLineNumbers', 'a\nb\nc\nd');
    expect(fence).toMatchObject({ language: 'ts', title: 'src/{a}.ts', lineNumbersFrom: 1 });
    expect([...fence.marks.keys()]).toEqual([0, 2, 3]);
  });

  it('reads single-quoted titles and a first line number', () => {
    expect(parseCodeFence('js', "title='a b' showLineNumbers=7", '')).toMatchObject({
      title: 'a b',
      lineNumbersFrom: 7,
    });
  });

  it.each([
    ['js', '// highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
  ])('removes highlight comments of %s', (language, comment) => {
    const fence = parseCodeFence(language, '', `a\n  ${comment}\nb`);
    expect(fence.code).toBe('a\nb');
    expect([...fence.marks]).toEqual([[1, ['highlighted']]]);
  });

  it('marks blocks between start and end', () => {
    const fence = parseCodeFence('js', '', 'a\n// highlight-start\nb\nc\n// highlight-end\nd');
    expect(fence.code).toBe('a\nb\nc\nd');
    expect([...fence.marks.keys()]).toEqual([1, 2]);
  });

  it('reads diff and focus marks at the end of a line', () => {
    const fence = parseCodeFence('ts', '', 'a // [!code --]\nb // [!code ++]\nc // [!code focus]');
    expect(fence.code).toBe('a\nb\nc');
    expect([...fence.marks.values()]).toEqual([['removed'], ['added'], ['focused']]);
  });

  it('counts lines of marks, and reads several marks and marks on their own lines', () => {
    const code = '// [!code ++:2]\na\nb\nc // [!code hl:2] // [!code focus]\nd\n# [!code --]\ne';
    const fence = parseCodeFence('ts', '', code);
    expect(fence.code).toBe('a\nb\nc\nd\ne');
    expect(Object.fromEntries(fence.marks)).toEqual({
      0: ['added'],
      1: ['added'],
      2: ['focused', 'highlighted'],
      3: ['highlighted'],
      4: ['removed'],
    });
  });

  it.each([
    ['[!code error]', undefined],
    ['[!code focsu]', 'focus'],
    ['[!code ++:many]', undefined],
  ])('removes and reports the unknown mark %s', (mark, nearest) => {
    const fence = parseCodeFence('ts', '', `a // ${mark}\nb`);
    expect(fence.code).toBe('a\nb');
    expect(fence.unknownWords).toEqual([{ word: `// ${mark}`, nearest }]);
  });

  it('leaves highlight comments alone when a range is given, and everything without a language', () => {
    expect(parseCodeFence('js', '{1}', '// highlight-next-line\na').code).toBe(
      '// highlight-next-line\na',
    );
    expect(parseCodeFence(null, '', '# highlight-next-line\na').code).toBe(
      '# highlight-next-line\na',
    );
  });

  it('recognises npm2yarn and file', () => {
    expect(parseCodeFence('bash', 'npm2yarn', 'npm i x').npmToYarn).toBe(true);
    expect(parseCodeFence('ts', 'file="./a.ts#region"', '').file).toBe('./a.ts#region');
  });
});
