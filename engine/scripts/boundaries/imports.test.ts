import { describe, expect, it } from 'vitest';
import { findImports } from './imports.ts';

const specifiers = (text: string, file = 'a.tsx') =>
  findImports(file, text).map((found) => found.specifier);

describe('findImports', () => {
  it.each([
    ["import a from './a.ts';", './a.ts'],
    ["import { type A } from './a.ts';", './a.ts'],
    ["import './a.css';", './a.css'],
    ["export * from './a.ts';", './a.ts'],
    ["export { a as b } from './a.ts';", './a.ts'],
    ["const a = await import('./a.ts');", './a.ts'],
    ['const a = import(`./a.ts`);', './a.ts'],
    ["const a = require('./a.cjs');", './a.cjs'],
    ["type A = import('./a.ts').A;", './a.ts'],
    ["import a = require('./a.cjs');", './a.cjs'],
    ["new Worker(new URL('./a.ts', import.meta.url));", './a.ts'],
    ["import.meta.glob('./a/*.ts');", './a/*.ts'],
    ["export const A = () => <p>{import('./a.ts')}</p>;", './a.ts'],
  ])('%s', (text, specifier) => {
    expect(specifiers(text)).toEqual([specifier]);
  });

  it.each([
    'const a = "import b from \'./a.ts\'";',
    "// import a from './a.ts'",
    "const a = <p>import a from './a.ts'</p>;",
    "new URL('./folder/', import.meta.url);",
    "new URL('./a.ts', location.href);",
    'import(name);',
    'import(`./$' + '{name}.ts`);',
    'export const a = 1;',
    "load.glob('./a.ts');",
  ])('finds nothing in %s', (text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it('finds all patterns of a glob', () => {
    expect(specifiers("import.meta.glob(['./a/*.ts', './b/*.ts'])")).toEqual([
      './a/*.ts',
      './b/*.ts',
    ]);
  });

  it('distinguishes types and code', () => {
    const text =
      "import type { A } from 'a';\nexport type { B } from 'b';\nimport { type C } from 'c';";
    expect(findImports('a.ts', text).map((found) => found.typeOnly)).toEqual([true, true, false]);
  });

  it('returns positions, even after characters of several code units', () => {
    expect(findImports('a.ts', "const a = '🚩é';\n  import('./a.ts');")).toEqual([
      { specifier: './a.ts', line: 2, column: 10, typeOnly: false },
    ]);
  });

  it("throws if the text isn't a module", () => {
    expect(() => findImports('a.ts', 'import from from;;; {')).toThrow(SyntaxError);
  });
});
