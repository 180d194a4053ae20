/** Finds packages that a module can import. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../engine-root.ts';

/** Returns the folders that may contain packages for a module in `folder`, the nearest one first. */
export function packageFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return parent === folder ? [own] : [own, ...packageFolders(parent)];
}

/**
 * Packages that a site installs itself because only some commands need them. The values are the tested
 * versions.
 */
export type OptionalPackages = Readonly<Record<string, string>>;

/** Returns the packages that a module in `folder` can't import. */
export function missingPackages(packages: OptionalPackages, folder = ENGINE_ROOT): string[] {
  const folders = packageFolders(folder);
  return Object.keys(packages).filter((name) =>
    folders.every((each) => !existsSync(path.join(each, name))),
  );
}

/** Returns the command that installs packages. */
export function installCommand(packages: OptionalPackages): string {
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  return `npm install --save-dev ${names.join(' ')}`;
}

/** Returns the name of the package that an import refers to, or `undefined` for paths. */
export function packageName(specifier: string): string | undefined {
  return /^(?:@\w[\w.-]*\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0];
}
