/**
 * Tests that only the list of plugins imports a plugin. To remove a plugin, it's then enough to delete its folder
 * and its line in the list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findImports } from '../boundaries/imports.ts';
import { modulesIn } from '../boundaries/modules.ts';
import { PLUGINS, REPOSITORY } from './engine-copy.ts';

const FOLDER = 'engine/src/plugins';

/** Imports in the engine's modules. */
const specifiers = modulesIn(REPOSITORY)
  .filter((file) => file.startsWith('engine/src/'))
  .flatMap((file) =>
    findImports(file, readFileSync(path.join(REPOSITORY, file), 'utf8')).map(({ specifier }) => ({
      file,
      specifier,
    })),
  );

/** Imports by path in the engine's modules, as `module → imported module`. */
const imports = specifiers
  .filter(({ specifier }) => specifier.startsWith('.'))
  .map(({ file, specifier }) => ({
    file,
    imported: path.posix.join(path.posix.dirname(file), specifier),
  }));

it('nothing in the engine imports a package with a plugin, so that each one can be missing', () => {
  const ofPackages = (specifier: string) => /^@pagewright\/|\/packages\//.test(specifier);
  expect(specifiers.filter(({ specifier }) => ofPackages(specifier))).toEqual([]);
});

it.each(PLUGINS)('only the list imports %s', (name) => {
  const own = `${FOLDER}/${name}/`;
  const importers = imports
    .filter(({ file, imported }) => imported.startsWith(own) && !file.startsWith(own))
    .map(({ file }) => file);
  expect([...new Set(importers)]).toEqual([`${FOLDER}/index.ts`]);
});
