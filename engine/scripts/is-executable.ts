import { accessSync, constants } from 'node:fs';

/** True if the file exists and this process can execute it. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
