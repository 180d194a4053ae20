/**
 * Builds the website for all tests that need it. Each version is built once, in a folder of its own, and shared by
 * all test runs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { engineHash } from '../src/core/bundle/hash-sources.js';
import { measureCommand, REPOSITORY, WEBSITE } from './measure-command.ts';

const FOLDER = path.join(REPOSITORY, '.cache/website');
/** How many builds to keep. A test run may still use an older one while you change the website. */
const KEPT_BUILDS = 3;
const NOT_CONTENT = new Set(['.cache', 'dist', 'node_modules']);

/** Returns the folder for the build of the website's current version. `buildWebsite` creates it. */
export function builtWebsite(): string {
  const hash = createHash('sha256').update(engineHash(path.join(REPOSITORY, 'engine')));
  hash.update(readFileSync(path.join(REPOSITORY, 'package-lock.json'))).update(lastCommit());
  const files = [WEBSITE, path.join(REPOSITORY, 'packages')].flatMap(filesIn);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return path.join(FOLDER, hash.digest('hex').slice(0, 16));
}

/** Builds the current version of the website if necessary. Returns the build's folder. */
export async function buildWebsite(folder: string = builtWebsite()): Promise<string> {
  if (!existsSync(folder)) await build(folder);
  utimesSync(folder, new Date(), new Date());
  removeOldBuilds();
  return folder;
}

async function build(folder: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const partial = `${folder}.${process.pid}`;
  try {
    await measureCommand(['build', '--root', WEBSITE, '--out', partial]);
    renameSync(partial, folder);
  } catch (error) {
    // Another test run has already created it.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function removeOldBuilds(): void {
  const builds = readdirSync(FOLDER)
    .map((name) => path.join(FOLDER, name))
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { folder } of builds.slice(KEPT_BUILDS)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the last commit that changed the website. Builds depend on it, because pages show when they were changed.
 */
function lastCommit(): string {
  const options = { cwd: WEBSITE, encoding: 'utf8' } as const;
  return spawnSync('git', ['log', '-1', '--format=%H', '--', '.'], options).stdout ?? '';
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_CONTENT.has(entry.name) ? [] : filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}
