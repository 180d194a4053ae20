/** Files that are copied to the output as they are. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** True when `path` (below the base path, decoded: `/files/a.pdf`) is a file that is served as it is. */
export type HasStaticFile = (path: string) => boolean;

/** Folder of such files, relative to the site root. */
export const STATIC_FOLDER = 'site/static';

/** Asks the file system, once per path. Paths that would lead out of the folder are no files. */
export function staticFilesOf(root: string): HasStaticFile {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? isFile(root, path);
    known.set(path, answer);
    return answer;
  };
}

function isFile(root: string, path: string): boolean {
  if (path.includes('\0') || path.split('/').includes('..')) return false;
  return statSync(join(root, STATIC_FOLDER, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
