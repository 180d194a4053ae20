/** Hash over source folders, so that results made by that code are thrown away when it changes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ENGINE_ROOT } from '../engine-root.ts';
import { unreadableFolder } from '../source/list-files.ts';

/**
 * Returns a hash over names and contents of these files, and of all files below these folders: code,
 * styles, and the pictures and fonts that they import. Tests are left out.
 */
export async function hashSources(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of await filesOf(place)) {
      hash.update(name).update(readFileSync(path.join(place, name)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

/** Hash over the engine's own code and the versions of the packages it uses. */
export function engineCodeHash(): Promise<string> {
  return hashSources(
    ['src/engine', 'src/shared', 'package.json'].map((place) => path.join(ENGINE_ROOT, place)),
  );
}

/** Folders of a site whose code can be part of a page; pages and definitions are not. */
export async function contentCodeFolders(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'site'), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw unreadableFolder('site', error);
    },
  );
  return entries
    .filter((entry) => entry.isDirectory() && !['pages', 'static'].includes(entry.name))
    .map(({ name }) => path.join(root, 'site', name))
    .sort();
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
