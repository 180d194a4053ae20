/**
 * Hashes over code. One rule for every cache: a key covers all code of the engine, whichever part of it
 * made the entry, and the versions of its packages. An engine that has changed makes everything anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../cache/content-hash.ts';
import { TEXTS_FILE } from '../config/load-texts.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { unreadableFolder } from '../source/list-files.ts';

/**
 * Returns a hash over names and contents of these files, and of all files below these folders: code,
 * styles, and the pictures and fonts that they import. Tests are left out.
 */
async function hashSources(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of await filesOf(place)) {
      hash.update(name).update(readFileSync(path.join(place, name)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

/** Hash over the engine's code and what stands at `places`: a theme, components of a site. */
export async function codeHash(places: readonly string[] = []): Promise<string> {
  engine ??= engineHash(ENGINE_ROOT);
  return hashOf(await engine, await hashSources(places));
}

/** Hash over the code of the engine whose package is at `root`, and over the versions of its packages. */
export function engineHash(root: string): Promise<string> {
  return hashSources(['src', 'package.json'].map((place) => path.join(root, place)));
}

/** Hash over the engine's code as it was when this process first asked: as it runs. */
let engine: Promise<string> | undefined;

/** Folders of a site without code that can be part of any page. */
const WITHOUT_CODE: ReadonlySet<string> = new Set(['pages', 'static', 'remote']);

/**
 * Folders of a site whose code can be part of a page, and the file of its texts; pages and definitions
 * are not.
 */
export async function contentCodePlaces(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'site'), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw unreadableFolder('site', error);
    },
  );
  return entries
    .filter((entry) => (entry.isDirectory() ? !WITHOUT_CODE.has(entry.name) : isTexts(entry.name)))
    .map(({ name }) => path.join(root, 'site', name))
    .sort();
}

function isTexts(name: string): boolean {
  return name === path.basename(TEXTS_FILE);
}

/** Paths below `place`; the empty path when it is a file. */
async function filesOf(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [''];
    // What does not exist is nothing to depend on.
    if (code === 'ENOENT') return [];
    throw unreadableFolder(place, error);
  }
}
