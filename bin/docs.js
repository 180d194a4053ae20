#!/usr/bin/env node
// @ts-check
/**
 * Starts the command line. Its TypeScript is bundled once for each state of the code, in a fifth of a
 * second: loading 250 files through a loader takes a second of CPU time and 200 MB in every run.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = path.resolve(fileURLToPath(import.meta.url), '../..');
const FOLDER = path.join(PACKAGE, '.cache/cli');
const ENTRY = 'src/cli.ts';
/** What the command line is made of. Another bundler has another version in the package's file. */
const MADE_OF = [
  ENTRY,
  ...['src/cli', 'src/engine', 'src/checks', 'src/shared'],
  ...['bin/elk.js', 'package.json'],
];
/** Bundles of other states that stay: a development server may still load parts of one. */
const KEPT = 4;
/**
 * The one package that is part of the bundle, and what it imports, for which `elk.js` stands in the
 * bundle. To bundle other packages takes as long as it saves.
 */
const DIAGRAMS = 'beautiful-mermaid';
const LAYOUTS = 'elkjs/lib/elk.bundled.js';

/** Returns a hash over names and contents of the code, tests left out. */
function codeHash() {
  const hash = createHash('sha256');
  for (const name of MADE_OF.flatMap(filesOf)) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(PACKAGE, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} name of a file or folder of the package */
function filesOf(name) {
  const place = path.join(PACKAGE, name);
  if (!statSync(place).isDirectory()) return [name];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((inside) => /(?<!\.test)\.tsx?$/.test(inside))
    .sort()
    .map((inside) => path.join(name, inside));
}

/** @param {string} folder where the bundle appears, complete or not at all */
async function bundle(folder) {
  const partial = `${folder}.${process.pid}.partial`;
  makeFolder(partial);
  try {
    await writeBundle(partial);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Two commands that began together made the same.
    if (!existsSync(folder)) throw error;
  }
  removeOld(path.basename(folder));
}

/** @param {string} folder */
async function writeBundle(folder) {
  const { build } = await import('rolldown');
  await build({
    cwd: PACKAGE,
    input: ENTRY,
    platform: 'node',
    external: (id) =>
      !id.startsWith('.') && !path.isAbsolute(id) && id !== DIAGRAMS && id !== LAYOUTS,
    resolve: { alias: { [LAYOUTS]: path.join(PACKAGE, 'bin/elk.js') } },
    output: { dir: folder, format: 'esm', sourcemap: true },
    logLevel: 'warn',
  });
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    console.error(
      `${path.dirname(folder)} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}).\n` +
        '→ The first command bundles its code there: run `npm run build` once where files can be written',
    );
    process.exit(1);
  }
}

/** @param {string} current name of the bundle in use */
function removeOld(current) {
  const others = readdirSync(FOLDER)
    // Another command may be writing what is partial.
    .filter((name) => name !== current && !name.endsWith('.partial'))
    .map((name) => ({ place: path.join(FOLDER, name), made: made(path.join(FOLDER, name)) }))
    .sort((a, b) => b.made - a.made);
  for (const { place } of others.slice(KEPT)) rmSync(place, { recursive: true, force: true });
}

/** @param {string} place */
const made = (place) => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const folder = path.join(FOLDER, codeHash());
if (!existsSync(folder)) await bundle(folder);
// Places in messages are those of the source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'cli.js')).href);
