import { mkdir, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { cacheFolder } from '../cache/cache-folder.ts';
import { ENGINE_MODULES, PLUGIN_MODULE } from '../engine-root.ts';
import { manifestOf } from '../files/packages.ts';

let imports = 0;

export interface ImportedModule {
  exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the module and of all files that it imports. */
  files: readonly string[];
  /** Names of the packages that the files import. */
  packages: readonly string[];
}

/**
 * Imports a TypeScript module of the site at `root`. Always uses the current contents of the module and its
 * imports. Rejects with the error that the module throws, or with the bundler's error. Stack traces contain
 * locations in the source. `import.meta` belongs to the bundle, which is in the cache folder.
 */
export async function importModule(file: string, root: string): Promise<ImportedModule> {
  imports += 1;
  // The new name makes Node.js load the module again, so that the development server sees edits.
  const bundle = path.join(cacheFolder(root, 'code'), `config-${process.pid}-${imports}.mjs`);
  await mkdir(path.dirname(bundle), { recursive: true });
  try {
    const { output } = await build({
      input: file,
      platform: 'node',
      external: (id) => isPackage(id) && !isPlugin(id, root),
      plugins: [{ name: 'docs:plugin-api', resolveId: pluginApi }],
      resolve: { alias: ENGINE_MODULES },
      output: { file: bundle, format: 'esm', sourcemap: 'inline', codeSplitting: false },
      logLevel: 'silent',
    });
    process.setSourceMapsEnabled(true);
    const [{ moduleIds, imports: imported }] = output;
    return {
      exports: await import(/* @vite-ignore */ pathToFileURL(bundle).href),
      files: moduleIds.filter((id) => path.isAbsolute(id)),
      packages: imported.filter((id) => !isBuiltin(id) && id !== PLUGIN_MODULE),
    };
  } finally {
    await rm(bundle, { force: true });
  }
}

/** Resolves the plugin API to the same module that this code uses. */
const pluginApi = {
  filter: { id: /^pagewright\/plugin$/ },
  handler: () => PLUGIN_MODULE && { id: PLUGIN_MODULE, external: true },
};

/** Packages are resolved from the bundle's folder, which is inside the site's folder. */
function isPackage(id: string): boolean {
  return !id.startsWith('.') && !path.isAbsolute(id) && !(id in ENGINE_MODULES);
}

/**
 * True for packages whose `peerDependencies` contain the engine. They're bundled like the site's own code, so they can
 * be written in TypeScript and can import the engine by name.
 */
function isPlugin(id: string, root: string): boolean {
  const manifest = isBuiltin(id) ? '' : manifestOf(id, root);
  return manifest !== '' && JSON.parse(manifest).peerDependencies?.pagewright !== undefined;
}
