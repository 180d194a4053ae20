/**
 * Hashes code. The keys of all caches cover the engine's whole code and the versions of its packages, whichever part of
 * the code created an entry. That way, a changed engine never uses an old entry.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../cache/content-hash.ts';
import { TEXTS_FILE } from '../config/load-texts.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { unreadableFolder } from '../source/list-files.ts';
import { engineHash, hashSources } from './hash-sources.js';

/** The bundler defines this constant, because a bundle contains only one version of the code. */
declare const ENGINE_HASH: string | undefined;

/**
 * The hash of the engine's code, read when this process first needed it, so that it belongs to the code that's running.
 */
let engine = typeof ENGINE_HASH === 'string' ? ENGINE_HASH : undefined;

/** Returns a hash of the engine's code and of the files at `places`, such as a theme or a site's components. */
export function codeHash(places: readonly string[] = []): string {
  engine ??= engineHash(ENGINE_ROOT);
  return hashOf(engine, ...places.map(hashOfPlace));
}

function hashOfPlace(place: string): string {
  try {
    return hashSources([place]);
  } catch (error) {
    throw unreadableFolder(place, error);
  }
}

/** Folders in `site/` whose code content pages never use. */
const WITHOUT_CODE: ReadonlySet<string> = new Set(['pages', 'static']);

/**
 * Returns the folders of a site whose code can be part of a page, and the file with its texts. Omits pages and
 * configuration files.
 *
 * @param dataFolders names of folders in `site/` that contain no code
 */
export async function contentCodePlaces(
  root: string,
  dataFolders: readonly string[],
): Promise<string[]> {
  const entries = await readdir(path.join(root, 'site'), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw unreadableFolder('site', error);
    },
  );
  return entries
    .filter((entry) => {
      if (!entry.isDirectory()) return isTexts(entry.name);
      return !WITHOUT_CODE.has(entry.name) && !dataFolders.includes(entry.name);
    })
    .map(({ name }) => path.join(root, 'site', name))
    .sort();
}

function isTexts(name: string): boolean {
  return name === path.basename(TEXTS_FILE);
}
