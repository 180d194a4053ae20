import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

let loads = 0;

/**
 * Default export of a TypeScript module as it is on disk now; `undefined` when it has none. Modules
 * that the file imports are read again only in roots whose package is not `"type": "module"`.
 * Rejects with whatever the module throws.
 */
export async function importDefault(file: string): Promise<unknown> {
  forgetCommonJs(dirname(file));
  loads += 1;
  // The query makes a new module of the file, so that a dev server sees what was edited.
  const module: unknown = await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?load=${loads}`
  );
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : undefined;
}

/** Without `"type": "module"` the loader makes CommonJS of a file, and its cache ignores queries. */
function forgetCommonJs(folder: string): void {
  const { cache } = createRequire(import.meta.url);
  for (const key of Object.keys(cache)) {
    if (key.startsWith(folder + sep)) delete cache[key];
  }
}
