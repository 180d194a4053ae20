import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartial } from './routes.ts';

/**
 * Files below a folder whose names are wanted, relative to `root`; `undefined` when there is no such
 * folder. Folders that are hidden or begin with `_`, and `node_modules`, are passed over.
 */
export async function listFiles(
  root: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<string[] | undefined> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => undefined);
  const lists = entries?.map(async (entry) => {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = `${folder}/${name}`;
    if (!entry.isDirectory()) return isWanted(name) ? [path] : [];
    return isPartial(name) ? [] : ((await listFiles(root, path, isWanted)) ?? []);
  });
  return lists && (await Promise.all(lists)).flat();
}
