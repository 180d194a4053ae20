/** Files that are copied to the output unchanged. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { locateFile, type SiteFolders } from '../../files/locate-file.ts';
import { listedProblem } from '../../files/read-text.ts';
import type { Problem } from '../../problems/problems.ts';

/**
 * True if `path` is a file that's served unchanged. The path is decoded and doesn't include the base path:
 * `/files/a.pdf`.
 */
export type HasStaticFile = (path: string) => boolean;

/** The folder of static files, relative to the site's root. */
export const STATIC_FOLDER = 'site/static';

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

export interface StaticFile {
  /** Path relative to the folder of static files, with forward slashes. */
  name: string;
  /** Absolute path, with all symbolic links resolved. */
  path: string;
}

/** Returns all static files, and a problem for each one that can't be read. Follows symbolic links to folders. */
export function listStaticFiles(folders: SiteFolders): {
  files: readonly StaticFile[];
  problems: readonly Problem[];
} {
  const files: StaticFile[] = [];
  const problems: Problem[] = [];
  const root = locateFile(STATIC_FOLDER, folders, { kind: 'folder' });
  if ('fault' in root) {
    const isAbsent = root.fault.kind === 'missing';
    return { files, problems: isAbsent ? [] : [listedProblem(root.fault, STATIC_FOLDER)] };
  }
  /** @param above real paths of the folders that contain the file */
  const add = (name: string, above: readonly string[]): void => {
    const file = `${STATIC_FOLDER}/${name}`;
    const located = locateFile(file, folders, { isListed: true });
    if ('path' in located) {
      files.push({ name, path: located.path });
      return;
    }
    const folder = locateFile(file, folders, { kind: 'folder', isListed: true });
    if ('fault' in folder || above.includes(folder.path)) {
      problems.push(listedProblem(located.fault, file));
      return;
    }
    for (const below of filesBelow(folder.path)) add(`${name}/${below}`, [...above, folder.path]);
  };
  for (const name of filesBelow(root.path)) add(name, [root.path]);
  return { files, problems };
}

/** Returns the routes of static folders with an `index.html`, such as `/report`. */
export function staticFoldersOf(folders: SiteFolders): string[] {
  return listStaticFiles(folders).files.flatMap(({ name }) => {
    const folder = /^(.+)\/index\.html$/.exec(name)?.[1];
    return folder === undefined ? [] : [`/${folder}`];
  });
}

/** Returns the paths of all files in a folder, with forward slashes, or an empty list if the folder doesn't exist. */
function filesBelow(folder: string): string[] {
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
