import { accessSync, constants } from 'node:fs';

/** True when the file is there and this process may run it. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
