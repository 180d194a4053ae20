/** Lists the modules whose imports have to follow the rules. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const FOLDERS = [
  ...['src', 'docs/site', 'scripts', 'bench', 'e2e'].map((name) => `engine/${name}`),
  ...['site', 'scripts', 'product'].map((name) => `website/${name}`),
  'packages',
];
const MODULE = /\.[cm]?[jt]sx?$/;
/** Matches folders to leave out. Fixtures are sites or repositories of their own. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|fixtures|dist|\.cache)\//;

/**
 * Returns the modules below `root`, sorted, with forward slashes. A folder may be missing, because the engine can
 * be used without the website.
 */
export function modulesIn(root: string): string[] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}
