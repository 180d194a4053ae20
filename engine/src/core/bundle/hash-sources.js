// @ts-check
/**
 * Hashes source code. This file is JavaScript, because the command uses it to check whether its bundle is
 * current.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of the names and contents of files, and of all files in folders: code, styles, and the images
 * and fonts that they import. Skips tests. Throws errors from the file system.
 * @param {readonly string[]} places files and folders. Missing ones are skipped.
 */
export function hashSources(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of filesOf(place)) {
      hash.update(name).update(readFileSync(path.join(place, name)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}

/**
 * Returns a hash of the engine's code and of its packages' versions. `root` contains the engine's package.
 * @param {string} root
 */
export function engineHash(root) {
  return hashSources(['src', 'package.json'].map((place) => path.join(root, place)));
}

/**
 * Returns the paths of all files in a folder and its subfolders, or a list with one empty path if `place` is
 * a file.
 * @param {string} place
 */
function filesOf(place) {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOTDIR') return [''];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
