/**
 * Bundles the theme and the site's components twice: for rendering in Node (with the one stylesheet
 * and its fonts) and for the browser. Pages are not modules, so this does not grow with their number.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import type { ThemeServer } from '../../shared/theme.ts';
import type { BrowserAssets } from '../../shared/view.ts';
import { type BundleOptions, viteOptions } from './vite-options.ts';

/** What rendering needs of the theme and the site, loaded into this process. */
export interface SiteServer {
  theme: ThemeServer;
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
  /** The stylesheet and the fonts: it holds what rendering uses, no more and no less. */
  assets: readonly OutputFile[];
}

/**
 * Bundles theme, components and pages for Node and loads the result into this process; the code is
 * kept in `cacheFolder`, which must be below a folder where `react` resolves.
 * Throws what Vite throws, with file, line and frame, when a module does not compile.
 */
export async function bundleServer(
  options: BundleOptions,
  cacheFolder: string,
): Promise<ServerBundle> {
  const output = await run(options, {
    build: {
      ssr: true,
      ssrEmitAssets: true,
      // Errors that components throw show their places; paths in the map are relative to the file.
      sourcemap: 'inline',
      outDir: cacheFolder,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'virtual:site-server',
        output: { format: 'es', assetFileNames: ASSET_NAMES, codeSplitting: false },
      },
    },
  });
  const code = output.find(isChunk)?.code ?? '';
  const entry = path.join(cacheFolder, `server-${hashOf(code)}.mjs`);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(entry, code);
  return {
    server: (await import(pathToFileURL(entry).href)) as SiteServer,
    assets: output.filter(isAsset).map((file) => ({ name: file.fileName, content: file.source })),
  };
}

/** Bundles the browser's scripts, the entry first. The stylesheet is that of the server bundle. */
export async function bundleBrowser(options: BundleOptions): Promise<readonly OutputFile[]> {
  const output = await run(options, {
    build: {
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(options.themeFolder, 'browser.ts'),
        output: {
          entryFileNames: SCRIPT_NAMES,
          chunkFileNames: SCRIPT_NAMES,
          assetFileNames: ASSET_NAMES,
        },
      },
    },
  });
  return output
    .filter(isChunk)
    .sort((a, b) => Number(b.isEntry) - Number(a.isEntry) || a.fileName.localeCompare(b.fileName))
    .map((file) => ({ name: file.fileName, content: file.code }));
}

/** Addresses of the bundled files for the theme. */
export function browserAssets(
  base: string,
  scripts: readonly OutputFile[],
  assets: readonly OutputFile[],
): BrowserAssets {
  const ending = (suffix: string) =>
    assets.filter(({ name }) => name.endsWith(suffix)).map(({ name }) => `${base}/${name}`);
  const names = [...scripts, ...assets].map(({ name }) => name).sort();
  return {
    buildId: hashOf(names.join()),
    script: `${base}/${scripts[0]?.name}`,
    stylesheets: ending('.css'),
    fonts: ending('.woff2'),
  };
}

type OutputItem = Rolldown.OutputChunk | Rolldown.OutputAsset;

const SCRIPT_NAMES = 'assets/[name].[hash].js';
const ASSET_NAMES = 'assets/[name].[hash][extname]';

async function run(options: BundleOptions, config: InlineConfig): Promise<readonly OutputItem[]> {
  const result = await build(
    mergeConfig(viteOptions(options), { ...config, build: { ...config.build, write: false } }),
  );
  const [first] = [result].flat() as Rolldown.RolldownOutput[];
  return first?.output ?? [];
}

function isChunk(file: OutputItem): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}

function isAsset(file: OutputItem): file is Rolldown.OutputAsset {
  return file.type === 'asset';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
