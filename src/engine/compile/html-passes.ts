/**
 * What is read from a page's finished HTML: links, ids and pictures written as plain tags. The built
 * HTML is the truth: whatever drew a link, it is found here, so none can escape the checks.
 */
import type { Place } from '../problems.ts';
import { placeOf } from './compile-error.ts';
import type { PageLink } from './compiled-page.ts';
import type { ResolvedImage } from './image.ts';

const ANCHOR_HREF = /(<a\s(?:[^>]*?\s)?href=")([^"]*)(")/g;
const IMAGE_TAG = /(<img\s[^>]*?\bsrc=")([^"]*)"([^>]*>)/g;
const ID = /\sid="([^"]+)"/g;

/** Puts a slot `link:<index>` into every link of the HTML and returns the links with their places. */
export function takeLinks(
  html: string,
  places: ReadonlyMap<string, readonly Place[]>,
  source: { text: string; file: string },
): { html: string; links: PageLink[] } {
  const links: PageLink[] = [];
  const used = new Map<string, number>();
  const result = html.replace(
    ANCHOR_HREF,
    (whole, before: string, escaped: string, after: string) => {
      const href = unescapeAttribute(escaped);
      // Anchors of footnotes and headings are made by the compiler and point into the same page.
      if (href.startsWith('#user-content-') || before.includes('data-generated')) return whole;
      const seen = used.get(href) ?? 0;
      used.set(href, seen + 1);
      const known = places.get(href);
      const place = known?.[seen] ?? known?.at(-1) ?? placeOf(source.text, source.file, href);
      links.push({ href, place });
      return `${before}link:${links.length - 1}${after}`;
    },
  );
  return { html: result, links };
}

/** Gives pictures written as plain `<img>` tags their final address and their size. */
export function fillImages(html: string, images: ReadonlyMap<string, ResolvedImage>): string {
  if (images.size === 0) return html;
  return html.replace(IMAGE_TAG, (whole, before: string, src: string, after: string) => {
    const props = images.get(unescapeAttribute(src))?.props;
    if (props === undefined) return whole;
    const rest = before + after;
    const sized = props.width !== undefined && !/\swidth=/.test(rest);
    const size = sized ? ` width="${props.width}" height="${props.height}"` : '';
    const lazy = /\sloading=/.test(rest) ? '' : ' loading="lazy" decoding="async"';
    return `${before}${props.src}"${size}${lazy}${after}`;
  });
}

/** Every id of the HTML, in order. */
export function idsOf(html: string): string[] {
  return [...html.matchAll(ID)].map((match) => unescapeAttribute(match[1] ?? ''));
}

function unescapeAttribute(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
