/** Folder of the engine's package. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Set where this code is bundled: the bundle lies in the cache of a site. */
declare const ENGINE_PACKAGE: string | undefined;

/**
 * Folder of the engine's package, with `src/` in it: for code that is not bundled, the nearest one above
 * it that has a `package.json`.
 */
export const ENGINE_ROOT =
  typeof ENGINE_PACKAGE === 'string' ? ENGINE_PACKAGE : packageAbove(import.meta.dirname);

/** Returns the function that gives the absolute path of a file in the folder of a plugin that comes with the engine. */
export function pluginFiles(plugin: string): (file: string) => string {
  return (file) => path.join(ENGINE_ROOT, 'src/plugins', plugin, file);
}

/** Modules of the engine that sites import by name, as `exports` of its package has them. The longest come first. */
export const ENGINE_MODULES: Readonly<Record<string, string>> = {
  'pagewright/theme': path.join(ENGINE_ROOT, 'src/theme/content'),
  'pagewright/layout': path.join(ENGINE_ROOT, 'src/theme/layout'),
  'pagewright/doc': path.join(ENGINE_ROOT, 'src/theme/doc'),
  'pagewright/random-numbers': path.join(ENGINE_ROOT, 'src/shared/random-numbers.ts'),
  pagewright: path.join(ENGINE_ROOT, 'src/index.ts'),
};

function packageAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : packageAbove(path.dirname(folder));
}
