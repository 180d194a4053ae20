/**
 * Links and ids of a page's finished HTML. The built HTML is the truth: whatever drew a link, it is
 * found here, so none can escape the checks.
 */

import type { Place } from '../../problems/problems.ts';
import type { BodyLink, CompiledPage } from '../compiled-page.ts';
import { SOURCE_ELEMENT } from '../html-to-markdown/blocks.ts';
import { markdownBody } from '../html-to-markdown/html-to-markdown.ts';
import { type PageTexts, placeOf } from '../place-of.ts';
import { type HtmlToken, writeHtml } from './html-tokens.ts';
import { hasMarks, linkEnd, linkStart, withoutMarks } from './link-slots.ts';

/**
 * Puts slots in place of the tags of every link (see `link-slots.ts`). Returns HTML and Markdown with these
 * slots, the links with their places, and all ids as anchors. Links that the compiler and the theme make to
 * the page's own headings and footnotes stay as they are.
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
  /** Link that the next end tag belongs to: HTML has no links in links. */
  let open: number | undefined;
  const result = clean.map((token): HtmlToken => {
    if (!('name' in token)) return token;
    // For Markdown alone, which says what a drawing was made of.
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

/** The places in a file, or all: what a page passes to a partial as its children is in the page. */
function placesIn(file: string, all: readonly Place[] = []): readonly Place[] {
  const known = all.filter((place) => place.file === file);
  return known.length > 0 ? known : all;
}

/** Tokens without characters that imitate slots: from here on, a slot in the page is a link that was found. */
function withoutImitations(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  // Hardly any page has one, and looking at each token makes a copy of its text.
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

/** Every id, and every name of an `a`, in order. */
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
