import { expect, it } from 'vitest';
import { packageFolders } from '../../core/files/packages.ts';
import { forbiddenFile, foreignImport } from './sample-imports.ts';

it.each([
  "import { TOKEN } from '/tmp/secrets.ts'",
  'import "C:\\\\secrets.ts"',
  "import json from 'file:///tmp/a.json'",
  "const a = await import( '../../secrets.ts' )",
  'const a = require(`/tmp/a.json`)',
  '/// <reference path="../../../secrets.ts" />',
  "type A = typeof import('../../b.ts')",
  `import { TOKEN } from/* ' */'/tmp/secrets.ts'`,
  `const a = await import( // "\n /**/ "/tmp/a.json")`,
  "export * from 'package/../../../b.ts'",
  "import a from '\\u002ftmp/a.ts'",
])('%s leads out of the samples', (code) => {
  expect(foreignImport(`// first\n${code}`, 'src/App.tsx')).toMatchObject({ line: 2 });
});

it.each([
  "import App from './App.tsx'",
  "import server from '../server.js'",
  "import { x } from '@scope/package/sub.js'",
  "import 'node:fs'",
  "fetch('/api/store'); const path = '../x';",
])('%s stays inside', (code) => {
  expect(foreignImport(code, 'src/App.tsx')).toBeUndefined();
});

it('finds files that the compiler read elsewhere', () => {
  const folders = ['/site/samples', ...packageFolders('/site/.cache/samples')];
  const fine = ['/site/samples/a.ts', '/site/node_modules/b/c.d.ts', '/node_modules/d.d.ts'];
  expect(forbiddenFile(fine, folders)).toBeUndefined();
  for (const file of ['/site/samples-2/a.ts', '/tmp/node_modules/a.ts', '/site/samples/../.env']) {
    expect(forbiddenFile([...fine, file], folders)).toBeDefined();
  }
});
