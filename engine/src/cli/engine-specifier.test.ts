import path from 'node:path';
import { expect, it, test } from 'vitest';
import { engineSpecifier } from './project-files.ts';
import { temporaryFolder, writeFiles } from './testing.ts';

/** Returns the specifier for a site next to a project with these dependencies. */
function specifierNextTo(manifest: object | undefined, store = ''): string {
  const root = temporaryFolder();
  if (manifest !== undefined) writeFiles(root, { 'old/package.json': JSON.stringify(manifest) });
  const engine = path.join(root, 'old/node_modules', store, 'pagewright');
  return engineSpecifier(path.join(root, 'new/docs'), engine);
}

test.each([
  ['file:vendor/pagewright-0.1.0.tgz', 'file:../../old/vendor/pagewright-0.1.0.tgz'],
  ['./vendor/pagewright-0.1.0.tgz', 'file:../../old/vendor/pagewright-0.1.0.tgz'],
  ['file:../repository/engine', 'file:../../repository/engine'],
  ['https://files.example.com/pagewright.tgz', 'https://files.example.com/pagewright.tgz'],
  ['npm:@acme/pagewright@0.1.0', 'npm:@acme/pagewright@0.1.0'],
  ['workspace:*', 'file:../../old/node_modules/pagewright'],
])('a project that depends on %s creates a site that depends on %s', (installed, expected) => {
  expect(specifierNextTo({ dependencies: { pagewright: installed } })).toBe(expected);
  expect(specifierNextTo({ devDependencies: { pagewright: installed } })).toBe(expected);
});

it('reads the project above the folder of a package manager', () => {
  const manifest = { dependencies: { pagewright: 'file:a.tgz' } };
  expect(specifierNextTo(manifest, '.pnpm/pagewright@file+a.tgz/node_modules')).toBe(
    'file:../../old/a.tgz',
  );
});

it('is the folder of the engine if no project depends on it, as in a checkout', () => {
  expect(specifierNextTo({})).toBe('file:../../old/node_modules/pagewright');
  expect(specifierNextTo(undefined)).toBe('file:../../old/node_modules/pagewright');
  expect(engineSpecifier('/srv/docs', '/srv/repository/engine')).toBe('file:../repository/engine');
});
