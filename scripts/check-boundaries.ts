/**
 * Command: checks that imports keep to the directions in boundaries/rules.ts and run in no circle, and
 * that no folder holds too many files; exits 1 when not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkModule, filesImportedBy } from './boundaries/check.ts';
import { findCircles } from './boundaries/circles.ts';
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
const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const breaches = [...texts].flatMap(([file, text]) => checkModule(file, text, RULES));
for (const { file, line, column, message } of breaches) {
  console.error(`${file}:${line}:${column}  ${message}`);
}
if (breaches.length > 0) {
  console.error(`\n${breaches.length} imports break the rules in scripts/boundaries/rules.ts`);
  process.exit(1);
}

const circles = findCircles(
  new Map([...texts].map(([file, text]) => [file, filesImportedBy(file, text)])),
);
for (const circle of circles) console.error(`Import cycle: ${circle.join(' → ')} → ${circle[0]}`);
if (circles.length > 0) process.exit(1);

const crowded = crowdedFolders(sources);
for (const sentence of crowded) console.error(sentence);
if (crowded.length > 0) process.exit(1);
console.log(
  `The imports of ${files.length} modules follow the rules and contain no cycles, and no folder has too many files.`,
);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file));
}
