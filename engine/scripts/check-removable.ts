/**
 * Command that removes one plugin at a time from a copy of the repository. It then checks the types, imports, and
 * unit tests of the engine. Each plugin takes minutes, so you can pass the names of those to check.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRepository, PLUGINS, removePlugin, typeErrors } from './removable/engine-copy.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PLUGINS.includes(name));
if (unknown.length > 0) {
  console.error(`There's no plugin ${unknown.join(', ')} → Use ${PLUGINS.join(', ')}`);
  process.exit(1);
}

const results = (names.length === 0 ? PLUGINS : names).map((name) => {
  const copy = mkdtempSync(path.join(tmpdir(), `without-${name}-`));
  try {
    return { name, isRemovable: isRemovable(copy, name) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
for (const { name, isRemovable } of results) {
  console.log(`${name}  ${isRemovable ? 'can be removed' : "can't be removed"}`);
}
if (results.some(({ isRemovable }) => !isRemovable)) process.exitCode = 1;

function isRemovable(copy: string, name: string): boolean {
  console.log(`\nWithout ${name}`);
  copyRepository(copy);
  removePlugin(copy, name);
  const errors = typeErrors(copy);
  console.log(errors || 'The types are right.');
  const imports = runScript(copy, 'boundaries');
  const tests = runScript(copy, 'unit', 'engine/src');
  return errors === '' && imports && tests;
}

/** Runs a script of the copy's package and prints its output. Returns true if the script succeeds. */
function runScript(copy: string, ...args: readonly string[]): boolean {
  const command = ['run', '--silent', ...args];
  // Removes the path of this command's TypeScript configuration. With it, tsx would look for that file wherever a
  // test starts tsx.
  const { TSX_TSCONFIG_PATH: _, ...env } = process.env;
  return spawnSync('npm', command, { cwd: copy, env, stdio: 'inherit' }).status === 0;
}
