/** Finds the links and ids in a page's finished HTML. So all of them are checked, whatever rendered them. */

import type { Place } from '../../problems/problems.ts';
import type { BodyLink, CompiledPage } from '../compiled-page.ts';
import { SOURCE_ELEMENT } from '../html-to-markdown/blocks.ts';
import { markdownBody } from '../html-to-markdown/html-to-markdown.ts';
import { type PageTexts, placeOf } from '../place-of.ts';
import { type HtmlToken, writeHtml } from './html-tokens.ts';
import { hasMarks, linkEnd, linkStart, withoutMarks } from './link-slots.ts';

/**
 * Replaces the tags of every link with slots (see `link-slots.ts`). Returns the HTML and Markdown with slots,
 * the links with their locations, and all ids as anchors. Links to the page's own headings and footnotes don't
 * change if the compiler or the theme created them.
 */
export function takeLinks(
  tokens: readonly HtmlToken[],
  places: ReadonlyMap<string, readonly Place[]>,
  page: PageTexts,
  written: ReadonlyMap<string, string> = new Map(),
): Pick<CompiledPage, 'html' | 'markdown' | 'links' | 'anchors'> {
  const links: BodyLink[] = [];
  const used = new Map<string, { own: readonly Place[]; seen: number }>();
  const clean = withoutImitations(tokens);
  const anchors = idsOf(clean);
  const ids = new Set(anchors);
  const placeOfLink = (href: string, file: string) => {
    const key = `${file} ${href}`;
    const entry = used.get(key) ?? { own: placesIn(file, places.get(href)), seen: 0 };
    used.set(key, entry);
    entry.seen += 1;
    const { own, seen } = entry;
    return own[seen - 1] ?? own.at(-1) ?? placeOf(page.textOf(file), file, href);
  };
  const isOwn = (href: string) =>
    !places.has(href) && href.startsWith('#') && ids.has(href.slice(1));
  /** The link that the next end tag belongs to. HTML has no nested links. */
  let open: number | undefined;
  const result = clean.map((token): HtmlToken => {
    if (!('name' in token)) return token;
    // This element is only for Markdown, which contains the source of a rendered block.
    if (token.name === SOURCE_ELEMENT) return { ...token, raw: '' };
    if (token.name !== 'a') return token;
    if (token.kind === 'end') {
      if (open === undefined) return token;
      const raw = linkEnd(open);
      open = undefined;
      return { ...token, raw };
    }
    open = undefined;
    const { attributes } = token;
    const { href } = attributes;
    if (href === undefined || isOwn(href)) return token;
    const link: BodyLink = { href, place: placeOfLink(href, token.file ?? page.file), attributes };
    open = links.push({ ...link, ...(written.has(href) && { written: written.get(href) }) }) - 1;
    return { ...token, raw: linkStart(open), link: open };
  });
  return { html: writeHtml(result), markdown: markdownBody(result), links, anchors };
}

/**
 * Returns the locations in a file, or all locations if there are none. A partial's children come from the page.
 */
function placesIn(file: string, all: readonly Place[] = []): readonly Place[] {
  const known = all.filter((place) => place.file === file);
  return known.length > 0 ? known : all;
}

/** Returns tokens without characters that imitate slots. So every slot that's added later is a real link. */
function withoutImitations(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  // Hardly any page contains one, and checking each token would copy its text.
  if (!tokens.some(({ raw }) => hasMarks(raw))) return tokens;
  return tokens.map((token) => {
    const raw = withoutMarks(token.raw);
    if (raw === token.raw) return token;
    if (token.kind === 'text') return { ...token, raw, text: withoutMarks(token.text) };
    if (token.kind !== 'start') return { ...token, raw };
    const attributes = Object.entries(token.attributes).map(([name, value]) => [
      name,
      withoutMarks(value),
    ]);
    return { ...token, raw, attributes: Object.fromEntries(attributes) };
  });
}

/** Returns every id, and every name of an `a` element, in order. */
function idsOf(tokens: readonly HtmlToken[]): string[] {
  const ids: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'start') continue;
    const { id = '', name = '' } = token.attributes;
    if (id !== '') ids.push(id);
    if (token.name === 'a' && name !== '' && name !== id) ids.push(name);
  }
  return ids;
}
