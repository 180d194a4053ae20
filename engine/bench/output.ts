/** Reads a build as readers receive it: pages with their parts, and files with their transfer sizes. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface OutputPage {
  /** Path in the output folder. */
  file: string;
  html: string;
  /** The content of `<article>`, if the page has one. */
  article: string | undefined;
  /** Code of the inline scripts. Data blocks aren't included. */
  inlineScripts: readonly string[];
  /** URL of the entry script. */
  script: string;
  /** Stylesheets that block the first frame. */
  stylesheets: readonly string[];
  /** URL of the stylesheet that loads after the first frame. */
  laterStyles: string;
  /** Text of the styles in the document. */
  inlineStyles: string;
  preloads: readonly string[];
  /** Scripts that block the parser. */
  blockingScripts: readonly string[];
  /** Names of the islands on the page. */
  islands: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_TAG = /<script\s[^>]*>/g;
const LINK_TAG = /<link\s[^>]*>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const WITHOUT_SCRIPTS = /<noscript>[\s\S]*?<\/noscript>/g;

/** Returns all pages of a build, in the order of their files. Documents at old URLs aren't pages. */
export function readPages(folder: string): OutputPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => parsePage(file, readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ html }) => !/<html[^>]*\sdata-redirect=/.test(html));
}

/** Counts the HTML documents in a build. */
export function countPages(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).length;
}

/** True for pages of API operations. */
export function isOperation({ article }: OutputPage): boolean {
  return article?.includes(' data-api-operation') ?? false;
}

/** Returns what a document requests, based on its tags. */
export function parsePage(file: string, html: string): OutputPage {
  const scripts = tags(html, SCRIPT_TAG).filter((tag) => attribute(tag, 'src') !== undefined);
  const links = tags(html.replace(WITHOUT_SCRIPTS, ''), LINK_TAG);
  const early = tags(html, SCRIPT_TAG).find((tag) => attribute(tag, 'data-entry') !== undefined);
  const ofEarly = (name: string) => (early && attribute(early, name)) ?? '';
  return {
    file,
    html,
    article: /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0],
    inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? ''),
    script: ofEarly('data-entry'),
    stylesheets: hrefs(links, 'stylesheet'),
    laterStyles: ofEarly('data-later-styles'),
    inlineStyles: [...html.matchAll(STYLE)].map(([, text]) => text).join('\n'),
    preloads: hrefs(links, 'preload'),
    blockingScripts: scripts
      .filter((tag) => !/\s(?:async|defer)(?=[\s=>])/.test(tag) && !tag.includes('type="module"'))
      .map((tag) => attribute(tag, 'src') ?? ''),
    islands: [...html.matchAll(/\sdata-island="([^"]+)"/g)].map((match) => match[1] ?? ''),
  };
}

/**
 * Returns the size in bytes that a file has for a reader whose browser supports Brotli. If there's a compressed
 * copy, it's that copy's size.
 */
export function transferSize(folder: string, file: string): number {
  const original = path.join(folder, file);
  const compressed = `${original}.br`;
  return statSync(existsSync(compressed) ? compressed : original).size;
}

/** Returns the size of a text in bytes with Brotli. Pages use quality 5, and files with a hash use 11. */
export function brotliSize(text: string, quality: 5 | 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/**
 * Returns the path of a URL's file in the output folder: `/docs/assets/a.js` and `./assets/a.js` → `assets/a.js`.
 */
export function fileOfAddress(address: string): string {
  return address.slice(address.lastIndexOf('/assets/') + 1);
}

function hrefs(links: readonly string[], rel: string): string[] {
  return links
    .filter((tag) => attribute(tag, 'rel') === rel)
    .map((tag) => attribute(tag, 'href') ?? '');
}

function tags(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
