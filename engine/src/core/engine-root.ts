/** The folder of the engine's package. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Defined when this code is bundled, because the bundle is in a site's cache. */
declare const ENGINE_PACKAGE: string | undefined;

/**
 * The folder of the engine's package, which contains `src/`. If this code isn't bundled, it's the nearest
 * folder above that contains a `package.json`.
 */
export const ENGINE_ROOT =
  typeof ENGINE_PACKAGE === 'string' ? ENGINE_PACKAGE : packageAbove(import.meta.dirname);

/**
 * Returns a function that returns a file's absolute path. The file is in the folder of a plugin that comes with
 * the engine.
 */
export function pluginFiles(plugin: string): (file: string) => string {
  return (file) => path.join(ENGINE_ROOT, 'src/plugins', plugin, file);
}

/**
 * The engine's modules that sites can import, keyed by name, as in the package's `exports`. The longest names
 * come first.
 */
export const ENGINE_MODULES: Readonly<Record<string, string>> = {
  'pagewright/theme': path.join(ENGINE_ROOT, 'src/theme/content'),
  'pagewright/layout': path.join(ENGINE_ROOT, 'src/theme/layout'),
  'pagewright/doc': path.join(ENGINE_ROOT, 'src/theme/doc'),
  'pagewright/plugin': path.join(ENGINE_ROOT, 'src/core/plugin-api.ts'),
  pagewright: path.join(ENGINE_ROOT, 'src/index.ts'),
};

/**
 * The module in this code's bundle that has the exports of `pagewright/plugin`. Absent if this code isn't bundled. If
 * plugins had their own copy, the engine wouldn't recognize the errors that they throw.
 */
export const PLUGIN_MODULE =
  typeof ENGINE_PACKAGE === 'string'
    ? pathToFileURL(path.join(import.meta.dirname, 'plugin.mjs')).href
    : undefined;

function packageAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : packageAbove(path.dirname(folder));
}
