import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../files/read-text.ts';
import { ProblemsError } from '../problems/problems.ts';
import { isPartial } from './routes.ts';

/**
 * Files below a folder whose names are wanted, relative to `root`; `undefined` when there is no such
 * folder. Folders that are hidden or begin with `_`, and `node_modules`, are passed over. Throws a
 * `ProblemsError` when a folder cannot be read.
 */
export async function listFiles(
  root: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<string[] | undefined> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw unreadableFolder(folder, error);
    },
  );
  const lists = entries?.map(async (entry) => {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = `${folder}/${name}`;
    if (!entry.isDirectory()) return isWanted(name) ? [path] : [];
    return isPartial(name) ? [] : ((await listFiles(root, path, isWanted)) ?? []);
  });
  return lists && (await Promise.all(lists)).flat();
}

/** Error for a folder that is there and cannot be read. */
export function unreadableFolder(folder: string, error: unknown): ProblemsError {
  return new ProblemsError([
    {
      severity: 'error',
      place: { file: folder },
      message: `The folder cannot be read: ${reasonOf(error)}`,
      remedy: 'Make it a folder that can be read, or remove it.',
    },
  ]);
}
