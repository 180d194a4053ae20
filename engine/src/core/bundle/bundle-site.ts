/**
 * Bundles the theme and the site's components twice: for rendering in Node (with the styles and
 * fonts) and for the browser. Pages are not modules, so this does not grow with their number.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ThemeServer } from '../../shared/theme.ts';
import type { BrowserAssets, StyleGroup } from '../../shared/view.ts';
import { cacheFolder, pruneFolder, writeWhole } from '../cache/cache-folder.ts';
import { hashOf } from '../cache/content-hash.ts';
import { packageName } from '../files/packages.ts';
import { importedModules } from '../source/imported-modules.ts';
import type { BundleOptions } from './bundle-options.ts';
import { loadProblems } from './bundle-problems.ts';
import { preloadHelper } from './preload-helper.ts';
import { type BundledFile, runVite } from './run-vite.ts';
import { ISLAND_STYLES_FILE, markStyles, splitStyles } from './style-groups.ts';

/** Modules of the theme and the site that rendering needs, loaded into this process. */
export interface SiteServer {
  theme: ThemeServer;
  /** Components that plugins add for pages, by name. */
  added: Readonly<Record<string, unknown>>;
  /** Modules that plugins render their own pages with, by the plugin's name. */
  plugins: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Modules of `site/components`, by path without extension. */
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Modules of `site/pages`, by path without extension. */
  pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A file of the output, path below the output folder. */
export interface OutputFile {
  name: string;
  content: string | Uint8Array;
}

export interface ServerBundle {
  server: SiteServer;
  /** Styles that documents have in themselves: what rendering uses, no more and no less. */
  styleGroups: readonly StyleGroup[];
  /** The stylesheet for later, and the fonts. */
  assets: readonly OutputFile[];
  /** Changes with the code. */
  hash: string;
}

/**
 * Bundles theme, components and pages for Node and loads the result into this process.
 * Throws a `ProblemsError` with everything that does not compile, or what the site's modules throw.
 */
export async function bundleServer(options: BundleOptions): Promise<ServerBundle> {
  const output = await runVite(options, {
    plugins: [markStyles(options)],
    // Their React must be the engine's.
    ssr: { noExternal: packagesOfPages(options) },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      // Shows the places of errors in components. Paths in the source map are relative to the file.
      sourcemap: 'inline',
      outDir: cacheFolder(options.root, 'code'),
      cssCodeSplit: false,
      // After the stylesheet has been split.
      cssMinify: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'virtual:site-server',
        checks: { bundlerTimings: false },
        // Inlines the names of attributes and events where they're used.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { format: 'es', assetFileNames: ASSET_NAMES, codeSplitting: false },
      },
    },
  });
  const code = textOf(output, ({ isScript }) => isScript);
  const isStylesheet = ({ name }: OutputFile) => name.endsWith('.css');
  const isIslands = ({ name }: OutputFile) => name === ISLAND_STYLES_FILE;
  const { groups, later } = splitStyles(
    textOf(output, isStylesheet),
    JSON.parse(textOf(output, isIslands)) as Record<string, string[]>,
  );
  const files = output.filter((file) => !(file.isScript || isStylesheet(file) || isIslands(file)));
  const entry = storeServer(code, cacheFolder(options.root, 'code'));
  try {
    return {
      server: (await import(pathToFileURL(entry).href)) as SiteServer,
      styleGroups: groups,
      assets: [
        ...(later === '' ? [] : [{ name: `assets/style.${hashOf(later)}.css`, content: later }]),
        ...files,
      ],
      hash: hashOf(code),
    };
  } catch (error) {
    throw loadProblems(error, options.root);
  }
}

/** Names of the packages that pages import. */
function packagesOfPages(options: BundleOptions): string[] {
  const names = importedModules(options).flatMap(({ source }) =>
    path.isAbsolute(source) ? [] : (packageName(source) ?? []),
  );
  return [...new Set(names)];
}

function textOf(output: readonly BundledFile[], isWanted: (file: BundledFile) => boolean): string {
  return String(output.find(isWanted)?.content ?? '');
}

/** Writes the code atomically, because a different build can be loading the same file, and removes old files. */
function storeServer(code: string, folder: string): string {
  const entry = path.join(folder, `server-${hashOf(code)}.mjs`);
  writeWhole(entry, code);
  pruneFolder(folder);
  return entry;
}

/** Bundles the browser's scripts, with the entry first. The server bundle contains the style sheet. */
export async function bundleBrowser(options: BundleOptions): Promise<readonly OutputFile[]> {
  const output = await runVite(options, {
    plugins: [preloadHelper()],
    build: {
      cssCodeSplit: false,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => toAnnounce(files) },
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(options.themeFolder, 'browser.ts'),
        checks: { bundlerTimings: false },
        // Inlines the names of attributes and events where they're used.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // Of constants the minifier puts the values where they are used, of variables it does not.
          topLevelVar: false,
          entryFileNames: SCRIPT_NAMES,
          chunkFileNames: SCRIPT_NAMES,
          assetFileNames: ASSET_NAMES,
          // One file compresses better, and every part that needs some of React needs most of it.
          codeSplitting: { groups: [{ name: 'react', test: REACT }] },
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: SCRIPT_NAMES, chunkFileNames: SCRIPT_NAMES },
      },
    },
  });
  return output
    .filter(({ isScript, name }) => isScript || name.endsWith('.js'))
    .sort((a, b) => Number(b.isEntry) - Number(a.isEntry) || a.name.localeCompare(b.name));
}

/** Addresses of the bundled files for the theme. */
export function browserAssets(
  base: string,
  scripts: readonly OutputFile[],
  { styleGroups, assets }: Pick<ServerBundle, 'styleGroups' | 'assets'>,
): BrowserAssets {
  const names = [...scripts, ...assets].map(({ name }) => name).sort();
  const styles = styleGroups.map(({ css }) => css);
  const later = assets.find(({ name }) => name.endsWith('.css'));
  return {
    buildId: hashOf(...names, ...styles).slice(0, BUILD_ID_LENGTH),
    script: `${base}/${scripts[0]?.name}`,
    stylesheets: [],
    styleGroups,
    ...(later && { laterStyles: `${base}/${later.name}` }),
  };
}

/**
 * Files to announce with an import: those that would else be found one after the other. For a small file with a
 * single other one the list, which every page would load, costs more than it gains.
 */
function toAnnounce(files: readonly string[]): string[] {
  // The entry is there.
  const others = files.filter((file) => !file.includes('/browser.'));
  return others.length > 2 ? others : [];
}

/** Part of every document. */
const BUILD_ID_LENGTH = 8;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const SCRIPT_NAMES = 'assets/[name].[hash].js';
const ASSET_NAMES = 'assets/[name].[hash][extname]';
