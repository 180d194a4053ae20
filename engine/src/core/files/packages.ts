/** Packages that a module can import. */
import path from 'node:path';

/** Returns the folders that may contain packages for a module in `folder`, the nearest one first. */
export function packageFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return parent === folder ? [own] : [own, ...packageFolders(parent)];
}

/** Returns the package that a module belongs to, given the name in an import; `undefined` for paths. */
export function packageName(specifier: string): string | undefined {
  return /^(?:@\w[\w.-]*\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0];
}
