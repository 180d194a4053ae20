/**
 * Decides which files a migration can read. Untrusted configurations and documents name these files. So with
 * all links followed, every file must be in the site's repository, and it must not be hidden.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LocatedFile, locateFile, type SiteFolders } from '../../../core/files/locate-file.ts';

/** Larger files aren't configurations. */
const LARGEST = 2_000_000;

/**
 * Returns the folder that can contain the site's files. It's the repository, because documents are often next
 * to the site's folder. Without a repository, it's the site's folder. The folder from the command line can be
 * read even if it's hidden.
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

/**
 * Returns the path of a file in the repository, with all links followed. The given path can lack the extension.
 */
export function findFile(file: string, repository: SiteFolders): string | undefined {
  const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
  const endings = ['', ...extensions, ...extensions.map((each) => `/index${each}`)];
  for (const ending of endings) {
    const located = locateFile(file + ending, repository);
    if ('path' in located) return located.path;
  }
  return undefined;
}
