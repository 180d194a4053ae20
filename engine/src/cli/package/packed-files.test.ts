/** Tests which files are in the package that `npm pack` creates. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../../core/engine-root.ts';

const MODULE = /\.(?:tsx?|js)$/;
/** Files with global types. No other module mentions them. */
const AMBIENT = ['src/client/dataset.ts', 'src/theme/virtual.d.ts'];

const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: ENGINE_ROOT,
  encoding: 'utf8',
});
const [packed] = JSON.parse(printed) as [{ files: readonly { path: string }[] }];
const files = packed.files.map((file) => file.path);
const texts = new Map(
  files
    .filter((file) => MODULE.test(file))
    .map((file) => [file, readFileSync(path.join(ENGINE_ROOT, file), 'utf8')]),
);

it('has no tests, and nothing that belongs to tests', () => {
  expect(files).toContain('src/index.ts');
  const isTest = /\.test\.|\.snap$|\/testing\.ts$|\/(?:test|hostile)-|\/(?:tests|fixtures)\//;
  expect(files.filter((file) => isTest.test(file))).toEqual([]);
});

it('has no module that only tests import', () => {
  const isNamed = (name: string) =>
    [...texts].some(([file, text]) => path.basename(file) !== name && text.includes(name));
  const unnamed = [...texts.keys()].filter((file) => !isNamed(path.basename(file)));
  expect(unnamed.filter((file) => !file.startsWith('bin/')).sort()).toEqual(AMBIENT);
});

it('has every module that its modules import', () => {
  const imported = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import|import\() ?'(\.[^'?]+\.(?:tsx?|js))'/g)].map(
      ([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier),
    ),
  );
  expect(imported.length).toBeGreaterThan(1000);
  expect(imported.filter((file) => !files.includes(file))).toEqual([]);
});
