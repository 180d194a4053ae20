/** Creates a bundle with Vite, or returns the cached bundle if none of its inputs have changed. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Logger, Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../cache/cache-folder.ts';
import { rememberMade } from '../cache/remember-made.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { BundleOptions } from './bundle-options.ts';
import { bundleProblems } from './bundle-problems.ts';
import { withoutAliasWarning, withoutQuery } from './guard-imports.ts';
import { codeHash, contentCodePlaces } from './source-hash.ts';
import { viteOptions } from './vite-options.ts';

export interface BundledFile {
  /** Path relative to the output folder. */
  name: string;
  content: string | Uint8Array;
  isScript: boolean;
  isEntry: boolean;
}

/**
 * Bundles with the site's options and `config`. Throws a `ProblemsError` with everything that doesn't compile.
 */
export async function runVite(
  options: BundleOptions,
  config: InlineConfig,
): Promise<readonly BundledFile[]> {
  const folder = cacheFolder(options.root, 'entries');
  const key = await keyOf(options, config);
  return rememberMade(folder, key, () => bundle(options, config));
}

/**
 * Returns the key of a bundle's cache entry. The key covers whole folders, because Vite doesn't report which styles,
 * images, and fonts a stylesheet refers to. Modules outside these folders aren't covered, because they're known only
 * after bundling.
 */
async function keyOf(options: BundleOptions, config: InlineConfig): Promise<unknown> {
  const { root, themeFolder } = options;
  const sources = codeHash([
    themeFolder,
    ...(await contentCodePlaces(root, options.dataFolders)),
    path.join(root, 'site/pages'),
    ...[ENGINE_ROOT, root].flatMap(settingsOf),
  ]);
  const environment = Object.entries(process.env).filter(([name]) =>
    /^(?:NODE_ENV$|VITE_)/.test(name),
  );
  const modules = options.imported().map(({ key }) => key);
  // Bundles for Node.js import React from the engine's packages by its absolute path.
  return [
    ENGINE_ROOT,
    portable([options, config, ENGINE_ROOT, sources, modules, environment.sort()], root),
  ];
}

/**
 * Returns data with all paths relative to the site's root, so a site that's copied with its cache isn't bundled
 * again. The engine's path from there is part of it, because source maps contain that path.
 */
function portable(data: unknown, root: string): unknown {
  const text = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' && path.isAbsolute(value) ? path.relative(root, value) : value,
  );
  return JSON.parse(text);
}

/** Returns the files that contain the versions of packages and the TypeScript options. */
function settingsOf(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^(?:package|tsconfig.*)\.json$/.test(name))
    .sort()
    .map((name) => path.join(root, name));
}

async function bundle(options: BundleOptions, config: InlineConfig) {
  const { build, createLogger, mergeConfig } = await import('vite');
  // Errors are thrown, so the caller reports them.
  const customLogger: Logger = {
    ...withoutAliasWarning(createLogger('warn', { allowClearScreen: false })),
    error: () => {},
  };
  const inputs = new Set<string>();
  const settings = { customLogger, plugins: [noteModules(inputs)], build: { write: false } };
  const result = await build(
    mergeConfig(mergeConfig(viteOptions(options), config), settings),
  ).catch((error: unknown) => {
    throw bundleProblems(error, options.root);
  });
  const [first] = [result].flat() as Rolldown.RolldownOutput[];
  return { value: (first?.output ?? []).map(bundledFile), inputs: [...inputs] };
}

/** Returns the Vite plugin that collects the files of all modules. */
function noteModules(files: Set<string>): Plugin {
  return {
    name: 'docs:note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) if (path.isAbsolute(id)) files.add(withoutQuery(id));
    },
  };
}

function bundledFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BundledFile {
  const { fileName: name } = file;
  return file.type === 'chunk'
    ? { name, content: file.code, isScript: true, isEntry: file.isEntry }
    : { name, content: file.source, isScript: false, isEntry: false };
}
