/**
 * The one place that decides which files a migration reads. A stranger's configuration and documents name these files, so
 * with all links followed, every file must be in the site's repository and must not be hidden.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LocatedFile, locateFile, type SiteFolders } from '../../../core/files/locate-file.ts';

/** Larger files aren't configurations. */
const LARGEST = 2_000_000;

/**
 * Returns where files may be: in the repository, because documents are often beside the site's folder. Without a
 * repository, only that folder counts. The folder that the command line names is never hidden.
 */
export function repositoryOf(folder: string): SiteFolders {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) {
      return { root: at, allowRead: [folder], name: 'the repository' };
    }
  }
  return { root: folder, name: "the site's folder" };
}

/** Returns the path of a folder with all links followed, or why it can't be read. */
export function locateFolder(folder: string, repository: SiteFolders): LocatedFile {
  return locateFile(folder, repository, { kind: 'folder' });
}

/** Returns the text of a file in the repository, or nothing if it can't be read. */
export function readInside(file: string, repository: SiteFolders): string | undefined {
  const located = locateFile(file, repository);
  if ('fault' in located || statSync(located.path).size > LARGEST) return undefined;
  return readFileSync(located.path, 'utf8');
}

/** Returns the file at a path that may lack its extension, with all links followed, if it's in the repository. */
export function findFile(file: string, repository: SiteFolders): string | undefined {
  const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
  const endings = ['', ...extensions, ...extensions.map((each) => `/index${each}`)];
  for (const ending of endings) {
    const located = locateFile(file + ending, repository);
    if ('path' in located) return located.path;
  }
  return undefined;
}
