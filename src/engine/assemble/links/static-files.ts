/** Files that are copied to the output as they are. */
import { locateFile, type SiteFolders } from '../../files/locate-file.ts';

/** True when `path` (below the base path, decoded: `/files/a.pdf`) is a file that is served as it is. */
export type HasStaticFile = (path: string) => boolean;

/** Folder of such files, relative to the site root. */
export const STATIC_FOLDER = 'site/static';

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
