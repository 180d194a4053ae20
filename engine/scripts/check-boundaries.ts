/**
 * Command that checks whether imports follow the directions in boundaries/rules.ts. Exits with 1 if one
 * doesn't. Biome reports import cycles (noImportCycles).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkModule } from './boundaries/check.ts';
import { RULES } from './boundaries/rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = [
  ...['src', 'docs/site', 'scripts', 'bench', 'e2e'].map((name) => `engine/${name}`),
  ...['site', 'scripts', 'product'].map((name) => `website/${name}`),
];
const MODULE = /\.[cm]?[jt]sx?$/;
/** Fixtures are separate sites or repositories. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|fixtures|dist|\.cache)\//;

const files = FOLDERS.flatMap(modulesIn).sort();
const breaches = files.flatMap((file) =>
  checkModule(file, readFileSync(join(ROOT, file), 'utf8'), RULES),
);
for (const { file, line, column, message } of breaches) {
  console.error(`${file}:${line}:${column}  ${message}`);
}
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} imports break the rules in engine/scripts/boundaries/rules.ts`,
  );
  process.exit(1);
}

console.log(`The imports of ${files.length} modules follow the rules.`);

function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file));
}
