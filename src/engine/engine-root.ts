/** Where the engine's package is. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of the engine's package, with `src/` in it: the nearest one above this code that has a
 * `package.json`. The command line runs this code bundled, from a folder inside the package.
 */
export const ENGINE_ROOT = packageAbove(import.meta.dirname);

function packageAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : packageAbove(path.dirname(folder));
}
