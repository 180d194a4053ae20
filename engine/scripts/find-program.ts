/** Finds programs on this machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns a program's path, or `undefined` if it isn't on the `PATH` or in one of `moreFolders`. */
export function findProgram(name: string, moreFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...moreFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** True if the file exists and this process can execute it. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
