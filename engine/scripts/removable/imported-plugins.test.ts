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

/** Imports by path in the engine's modules, as `module → imported module`. */
const imports = modulesIn(REPOSITORY)
  .filter((file) => file.startsWith('engine/src/'))
  .flatMap((file) =>
    findImports(file, readFileSync(path.join(REPOSITORY, file), 'utf8'))
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => ({
        file,
        imported: path.posix.join(path.posix.dirname(file), specifier),
      })),
  );

it.each(PLUGINS)('only the list imports %s', (name) => {
  const own = `${FOLDER}/${name}/`;
  const importers = imports
    .filter(({ file, imported }) => imported.startsWith(own) && !file.startsWith(own))
    .map(({ file }) => file);
  expect([...new Set(importers)]).toEqual([`${FOLDER}/index.ts`]);
});
