/**
 * What is read from a page's finished HTML: links, ids and pictures written as plain tags. The built
 * HTML is the truth: whatever drew a link, it is found here, so none can escape the checks.
 */
import type { Place } from '../problems.ts';
import type { CompiledPage, PageLink } from './compiled-page.ts';
import type { ResolvedImage } from './image.ts';
import { placeOf } from './place-of.ts';

const ANCHOR_HREF = /(<a\s(?:[^>]*?\s)?href=")([^"]*)(")/g;
const IMAGE_TAG = /(<img\s(?:[^>]*?\s)?src=")([^"]*)"([^>]*>)/g;
const ID = /\sid="([^"]+)"/g;
const FILE_TAG = /<(?:video|audio|source|track|iframe|embed|object|input|use|image)\s[^>]*>/g;
const FILE_ATTRIBUTE = /(\s(?:src|poster|data|href)=")([^"]*)(")/g;

/**
 * Puts a slot `link:<index>` into every link of the HTML and returns the links with their places, and
 * all ids as anchors. Links that the compiler and the theme make to the page's own headings and
 * footnotes stay as they are.
 */
export function takeLinks(
  html: string,
  places: ReadonlyMap<string, readonly Place[]>,
  source: { text: string; file: string },
): Pick<CompiledPage, 'html' | 'links' | 'anchors'> {
  const links: PageLink[] = [];
  const used = new Map<string, number>();
  const anchors = idsOf(html);
  const ids = new Set(anchors);
  const result = html.replace(
    ANCHOR_HREF,
    (whole, before: string, escaped: string, after: string) => {
      const href = unescapeAttribute(escaped);
      const known = places.get(href);
      if (known === undefined && href.startsWith('#') && ids.has(href.slice(1))) return whole;
      const seen = used.get(href) ?? 0;
      used.set(href, seen + 1);
      const place = known?.[seen] ?? known?.at(-1) ?? placeOf(source.text, source.file, href);
      links.push({ href, place });
      return `${before}link:${links.length - 1}${after}`;
    },
  );
  return { html: result, links, anchors };
}

/** Addresses of the pictures in the HTML, each once, in order. */
export function picturesOf(html: string): string[] {
  const sources = [...html.matchAll(IMAGE_TAG)].map((match) => unescapeAttribute(match[2] ?? ''));
  return [...new Set(sources)];
}

/** Gives pictures written as plain `<img>` tags their final address and their size. */
export function fillImages(html: string, images: ReadonlyMap<string, ResolvedImage>): string {
  if (images.size === 0) return html;
  return html.replace(IMAGE_TAG, (whole, before: string, src: string, after: string) => {
    const props = images.get(unescapeAttribute(src))?.props;
    if (props === undefined) return whole;
    const rest = before + after;
    const lazy = /\sloading=/.test(rest) ? '' : ' loading="lazy" decoding="async"';
    return `${before}${escapeAttribute(props.src)}"${sizeOf(props, rest)}${lazy}${after}`;
  });
}

/** Width and height, as far as the tag does not say them: without both the page would jump. */
function sizeOf({ width, height }: ResolvedImage['props'], tag: string): string {
  if (width === undefined || height === undefined || /\sheight=/.test(tag)) return '';
  const given = /\swidth="(\d+)"/.exec(tag)?.[1];
  if (given !== undefined) return ` height="${Math.round((Number(given) * height) / width)}"`;
  return /\swidth=/.test(tag) ? '' : ` width="${width}" height="${height}"`;
}

/** Replaces the addresses of files in tags other than links and pictures. */
export function mapFileAddresses(html: string, map: (address: string) => string): string {
  return html.replace(FILE_TAG, (tag) =>
    tag.replace(
      FILE_ATTRIBUTE,
      (_, before: string, address: string, after: string) =>
        before + escapeAttribute(map(unescapeAttribute(address))) + after,
    ),
  );
}

/** Every id of the HTML, in order. */
function idsOf(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => unescapeAttribute(match[1] ?? ''));
}

function unescapeAttribute(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
