/** Files that are copied to the output as they are. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { locateFile, type SiteFolders } from '../../files/locate-file.ts';

/** True if `path` is a file that is served unchanged. The path is decoded and without the base path: `/files/a.pdf`. */
export type HasStaticFile = (path: string) => boolean;

/** Folder of such files, relative to the site root. */
export const STATIC_FOLDER = 'site/static';

/**
 * Folders of the output that hold files with a hash of their content in the name, and nothing else: readers
 * keep these for a year without asking again, and hosts know them by their folders.
 */
export const HASHED_FOLDERS: readonly string[] = ['assets', 'sidebars'];

/** Asks the file system, once per path. Paths that would lead out of the folder are no files. */
export function staticFilesOf(folders: SiteFolders): HasStaticFile {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? isFile(folders, path);
    known.set(path, answer);
    return answer;
  };
}

function isFile(folders: SiteFolders, path: string): boolean {
  if (path.split('/').includes('..')) return false;
  return 'path' in locateFile(`${STATIC_FOLDER}/${path}`, folders, { isListed: true });
}

/** Returns the paths of all files in a folder, with forward slashes, or an empty list if the folder doesn't exist. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((name) => name.split(sep).join('/'))
      .sort();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
