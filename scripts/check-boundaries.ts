/**
 * Command: checks that imports keep to the directions in boundaries/rules.ts, and that no folder holds too
 * many files; exits 1 when not. Biome reports cycles (noImportCycles).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkModule } from './boundaries/check.ts';
import { crowdedFolders } from './boundaries/folders.ts';
import { RULES } from './boundaries/rules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'site', 'scripts', 'bench', 'e2e', 'mcp', 'product'];
const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const MODULE = /\.[cm]?[jt]sx?$/;
/** Fixtures are sites or repositories of their own. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|fixtures|dist|\.cache)\//;

const sources = FOLDERS.flatMap(sourcesIn).sort();
const files = sources.filter((file) => MODULE.test(file));
const breaches = files.flatMap((file) =>
  checkModule(file, readFileSync(join(ROOT, file), 'utf8'), RULES),
);
for (const { file, line, column, message } of breaches) {
  console.error(`${file}:${line}:${column}  ${message}`);
}
if (breaches.length > 0) {
  console.error(`\n${breaches.length} imports break the rules in scripts/boundaries/rules.ts`);
  process.exit(1);
}

const crowded = crowdedFolders(sources);
for (const sentence of crowded) console.error(sentence);
if (crowded.length > 0) process.exit(1);
console.log(
  `The imports of ${files.length} modules follow the rules, and no folder has too many files.`,
);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file));
}
