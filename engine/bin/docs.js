#!/usr/bin/env node
// @ts-check
/**
 * Starts the command line. The TypeScript code is bundled once per version of the code, which takes a fifth of
 * a second. Loading 300 files through a loader would take a second of CPU time and 200 MB in every run.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { engineHash } from '../src/core/bundle/hash-sources.js';

const PACKAGE = path.resolve(fileURLToPath(import.meta.url), '../..');
/** Commands that write a new site. There's no cache yet, and the current folder doesn't belong to a site. */
const WITHOUT_SITE = ['create', 'migrate'];
/**
 * Folder for the command line's bundle, so that the package's own folder stays unchanged. It's in the site's
 * cache, or temporary if there's no site.
 */
const FOLDER = WITHOUT_SITE.includes(process.argv[2] ?? '')
  ? temporaryFolder()
  : path.join(rootOption(), '.cache/code');
/** The command line, its thread, and the module that a site's plugins import as `pagewright/plugin`. */
const ENTRIES = {
  cli: 'src/cli.ts',
  writer: 'src/core/emit/writer.ts',
  plugin: 'src/core/plugin-api.ts',
};
/** File in a bundle's folder with the checksum of its modules. */
const CHECKSUM = 'checksum';
/** Hash of all code and of the file with the versions of packages. All caches use it. */
const CODE = engineHash(PACKAGE);

/** Returns the root of the site that the command is for. The command itself reports invalid options. */
function rootOption() {
  const at = process.argv.findLastIndex(
    (option) => option === '--root' || option.startsWith('--root='),
  );
  const option = process.argv[at];
  const value = option === '--root' ? process.argv[at + 1] : option?.slice('--root='.length);
  const root = path.resolve(value ?? '.');
  // The trailing separator makes sure that the path is a folder.
  return existsSync(root + path.sep) ? root : process.cwd();
}

/** Returns a new folder that is removed when the command ends. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// An option of mimalloc, the bundler's allocator. With huge pages, its default on Linux, each thread takes two
// megabytes for its first byte, and a build uses 120 MB more. The option must be set before the bundler loads.
process.env.MIMALLOC_ALLOW_THP ??= '0';

/** @param {string} folder The bundle appears here when it's complete. */
async function bundle(folder) {
  const partial = `${folder}.${process.pid}.partial`;
  orExplain(partial, () => mkdirSync(partial, { recursive: true }));
  try {
    await writeBundle(partial);
    writeFileSync(path.join(partial, CHECKSUM), checksumOf(partial));
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another command that started at the same time created the same bundle.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Returns a checksum of a bundle's modules.
 * @param {string} folder
 */
function checksumOf(folder) {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const contents = modules.sort().map((name) => readFileSync(path.join(folder, name)));
  return String(crc32(Buffer.concat(contents)));
}

/**
 * True if the folder contains a complete bundle. An empty module would end the command without an error.
 * @param {string} folder
 */
function isIntact(folder) {
  const file = path.join(folder, CHECKSUM);
  return existsSync(file) && readFileSync(file, 'utf8') === checksumOf(folder);
}

/** @param {string} folder */
async function writeBundle(folder) {
  const { build } = await import('rolldown');
  const { output } = await build({
    // The bundler would report a full disk as a fault of its own.
    write: false,
    cwd: PACKAGE,
    input: ENTRIES,
    platform: 'node',
    plugins: [
      // With this filter, the bundler doesn't call the handler for the engine's own files.
      { name: 'docs:packages', resolveId: { filter: { id: /^[^./]/ }, handler: packageAddress } },
    ],
    transform: {
      define: { ENGINE_PACKAGE: JSON.stringify(PACKAGE), ENGINE_HASH: JSON.stringify(CODE) },
    },
    output: {
      dir: folder,
      format: 'esm',
      sourcemap: true,
      // The site's package.json may declare that `.js` is CommonJS: https://nodejs.org/api/packages.html#type
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
    logLevel: 'warn',
  });
  for (const file of output) {
    const content = file.type === 'chunk' ? file.code : file.source;
    orExplain(folder, () => writeFileSync(path.join(folder, file.fileName), content));
  }
}

/**
 * Resolves packages from the engine's folder, wherever the bundle is. Bundling them would take as long as it
 * saves.
 * @param {string} id the name in the import
 * @param {string | undefined} importer absent for the entry
 */
function packageAddress(id, importer) {
  if (importer === undefined || path.isAbsolute(id)) return null;
  return { id: isBuiltin(id) ? id : resolvePackage(id), external: true };
}

/**
 * Returns the URL of a package's module. If the package isn't installed, returns its name, so only commands
 * that load it fail.
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
 * Returns npm's record of the installed packages, which is in the engine's folder or a folder above it. Other
 * package managers install what the lock file says.
 * @returns {string | Buffer}
 */
function installedPackages(folder = PACKAGE) {
  const file = path.join(folder, 'node_modules/.package-lock.json');
  if (existsSync(file)) return readFileSync(file);
  const above = path.dirname(folder);
  return above === folder ? '' : installedPackages(above);
}

/**
 * Runs `write`. If the disk is full or the files can't be written, ends the command with a message.
 * @param {string} folder
 * @param {() => void} write
 */
function orExplain(folder, write) {
  try {
    write();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code === 'ENOSPC' ? 'the disk is full' : code;
    console.error(
      `${path.dirname(folder)} can't be written (${reason}).\n` +
        '→ Commands keep their code there: run them where files can be written',
    );
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    process.exit(1);
  }
}

// The bundle contains the paths of the engine's package and of its dependencies.
const name = createHash('sha256')
  .update(PACKAGE)
  .update(CODE)
  .update(installedPackages())
  .digest('hex')
  .slice(0, 16);
const folder = path.join(FOLDER, `cli-${name}`);
if (existsSync(folder) && !isIntact(folder)) rmSync(folder, { recursive: true });
if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
else await bundle(folder);
// Makes stack traces point to the source files.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
