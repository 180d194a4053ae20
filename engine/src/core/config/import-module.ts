import { mkdir, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { cacheFolder } from '../cache/cache-folder.ts';
import { ENGINE_MODULES, PLUGIN_MODULE } from '../engine-root.ts';
import { manifestOf } from '../files/packages.ts';

let imports = 0;

export interface ImportedModule {
  exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the module and of all files that it imports. */
  files: readonly string[];
  /** Manifests of the packages that the files import. */
  manifests: ReadonlySet<string>;
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
  const manifests = new Set<string>();
  try {
    const { output } = await build({
      input: file,
      platform: 'node',
      plugins: [packages(manifests)],
      resolve: { alias: ENGINE_MODULES },
      output: { file: bundle, format: 'esm', sourcemap: 'inline', codeSplitting: false },
      logLevel: 'silent',
    });
    process.setSourceMapsEnabled(true);
    const [{ moduleIds }] = output;
    return {
      exports: await import(/* @vite-ignore */ pathToFileURL(bundle).href),
      files: moduleIds.filter((id) => path.isAbsolute(id)),
      manifests,
    };
  } finally {
    await rm(bundle, { force: true });
  }
}

/**
 * Returns the bundler's plugin that leaves packages out of the bundle, except for packages that contain plugins.
 * Packages are resolved from the module that imports them, because a plugin's package has its own dependencies.
 *
 * @param manifests collects the packages' manifests
 */
function packages(manifests: Set<string>): Plugin {
  return {
    name: 'docs:packages',
    resolveId: {
      filter: { id: /^[^./\\\0]/ },
      async handler(id, importer) {
        // The same module that this code uses.
        if (id === 'pagewright/plugin')
          return PLUGIN_MODULE && { id: PLUGIN_MODULE, external: true };
        if (importer === undefined || path.isAbsolute(id) || id in ENGINE_MODULES) return undefined;
        if (isBuiltin(id)) return { id, external: true };
        const manifest = manifestOf(id, path.dirname(importer));
        if (isPlugin(manifest)) return undefined;
        manifests.add(manifest);
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return { id: resolved === null ? id : pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}

/**
 * True for packages whose `peerDependencies` contain the engine. They're bundled like the site's own code, so they can
 * be written in TypeScript and can import the engine by name.
 */
function isPlugin(manifest: string): boolean {
  return manifest !== '' && JSON.parse(manifest).peerDependencies?.pagewright !== undefined;
}
