/** Files that are copied to the output unchanged. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { locateFile, type SiteFolders } from '../../files/locate-file.ts';

/**
 * True if `path` is a file that's served unchanged. The path is decoded and doesn't include the base path:
 * `/files/a.pdf`.
 */
export type HasStaticFile = (path: string) => boolean;

/** The folder of static files, relative to the site's root. */
export const STATIC_FOLDER = 'site/static';

/**
 * Output folders that contain only files with a content hash in the name. Browsers cache these files for a
 * year, and hosts recognize them by their folder.
 */
export const HASHED_FOLDERS: readonly string[] = ['assets', 'sidebars'];

/**
 * Returns a function that checks each path once in the file system. Paths that lead out of the folder aren't
 * files.
 */
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
