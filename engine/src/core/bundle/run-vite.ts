/** One bundle of Vite: from the cache when nothing that it is made from has changed. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Logger, Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../cache/cache-folder.ts';
import { rememberMade } from '../cache/remember-made.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { importedModules } from '../source/imported-modules.ts';
import type { BundleOptions } from './bundle-options.ts';
import { bundleProblems } from './bundle-problems.ts';
import { withoutAliasWarning, withoutQuery } from './guard-imports.ts';
import { codeHash, contentCodePlaces } from './source-hash.ts';
import { viteOptions } from './vite-options.ts';

export interface BundledFile {
  /** Path below the output folder. */
  name: string;
  content: string | Uint8Array;
  isScript: boolean;
  isEntry: boolean;
}

/**
 * Bundles with the options of the site and `config`. Throws a `ProblemsError` with everything that does
 * not compile.
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
 * Everything that a bundle depends on, modules outside of these folders left out: those are known
 * afterwards. Folders are taken as a whole because Vite does not tell which styles, pictures and
 * fonts stylesheets refer to.
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
  const modules = importedModules(options).map(({ key }) => key);
  return portable([options, config, ENGINE_ROOT, sources, modules, environment.sort()], root);
}

/**
 * Returns data with all paths relative to the site's root, so that a site that's copied with its cache isn't bundled
 * again. The place of the engine is part of the key, because source maps contain paths from one to the other.
 */
function portable(data: unknown, root: string): unknown {
  const text = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' && path.isAbsolute(value) ? path.relative(root, value) : value,
  );
  return JSON.parse(text);
}

/** The files that name versions of packages and say how TypeScript is compiled. */
function settingsOf(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^(?:package|tsconfig.*)\.json$/.test(name))
    .sort()
    .map((name) => path.join(root, name));
}

async function bundle(options: BundleOptions, config: InlineConfig) {
  const { build, createLogger, mergeConfig } = await import('vite');
  // Errors are thrown, and reported by whoever builds.
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

/** Gathers the files of all modules. */
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
