import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { cacheFolder } from '../cache/cache-folder.ts';
import { ENGINE_MODULES } from '../engine-root.ts';

let imports = 0;

/** Default export of a module of the site, as `importModule` finds it; `undefined` when it has none. */
export async function importDefault(file: string, root: string): Promise<unknown> {
  return (await importModule(file, root)).default;
}

/**
 * Exports of a TypeScript module of the site at `root`, as the module and the files that it imports
 * are on disk now. Rejects with whatever the module throws, or with what the bundler says of it;
 * places in stacks are those of the source. `import.meta` is that of the bundle, which is in the
 * folder of the cache.
 */
export async function importModule(
  file: string,
  root: string,
): Promise<Readonly<Record<string, unknown>>> {
  imports += 1;
  // A new name makes a new module, so that a development server sees what was edited.
  const bundle = path.join(cacheFolder(root, 'code'), `config-${process.pid}-${imports}.mjs`);
  await mkdir(path.dirname(bundle), { recursive: true });
  try {
    await build({
      input: file,
      platform: 'node',
      external: isPackage,
      resolve: { alias: ENGINE_MODULES },
      output: { file: bundle, format: 'esm', sourcemap: 'inline', codeSplitting: false },
      logLevel: 'silent',
    });
    process.setSourceMapsEnabled(true);
    return await import(/* @vite-ignore */ pathToFileURL(bundle).href);
  } finally {
    await rm(bundle, { force: true });
  }
}

/** Packages are found from the folder of the bundle, which is inside the site's. */
function isPackage(id: string): boolean {
  return !id.startsWith('.') && !path.isAbsolute(id) && !(id in ENGINE_MODULES);
}
