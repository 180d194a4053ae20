/** Copies the repository and removes plugins from the copy. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';

export const REPOSITORY = path.dirname(ENGINE_ROOT);
const PLUGINS_FOLDER = 'engine/src/plugins';
const LIST = `${PLUGINS_FOLDER}/index.ts`;
/** Files that are created by installing, building, and testing. */
const NOT_COPIED = new Set([
  '.git',
  '.cache',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** The TypeScript compiler's packages. */
const COMPILER = new Set(['typescript', '@typescript']);

/** Folder names of the plugins that come with the engine. */
export const PLUGINS: readonly string[] = readdirSync(path.join(REPOSITORY, PLUGINS_FOLDER), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Copies the repository's files, and links the installed packages. */
export function copyRepository(to: string): void {
  const filter = (source: string) => !NOT_COPIED.has(path.basename(source));
  for (const name of readdirSync(REPOSITORY).filter(filter)) {
    cpSync(path.join(REPOSITORY, name), path.join(to, name), { recursive: true, filter });
  }
  const installed = path.join(REPOSITORY, 'node_modules');
  const packages = path.join(to, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(installed)) {
    const source = path.join(installed, name);
    // The checks of samples accept the compiler's types only if they're inside the copy.
    if (COMPILER.has(name)) {
      cpSync(source, path.join(packages, name), { recursive: true });
      continue;
    }
    // npm links the repository's own packages with relative paths. In the copy, they lead to the copied packages.
    const target = lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source;
    symlinkSync(target, path.join(packages, name));
  }
}

/** Removes a plugin as a person would, by deleting its folder and its line in the list of plugins. */
export function removePlugin(root: string, name: string): void {
  rmSync(path.join(root, PLUGINS_FOLDER, name), { recursive: true });
  const file = path.join(root, LIST);
  const lines = readFileSync(file, 'utf8').split('\n');
  const others = lines.filter((line) => !line.includes(`'./${name}/`));
  if (others.length !== lines.length - 1) {
    throw new Error(`${LIST} must have one line about ${name} → Export the plugin in one line`);
  }
  writeFileSync(file, others.join('\n'));
}

/** Undoes `removePlugin`. */
export function restorePlugin(root: string, name: string): void {
  for (const place of [path.join(PLUGINS_FOLDER, name), LIST]) {
    cpSync(path.join(REPOSITORY, place), path.join(root, place), { recursive: true });
  }
}

/** Type-checks the engine's sources and tests. Returns the compiler's output. */
export function typeErrors(root: string): string {
  return ['node', 'browser'].map((name) => compile(root, `tsconfig.${name}.json`)).join('');
}

function compile(root: string, settings: string): string {
  const { include } = JSON.parse(readFileSync(path.join(root, settings), 'utf8')) as {
    include: readonly string[];
  };
  const project = path.join(root, settings.replace('.json', '.engine.json'));
  const sources = include.filter((name) => name.startsWith('engine/src'));
  writeFileSync(project, JSON.stringify({ extends: `./${settings}`, include: sources }));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: root, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [compiler, '-p', project], options).stdout;
}
