/** Reads the files that a migration can use: only those in the site's repository. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../../core/files/locate-file.ts';

/** Larger files aren't configurations. */
const LARGEST = 2_000_000;

/**
 * Returns the folder that paths in a configuration may lead into: the repository, or without one, the parent of the
 * site's folder, because documents are often beside it.
 */
export function repositoryOf(folder: string): string {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at;
  }
  return path.dirname(folder);
}

/** Returns the path with all links followed if it exists in the repository. */
export function insideRepository(file: string, repository: string): string | undefined {
  try {
    const real = realpathSync(file);
    return isInside(real, realpathSync(repository)) ? real : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a file in the repository, or nothing if it can't be read. */
export function readInside(file: string, repository: string): string | undefined {
  const real = insideRepository(file, repository);
  if (real === undefined) return undefined;
  const stats = statSync(real);
  return stats.isFile() && stats.size <= LARGEST ? readFileSync(real, 'utf8') : undefined;
}

/** Returns the file at a path that may lack its extension, if it's in the repository. */
export function findFile(file: string, repository: string): string | undefined {
  const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
  const endings = ['', ...extensions, ...extensions.map((each) => `/index${each}`)];
  return endings
    .map((ending) => file + ending)
    .find(
      (each) =>
        existsSync(each) &&
        statSync(each).isFile() &&
        insideRepository(each, repository) !== undefined,
    );
}
