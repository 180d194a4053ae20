/** Finds packages that a module can import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../engine-root.ts';
import { UsageError } from '../problems/errors.ts';

/** Returns the folders that may contain packages for a module in `folder`, the nearest one first. */
export function packageFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return parent === folder ? [own] : [own, ...packageFolders(parent)];
}

/** Returns the links to packages in these folders. For example, npm links the packages of a workspace. */
export function linkedPackages(folders: readonly string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isSymbolicLink()) return [file];
      return entry.name.startsWith('@') && entry.isDirectory() ? linkedPackages([file]) : [];
    }),
  );
}

/** Packages that only some commands need, so that a site installs them itself. The values are the tested versions. */
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

/** Throws a `UsageError` if a command can't import one of its packages. */
export function requirePackages(packages: OptionalPackages, command: string): void {
  const missing = missingPackages(packages);
  if (missing.length === 0) return;
  throw new UsageError(
    `The ${command} command needs a package that isn't installed: ${missing.join(', ')} → Run ${installCommand(packages)}`,
  );
}

/** Returns the name of the package that an import refers to, or `undefined` for paths. */
export function packageName(specifier: string): string | undefined {
  return /^(?:@\w[\w.-]*\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0];
}

/** Returns the manifest of the package that a module in `folder` imports, or an empty text if it isn't installed. */
export function manifestOf(specifier: string, folder: string): string {
  const name = packageName(specifier) ?? specifier;
  const file = packageFolders(folder)
    .map((each) => path.join(each, name, 'package.json'))
    .find(existsSync);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
