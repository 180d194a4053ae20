import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { installCommand, packageName } from '../core/files/packages.ts';
import { CHECK_PACKAGES, missingCheckPackages } from './requirements.ts';

type Versions = Readonly<Record<string, string>>;

const read = (file: string) => readFileSync(path.join(ENGINE_ROOT, file), 'utf8');
const manifest = (file: string) =>
  JSON.parse(read(file)) as { dependencies: Versions; devDependencies: Versions };

it('lists every package that checks import and the engine doesn’t install', () => {
  const { dependencies } = manifest('package.json');
  const folder = path.join(ENGINE_ROOT, 'src/checks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...read(path.join('src/checks', file)).matchAll(/^import (?!type).*?'([^']+)'/gms),
    ])
    .flatMap(([, specifier = '']) => packageName(specifier) ?? [])
    .filter((name) => !isBuiltin(name) && !Object.hasOwn(dependencies, name));
  expect(imported).toContain('cspell-lib');
  expect(imported.filter((name) => !Object.hasOwn(CHECK_PACKAGES, name))).toEqual([]);
});

it('lists the versions that this repository tests', () => {
  expect(manifest('../package.json').devDependencies).toMatchObject(CHECK_PACKAGES);
});

it('matches the page about content checks', () => {
  expect(read('docs/docs/configuration/content-checks.md')).toContain(
    `\n${installCommand(CHECK_PACKAGES)}\n`,
  );
});

it('finds packages next to the engine or above it', () => {
  expect(missingCheckPackages()).toBeUndefined();
  expect(missingCheckPackages(tmpdir())?.message).toContain(Object.keys(CHECK_PACKAGES).join(', '));
});
