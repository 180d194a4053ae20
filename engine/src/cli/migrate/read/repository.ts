/**
 * Decides which files a migration may read. Untrusted configurations and documents name these files. After
 * following all links, a file must therefore be inside the site's repository and not be hidden.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LocatedFile, locateFile, type SiteFolders } from '../../../core/files/locate-file.ts';

/** Maximum size of a file. Larger ones can't be configurations. */
const LARGEST = 2_000_000;

/**
 * Returns the folder that may contain the site's files. That's the repository, because documents are often outside
 * of the site's folder, or the site's folder if there's no repository. A folder given on the command line may be
 * hidden.
 */
export function repositoryOf(folder: string): SiteFolders {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) {
      return { root: at, allowRead: [folder], name: 'the repository' };
    }
  }
  return { root: folder, name: "the site's folder" };
}

/** Returns the path of a folder with all links followed, or the reason why it can't be read. */
export function locateFolder(folder: string, repository: SiteFolders): LocatedFile {
  return locateFile(folder, repository, { kind: 'folder' });
}

/** Returns the text of a file in the repository. If it can't be read, returns nothing. */
export function readInside(file: string, repository: SiteFolders): string | undefined {
  const located = locateFile(file, repository);
  if ('fault' in located || statSync(located.path).size > LARGEST) return undefined;
  return readFileSync(located.path, 'utf8');
}

/** Returns the path of a file in the repository, with all links followed. The extension may be missing. */
export function findFile(file: string, repository: SiteFolders): string | undefined {
  const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
  const endings = ['', ...extensions, ...extensions.map((each) => `/index${each}`)];
  for (const ending of endings) {
    const located = locateFile(file + ending, repository);
    if ('path' in located) return located.path;
  }
  return undefined;
}
