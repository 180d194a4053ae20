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

export interface SiteBundle {
  server: SiteServer;
  /** Hash over the server code: part of the key of everything rendered with it. */
  serverHash: string;
  assets: BrowserAssets;
}

/**
 * Builds both bundles. Files for readers go to `output`/assets, the server code to `cacheFolder`.
 * Throws what Vite throws, with file, line and frame, when a module does not compile.
 */
export async function bundleSite(
  options: BundleOptions,
  output: string,
  cacheFolder: string,
): Promise<SiteBundle> {
  const [server, browser] = await Promise.all([bundleServer(options), bundleBrowser(options)]);
  const serverHash = hashOf(server.code);
  const entry = path.join(cacheFolder, `server-${serverHash}.mjs`);
  const files = [...browser, ...server.assets];
  await Promise.all([
    write(entry, server.code),
    ...files.map((file) => write(path.join(output, file.name), file.content)),
  ]);
  const address = (name: string) => `${options.base}/${name}`;
  return {
    server: (await import(pathToFileURL(entry).href)) as SiteServer,
    serverHash,
    assets: {
      buildId: hashOf(
        files
          .map((file) => file.name)
          .sort()
          .join(),
      ),
      script: address(browser[0]?.name ?? ''),
      stylesheets: server.assets
        .map((file) => file.name)
        .filter((name) => name.endsWith('.css'))
        .map(address),
      fonts: server.assets
        .map((file) => file.name)
        .filter((name) => name.endsWith('.woff2'))
        .map(address),
    },
  };
}

interface OutputFile {
  /** Path below the output folder. */
  name: string;
  content: string | Uint8Array;
}

/** The stylesheet comes from this bundle: it holds what rendering uses, no more and no less. */
async function bundleServer(
  options: BundleOptions,
): Promise<{ code: string; assets: OutputFile[] }> {
  const output = await run(options, {
    build: {
      ssr: true,
      ssrEmitAssets: true,
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
  const chunk = output.find(isChunk);
  return {
    code: chunk?.code ?? '',
    assets: output.filter(isAsset).map(assetFile),
  };
}

/** Scripts only, the entry first: the stylesheet is that of the server bundle. */
async function bundleBrowser(options: BundleOptions): Promise<OutputFile[]> {
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

type OutputItem = Rolldown.OutputChunk | Rolldown.OutputAsset;

const SCRIPT_NAMES = 'assets/[name].[hash].js';
const ASSET_NAMES = 'assets/[name].[hash][extname]';

async function run(options: BundleOptions, config: InlineConfig) {
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

function assetFile(file: Rolldown.OutputAsset): OutputFile {
  return { name: file.fileName, content: file.source };
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
