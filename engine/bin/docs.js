#!/usr/bin/env node
// @ts-check
/**
 * Starts the command line. Its TypeScript is bundled once for each state of the code, in a fifth of a
 * second: loading 300 files through a loader takes a second of CPU time and 200 MB in every run.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineHash } from '../src/core/bundle/hash-sources.js';

const PACKAGE = path.resolve(fileURLToPath(import.meta.url), '../..');
/** Commands that write a new site. There's no cache yet, and the current folder isn't a site's. */
const WITHOUT_SITE = ['create', 'migrate'];
/** Part of the site's cache for modules that Node runs: nothing is written into the package. */
const FOLDER = WITHOUT_SITE.includes(process.argv[2] ?? '')
  ? temporaryFolder()
  : path.join(rootOption(), '.cache/code');
const ENTRY = 'src/cli.ts';
/** The rule of all caches: all code, and the file with the versions of packages. */
const CODE = engineHash(PACKAGE);

/** Root of the site that the command is for. What is wrong with the options is said by the command itself. */
function rootOption() {
  const at = process.argv.findLastIndex(
    (option) => option === '--root' || option.startsWith('--root='),
  );
  const option = process.argv[at];
  const value = option === '--root' ? process.argv[at + 1] : option?.slice('--root='.length);
  const root = path.resolve(value ?? '.');
  // With the separator, only a folder exists.
  return existsSync(root + path.sep) ? root : process.cwd();
}

/** Returns a new folder that is removed when the command ends. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Option of the bundler's allocator (mimalloc). With huge pages, which are its default on Linux, each thread takes two
// megabytes for the first byte, and a build held 120 MB more that nobody used. Set before the bundler is loaded.
process.env.MIMALLOC_ALLOW_THP ??= '0';

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
}

/** @param {string} folder */
async function writeBundle(folder) {
  const { build } = await import('rolldown');
  await build({
    cwd: PACKAGE,
    input: ENTRY,
    platform: 'node',
    plugins: [
      // The filter is the bundler's own: files of the engine need not be asked about one by one.
      { name: 'docs:packages', resolveId: { filter: { id: /^[^./]/ }, handler: packageAddress } },
    ],
    transform: {
      define: { ENGINE_PACKAGE: JSON.stringify(PACKAGE), ENGINE_HASH: JSON.stringify(CODE) },
    },
    output: {
      dir: folder,
      format: 'esm',
      sourcemap: true,
      // The site's package may say that `.js` is CommonJS: https://nodejs.org/api/packages.html#type
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
    logLevel: 'warn',
  });
}

/**
 * Packages are those of the engine, wherever the bundle lies. To bundle them takes as long as it saves.
 * @param {string} id as an import names it
 * @param {string | undefined} importer absent for the entry
 */
function packageAddress(id, importer) {
  if (importer === undefined || path.isAbsolute(id)) return null;
  return { id: isBuiltin(id) ? id : resolvePackage(id), external: true };
}

/**
 * Returns the URL of a package's module, or the name of a package that isn't installed: only commands that
 * load it fail.
 * @param {string} id
 */
function resolvePackage(id) {
  try {
    return import.meta.resolve(id);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_MODULE_NOT_FOUND') return id;
    throw error;
  }
}

/**
 * Returns what npm notes about the installed packages, which are in the engine's folder or above. Other package managers
 * install what the lock file says.
 * @returns {string | Buffer}
 */
function installedPackages(folder = PACKAGE) {
  const file = path.join(folder, 'node_modules/.package-lock.json');
  if (existsSync(file)) return readFileSync(file);
  const above = path.dirname(folder);
  return above === folder ? '' : installedPackages(above);
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    console.error(
      `${path.dirname(folder)} can't be written (${/** @type {NodeJS.ErrnoException} */ (error).code}).\n` +
        '→ Commands keep their code there: run them where files can be written',
    );
    process.exit(1);
  }
}

// The bundle names the engine's package, and its packages where they're installed.
const name = createHash('sha256')
  .update(PACKAGE)
  .update(CODE)
  .update(installedPackages())
  .digest('hex')
  .slice(0, 16);
const folder = path.join(FOLDER, `cli-${name}`);
if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
else await bundle(folder);
// Places in messages are those of the source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
