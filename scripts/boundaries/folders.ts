/** Folders that hold more files than a reader takes in at a glance. */
import { posix } from 'node:path';
import { TEST_CODE } from './check.ts';

/** Files that a folder may hold directly; unit tests and their helpers are not counted. */
const MOST_FILES = 20;

/**
 * Returns one sentence for each folder with too many files, in the order of the folders.
 *
 * @param files paths relative to the repository, with forward slashes
 */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (TEST_CODE.test(file)) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([folder, count]) =>
        `${folder} contains ${count} files. Move some of them to folders by purpose`,
    );
}
