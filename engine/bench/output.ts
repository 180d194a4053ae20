/** A finished build as readers receive it: pages with their parts, files with their sizes on the wire. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface OutputPage {
  /** Path below the output folder. */
  file: string;
  html: string;
  /** Everything of `<article>`; `undefined` on pages without one. */
  article: string | undefined;
  /** Bodies of the inline scripts, data blocks left out. */
  inlineScripts: readonly string[];
  /** Address of the entry script. */
  script: string;
  /** Stylesheets that the first frame waits for. */
  stylesheets: readonly string[];
  /** Address of the stylesheet that comes after the first frame. */
  laterStyles: string;
  /** Text of the styles in the document. */
  inlineStyles: string;
  preloads: readonly string[];
  /** Scripts that the parser has to wait for. */
  blockingScripts: readonly string[];
  /** Names of the islands on the page. */
  islands: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_TAG = /<script\s[^>]*>/g;
const LINK_TAG = /<link\s[^>]*>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const WITHOUT_SCRIPTS = /<noscript>[\s\S]*?<\/noscript>/g;

/** All pages of a build in the order of their files; what stands at old addresses is none. */
export function readPages(folder: string): OutputPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => parsePage(file, readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ html }) => !/<html[^>]*\sdata-redirect=/.test(html));
}

/** What a document asks for, read from its tags. */
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

/** Bytes of a file as a reader with brotli receives it: of the precompressed form where there is one. */
export function transferSize(folder: string, file: string): number {
  const original = path.join(folder, file);
  const compressed = `${original}.br`;
  return statSync(existsSync(compressed) ? compressed : original).size;
}

/** Bytes of a text with brotli; pages have quality 5, hashed files 11. */
export function brotliSize(text: string, quality: 5 | 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Path of an address below the output folder: `/docs/assets/a.js` and `./assets/a.js` → `assets/a.js`. */
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
