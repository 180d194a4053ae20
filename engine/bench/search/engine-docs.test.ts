/** Tests that the engine's documentation builds without problems, and that search finds its pages. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';
import { withFolder } from '../folders.ts';
import { askIndex, type BuiltIndex, loadBuiltIndex } from './built-index.ts';
import { ENGINE_QUERIES } from './golden-engine.ts';
import { titleQueries } from './golden-titles.ts';
import { type Ask, qualityOf } from './quality.ts';

const DOCS = path.join(ENGINE_ROOT, 'docs');

let built: BuiltIndex;
let ask: Ask;
let report: string;

beforeAll(async () => {
  built = await withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    report = run('build', '--out', output);
    return loadBuiltIndex(output);
  });
  ask = askIndex(built.search, 0);
});

it('builds without a warning', () => {
  expect(report).toMatch(/Pages +\d\d /);
  expect(report).toMatch(/Warnings +none/);
});

it('passes the checks of samples, spelling, and style', () => {
  const checked = run('check');
  expect(checked).toMatch(/Samples +[4-9]\d/);
  expect(checked).toMatch(/Warnings +none/);
});

it('the queries expect pages that exist, and cover all of them', () => {
  const pages = new Set(built.file.pages.map(({ href }) => href));
  const expected = new Set(ENGINE_QUERIES.flatMap(([, ...hrefs]) => hrefs));
  expect([...expected].filter((href) => !pages.has(href))).toEqual([]);
  expect([...pages].filter((href) => !expected.has(href) && href !== '/')).toEqual([]);
});

it('queries lead to their page', () => {
  const quality = qualityOf(ENGINE_QUERIES, ask);
  expect(quality.missed).toEqual([]);
  expect(quality.first, quality.notFirst.join('\n')).toBeGreaterThanOrEqual(0.95);
});

it('titles lead to their page first', () => {
  expect(qualityOf(titleQueries(built.file), ask).notFirst).toEqual([]);
});

/** Runs a command on the documentation and returns its output. If the command fails, throws an error. */
function run(command: string, ...options: readonly string[]): string {
  const script = path.join(ENGINE_ROOT, 'bin/docs.js');
  return execFileSync(process.execPath, [script, command, '--root', DOCS, ...options], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' },
  });
}
