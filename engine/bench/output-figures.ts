/** Measures what's the same on every machine for a build: bytes and requests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  brotliSize,
  fileOfAddress,
  isOperation,
  type OutputPage,
  readPages,
  transferSize,
} from './output.ts';
import { median } from './report.ts';
import {
  chunkName,
  type ScriptGraph,
  scriptGraph,
  scriptsAfterIdle,
  scriptsBeforeIdle,
} from './script-graph.ts';
import { repeatedBytes } from './shipped-twice.ts';

/**
 * Chunks that aren't part of a normal page load. They load when a reader is about to use them, on the not-found
 * page, or on sites whose navigation bar hides.
 */
const ON_INTENT = new Set([
  'copy-by-command',
  'hide-navbar',
  'load-search',
  'moved',
  'nearest-pages',
  'open-console',
  'render-search',
  'show-values',
  'values-panel',
  'video-player',
  'zoom-dialog',
]);

/** Sizes in bytes with Brotli. Unless stated otherwise, they're the maximum over all pages. */
export interface OutputFigures {
  pages: number;
  guidePages: number;
  scriptsBeforeIdle: number;
  /** Everything that pages without islands load on their own. React isn't included. */
  scriptsAfterIdle: number;
  /** The same for pages with islands, which do load React. */
  scriptsWithIslands: number;
  guidePage: { median: number; largest: number };
  /** A guide page without its article. */
  guidePageFrame: { median: number; largest: number; largestFile: string };
  operationPages: number;
  operationPage: { median: number; largest: number; largestFile: string };
  /** Scripts on operation pages before the page is idle. */
  operationScripts: number;
  /** Bytes of article text that also occur in one of the page's scripts or data files, added up over all pages. */
  shippedTwice: number;
  /** Styles in the document. */
  styles: number;
  /** The stylesheet that loads after the first frame. */
  laterStyles: number;
  criticalRequests: number;
}

/** Returns the figures of a build. */
export function outputFigures(folder: string): OutputFigures {
  const pages = readPages(folder);
  const guides = pages.filter(isGuide);
  const scripts = readScripts(folder);
  const graph = scriptGraph(scripts);
  const sizes = guides.map(({ file }) => transferSize(folder, file));
  const frames = guides.map((page) => ({ page, size: frameSize(folder, page) }));
  const largest = frames.reduce((a, b) => (b.size > a.size ? b : a));
  return {
    pages: pages.length,
    guidePages: guides.length,
    scriptsBeforeIdle: largestOf(pages, (page) => sizeBeforeIdle(folder, page, graph)),
    scriptsAfterIdle: largestOf(
      pages.filter(({ islands }) => islands.length === 0),
      (page) => sizeAfterIdle(folder, page, graph),
    ),
    scriptsWithIslands: largestOf(pages, (page) => sizeAfterIdle(folder, page, graph)),
    guidePage: { median: median(sizes), largest: Math.max(...sizes) },
    guidePageFrame: {
      median: median(frames.map(({ size }) => size)),
      largest: largest.size,
      largestFile: largest.page.file,
    },
    ...operationFigures(folder, pages, graph),
    shippedTwice: repeatedBytes(pages, [
      ...scriptsWithoutIslands(scripts, graph),
      ...readSidebars(folder),
    ]),
    styles: largestOf(pages, ({ inlineStyles }) => brotliSize(inlineStyles, 5)),
    laterStyles: largestOf(pages, ({ laterStyles }) => sizeOf(folder, [laterStyles])),
    criticalRequests: largestOf(pages, criticalRequests),
  };
}

/**
 * Returns the text of every script except islands. An island is complete as static HTML, and its script loads only
 * when it's in view or used. The few texts in it have to be in both.
 */
function scriptsWithoutIslands(
  scripts: ReadonlyMap<string, string>,
  { dynamicImports }: ScriptGraph,
): string[] {
  const runtime = [...dynamicImports.keys()].find((name) => chunkName(name) === 'runtime');
  const islands = new Set(dynamicImports.get(runtime ?? '') ?? []);
  return [...scripts].flatMap(([name, code]) => (islands.has(name) ? [] : [code]));
}

/**
 * True for pages with a body that someone wrote. Generated categories contain only cards, the home page has no
 * article, and on an API's overview, the sidebar's tags are expanded.
 */
function isGuide({ article = '' }: OutputPage): boolean {
  return article.includes('class="prose" data-content') && !article.includes(' data-api-overview');
}

/** Returns figures for the pages of API operations. If there's no API, they're all zero. */
function operationFigures(folder: string, pages: readonly OutputPage[], graph: ScriptGraph) {
  const operations = pages.filter(isOperation);
  const sizes = operations.map(({ file }) => ({ file, size: transferSize(folder, file) }));
  const largest = sizes.reduce((a, b) => (b.size > a.size ? b : a), { file: '', size: 0 });
  return {
    operationPages: operations.length,
    operationPage: {
      median: operations.length === 0 ? 0 : median(sizes.map(({ size }) => size)),
      largest: largest.size,
      largestFile: largest.file,
    },
    operationScripts: Math.max(0, ...operations.map((page) => sizeBeforeIdle(folder, page, graph))),
  };
}

function sizeBeforeIdle(folder: string, page: OutputPage, graph: ScriptGraph): number {
  const files = [...scriptsBeforeIdle(graph, entryOf(page))].map((name) => `assets/${name}`);
  return sizeOf(folder, files) + inlineSize(page);
}

function sizeAfterIdle(folder: string, page: OutputPage, graph: ScriptGraph): number {
  const islands = new Set(page.islands.map((name) => name.replace(/^.*[/:]/, '')));
  const runtime = [...graph.dynamicImports.keys()].find((name) => chunkName(name) === 'runtime');
  const all = new Set(graph.dynamicImports.get(runtime ?? '') ?? []);
  const isElsewhere = (name: string) => {
    const chunk = chunkName(name);
    if (chunk === 'third-party-gate') return !page.html.includes('name="third-parties"');
    if (name === runtime) return islands.size === 0;
    return ON_INTENT.has(chunk) || (all.has(name) && !islands.has(chunk));
  };
  const names = scriptsAfterIdle(graph, entryOf(page), isElsewhere);
  const files = [...names].map((name) => `assets/${name}`);
  return sizeOf(folder, files) + inlineSize(page);
}

/** Returns the compressed size of inline scripts. They're in the same document, so they're compressed together. */
function inlineSize({ inlineScripts }: OutputPage): number {
  return brotliSize(inlineScripts.join('\n'), 5);
}

/** Returns a document's size without its article. */
function frameSize(folder: string, { file, article = '' }: OutputPage): number {
  return transferSize(folder, file) - brotliSize(article, 5);
}

/** Returns how many requests, including the document's, delay the first paint. */
function criticalRequests({ stylesheets, preloads, blockingScripts }: OutputPage): number {
  return 1 + stylesheets.length + preloads.length + blockingScripts.length;
}

function entryOf({ script }: OutputPage): string {
  return fileOfAddress(script).replace(/^assets\//, '');
}

function readScripts(folder: string): Map<string, string> {
  const assets = path.join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]));
}

/** Reads the sidebars' data files, which every page fetches. */
function readSidebars(folder: string): string[] {
  const sidebars = path.join(folder, 'sidebars');
  const names = readdirSync(sidebars).filter((name) => name.endsWith('.json'));
  return names.map((name) => readFileSync(path.join(sidebars, name), 'utf8'));
}

function sizeOf(folder: string, addresses: readonly string[]): number {
  return sum(addresses.map((address) => transferSize(folder, fileOfAddress(address))));
}

function largestOf<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return Math.max(...items.map(measure));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
