/** The folder of the engine's package. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The bundler defines this constant, because a bundle is in a site's cache, from which the engine's folder couldn't be
 * found.
 */
declare const ENGINE_PACKAGE: string | undefined;

/**
 * The folder of the engine's package, which contains `src/`. If this code isn't bundled, that's the nearest parent
 * folder with a `package.json`.
 */
export const ENGINE_ROOT =
  typeof ENGINE_PACKAGE === 'string' ? ENGINE_PACKAGE : packageAbove(import.meta.dirname);

/** Returns a function that returns the absolute path of a file in the folder of a plugin that comes with the engine. */
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
export const PLUGIN_MODULE = moduleOfBundle('plugin.mjs');

/** The module in this code's bundle that writes files in a thread. Absent if this code isn't bundled. */
export const WRITER_MODULE = moduleOfBundle('writer.mjs');

function moduleOfBundle(name: string): string | undefined {
  if (typeof ENGINE_PACKAGE !== 'string') return undefined;
  return pathToFileURL(path.join(import.meta.dirname, name)).href;
}

/** Returns the nearest folder above a module's folder, or the folder itself, that has a `package.json`. */
export function packageAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : packageAbove(path.dirname(folder));
}
