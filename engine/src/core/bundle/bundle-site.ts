/**
 * Bundles the theme and the site's components twice: once for rendering in Node.js, with the styles and fonts, and once
 * for the browser. Pages aren't modules, so a large site takes no longer than a small one.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ASSETS_FOLDER } from '../../shared/output-folders.ts';
import type { ThemeServer } from '../../shared/theme.ts';
import type { BrowserAssets, StyleGroup } from '../../shared/view.ts';
import { cacheFolder, pruneFolder } from '../cache/cache-folder.ts';
import { hashOf } from '../cache/content-hash.ts';
import { writeWhole } from '../cache/write-whole.ts';
import { packageName } from '../files/packages.ts';
import type { BundleOptions } from './bundle-options.ts';
import { loadProblems } from './bundle-problems.ts';
import { preloadHelper } from './preload-helper.ts';
import { type BundledFile, runVite } from './run-vite.ts';
import { ISLAND_STYLES_FILE, markStyles, splitStyles } from './style-groups.ts';

/** The modules of the theme and the site that rendering requires, loaded into this process. */
export interface SiteServer {
  theme: ThemeServer;
  /** Modules that plugins use to render their own pages, by plugin name. */
  plugins: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Modules of `site/components`, by path without extension. */
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Modules of `site/pages`, by path without extension. */
  pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A file of the output. `name` is its path relative to the output folder. */
export interface OutputFile {
  name: string;
  content: string | Uint8Array;
}

export interface ServerBundle {
  server: SiteServer;
  /** The inline styles of documents. They're exactly the styles that the rendered components use. */
  styleGroups: readonly StyleGroup[];
  /** The stylesheet that loads later, and the fonts. */
  assets: readonly OutputFile[];
  /** A hash that changes with the code. */
  hash: string;
}

/**
 * Bundles the theme, components, and pages for Node.js, and loads the bundle into this process. Throws a
 * `ProblemsError` if modules don't compile, or if the site's modules throw an error.
 */
export async function bundleServer(options: BundleOptions): Promise<ServerBundle> {
  const output = await runVite(options, {
    plugins: [markStyles(options)],
    // These packages have to use the engine's React.
    ssr: { noExternal: packagesOfPages(options) },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      // Provides the locations of errors in components. Paths in the source map are relative to the file.
      sourcemap: 'inline',
      outDir: cacheFolder(options.root, 'code'),
      cssCodeSplit: false,
      // Styles are minified after the stylesheet has been split.
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
        ...(later === ''
          ? []
          : [{ name: `${ASSETS_FOLDER}/style.${hashOf(later)}.css`, content: later }]),
        ...files,
      ],
      hash: hashOf(code),
    };
  } catch (error) {
    throw loadProblems(error, options.root);
  }
}

/** Returns the names of the packages that pages import. */
function packagesOfPages(options: BundleOptions): string[] {
  const names = options
    .imported()
    .flatMap(({ source }) => (path.isAbsolute(source) ? [] : (packageName(source) ?? [])));
  return [...new Set(names)];
}

function textOf(output: readonly BundledFile[], isWanted: (file: BundledFile) => boolean): string {
  return String(output.find(isWanted)?.content ?? '');
}

/** Writes the code atomically, because a different build can be loading the same file. Removes old files. */
function storeServer(code: string, folder: string): string {
  const entry = path.join(folder, `server-${hashOf(code)}.mjs`);
  writeWhole(entry, code);
  pruneFolder(folder);
  return entry;
}

/** Bundles the browser's scripts. The entry comes first. The server bundle contains the stylesheet. */
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
          // The minifier replaces constants with their values, but not variables.
          topLevelVar: false,
          entryFileNames: SCRIPT_NAMES,
          chunkFileNames: SCRIPT_NAMES,
          assetFileNames: ASSET_NAMES,
          // A single file compresses better, and a module that uses React needs most of it anyway.
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

/** The parts of both bundles that a site's documents and output files need. */
export interface SiteBundle extends ServerBundle {
  /** The browser's scripts, with the entry first. */
  scripts: readonly OutputFile[];
}

/** Bundles for Node.js and for browsers. Throws a `ProblemsError` with everything that doesn't compile. */
export async function bundleSite(options: BundleOptions): Promise<SiteBundle> {
  const [server, scripts] = await Promise.all([bundleServer(options), bundleBrowser(options)]);
  return { ...server, scripts };
}

/** Returns the URLs of the bundled files for the theme. */
export function browserAssets(
  base: string,
  { scripts, styleGroups, assets }: Pick<SiteBundle, 'scripts' | 'styleGroups' | 'assets'>,
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
 * Returns the files to preload with an import, which the browser would otherwise find one after another. Every
 * page loads this list. If there's only one other file, the list costs more than it saves.
 */
function toAnnounce(files: readonly string[]): string[] {
  // The entry is already loaded.
  const others = files.filter((file) => !file.includes('/browser.'));
  return others.length > 2 ? others : [];
}

/** The file names are short, because every document contains them. */
const BUILD_ID_LENGTH = 8;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const SCRIPT_NAMES = `${ASSETS_FOLDER}/[name].[hash].js`;
const ASSET_NAMES = `${ASSETS_FOLDER}/[name].[hash][extname]`;
