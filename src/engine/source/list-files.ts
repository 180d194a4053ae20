import { readdir } from 'node:fs/promises';
import { reasonOf } from '../files/file-reason.ts';
import { type FileFault, locateFile, type SiteFolders } from '../files/locate-file.ts';
import { ProblemsError } from '../problems/problems.ts';
import { isPartial } from './routes.ts';

/**
 * Files below a folder whose names are wanted, relative to the root; `undefined` when there is no such
 * folder. Folders that are hidden or begin with `_`, and `node_modules`, are passed over. Throws a
 * `ProblemsError` when a folder cannot be read.
 */
export async function listFiles(
  folders: SiteFolders,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<string[] | undefined> {
  const located = locateFile(folder, folders, { kind: 'folder' });
  if ('fault' in located) {
    if (located.fault.kind === 'missing') return undefined;
    throw folderProblem(folder, located.fault);
  }
  const entries = await readdir(located.path, { withFileTypes: true }).catch((error: unknown) => {
    throw unreadableFolder(folder, error);
  });
  const lists = entries.map(async (entry) => {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = `${folder}/${name}`;
    if (!entry.isDirectory()) return isWanted(name) ? [path] : [];
    return isPartial(name) ? [] : ((await listFiles(folders, path, isWanted)) ?? []);
  });
  return (await Promise.all(lists)).flat();
}

/** Error for a folder that is there and cannot be read. */
export function unreadableFolder(folder: string, error: unknown): ProblemsError {
  return folderProblem(folder, {
    message: `can't be read: ${reasonOf(error)}`,
    remedy: 'Make the folder readable, or remove it',
  });
}

/** Error for a folder with a fault. */
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
