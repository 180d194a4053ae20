// @ts-check
/** Hash over sources. JavaScript: the command needs it to know whether its bundle is still right. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash over names and contents of files, and of all files below folders: code, styles, and
 * the pictures and fonts that they import. Tests are left out. Throws what the file system says.
 * @param {readonly string[]} places files and folders; what does not exist is nothing to depend on
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
 * Hash over the code of the engine whose package is at `root`, and over the versions of its packages.
 * @param {string} root
 */
export function engineHash(root) {
  return hashSources(['src', 'package.json'].map((place) => path.join(root, place)));
}

/**
 * Paths below `place`; the empty path when it is a file.
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
