import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../files/file-reason.ts';
import { type FileFault, locateFile, type SiteFolders } from '../files/locate-file.ts';
import { ProblemsError } from '../problems/problems.ts';
import { isPartial } from './page-routes.ts';

/**
 * Returns the files with matching names in a folder and its subfolders, relative to the root. Returns
 * `undefined` if the folder doesn't exist. Links to folders are followed. `node_modules`, hidden folders, and
 * folders whose names begin with `_` are skipped. Throws a `ProblemsError` if a folder can't be read.
 *
 * @param above real paths of the folders that contain this one
 */
export async function listFiles(
  folders: SiteFolders,
  folder: string,
  isWanted: (name: string) => boolean,
  above: readonly string[] = [],
): Promise<string[] | undefined> {
  const located = locateFile(folder, folders, { kind: 'folder' });
  if ('fault' in located) {
    if (located.fault.kind === 'missing') return undefined;
    throw folderProblem(folder, located.fault);
  }
  if (above.includes(located.path)) throw folderProblem(folder, CIRCLE);
  const entries = await readdir(located.path, { withFileTypes: true }).catch((error: unknown) => {
    throw unreadableFolder(folder, error);
  });
  const lists = entries.map(async (entry) => {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = `${folder}/${name}`;
    const isLink = entry.isSymbolicLink() && !isWanted(name);
    const isFolder = entry.isDirectory() || (isLink && (await leadsToFolder(located.path, name)));
    if (!isFolder) return isWanted(name) ? [path] : [];
    if (isPartial(name)) return [];
    return (await listFiles(folders, path, isWanted, [...above, located.path])) ?? [];
  });
  return (await Promise.all(lists)).flat();
}

const CIRCLE = {
  message: 'is a link to a folder that contains it',
  remedy: 'Remove the link, or point it elsewhere',
};

/**
 * True for a symbolic link to a folder. A link whose target doesn't exist is reported by the code that reads the file.
 */
async function leadsToFolder(folder: string, name: string): Promise<boolean> {
  const target = await stat(join(folder, name)).catch(() => undefined);
  return target?.isDirectory() ?? false;
}

/** Returns the error for a folder that exists but can't be read. */
export function unreadableFolder(folder: string, error: unknown): ProblemsError {
  return folderProblem(folder, {
    message: `can't be read: ${reasonOf(error)}`,
    remedy: 'Make the folder readable, or remove it',
  });
}

/** Returns the error for a folder that has a problem. */
export function folderProblem(
  folder: string,
  fault: Pick<FileFault, 'message' | 'remedy'>,
): ProblemsError {
  return new ProblemsError([
    {
      severity: 'error',
      place: { file: folder },
      message: `The folder ${fault.message}`,
      remedy: `${fault.remedy}.`,
    },
  ]);
}
