/** Finds the links and ids in a page's finished HTML. That way, all of them are checked, whatever rendered them. */

import { encodeAddress } from '../../../shared/routes.ts';
import type { Place } from '../../problems/problems.ts';
import type { BodyLink } from '../compiled-page.ts';
import { type PageTexts, placeOf } from '../place-of.ts';
import type { HtmlToken } from './html-tokens.ts';
import { hasMarks, linkEnd, linkStart, withoutMarks } from './link-slots.ts';

/**
 * The attribute that links written as Markdown have until `takeLinks` removes it. Its value is an index into
 * `LinkSources.marked`.
 */
export const LINK_SOURCE = 'data-link-source';

export interface LinkSource {
  /** The URL as written. */
  url: string;
  place: Place;
}

/** Where a page's links are written. */
export interface LinkSources {
  marked: readonly LinkSource[];
  /**
   * The locations of links without a mark, keyed by their URL in the HTML and in the order in which they're written.
   */
  others: ReadonlyMap<string, readonly LinkSource[]>;
}

const NO_SOURCES: LinkSources = { marked: [], others: new Map() };

/** What `takeLinks` finds in a page's body. */
export interface TakenLinks {
  tokens: readonly HtmlToken[];
  links: readonly BodyLink[];
  /** Every id that a link can point to. */
  anchors: readonly string[];
}

/**
 * Replaces the tags of every link with slots (see `link-slots.ts`). Links to the page's own headings and
 * footnotes don't change if the compiler or the theme created them.
 */
export function takeLinks(
  tokens: readonly HtmlToken[],
  page: PageTexts,
  sources: LinkSources = NO_SOURCES,
): TakenLinks {
  const links: BodyLink[] = [];
  const clean = withoutImitations(tokens);
  const anchors = idsOf(clean);
  const ids = new Set(anchors);
  const sourceOf = sourceFinder(sources);
  /** The open link, which the next end tag closes, because links can't be nested in HTML. */
  let open: number | undefined;
  const result = clean.map((token): HtmlToken => {
    if (!('name' in token) || token.name !== 'a') return token;
    if (token.kind === 'end') {
      if (open === undefined) return token;
      const raw = linkEnd(open);
      open = undefined;
      return { ...token, raw };
    }
    open = undefined;
    const { [LINK_SOURCE]: mark, ...attributes } = token.attributes;
    const { href } = attributes;
    if (href === undefined) return token;
    const file = token.file ?? page.file;
    const source = sourceOf(href, file, mark);
    if (source === undefined && href.startsWith('#') && ids.has(href.slice(1))) return token;
    const place = source?.place ?? placeOf(page.textOf(file), file, href);
    open = links.push({ href, place, attributes, ...writtenAs(source, href) }) - 1;
    return { ...token, raw: linkStart(open), attributes, link: open };
  });
  return { tokens: result, links, anchors };
}

/** Returns a function that finds a link's source by its mark, or by its URL and the order of links with that URL. */
function sourceFinder({ marked, others }: LinkSources) {
  const used = new Map<string, { own: readonly LinkSource[]; seen: number }>();
  return (href: string, file: string, mark: string | undefined): LinkSource | undefined => {
    const source = mark === undefined ? undefined : marked[Number(mark)];
    if (source !== undefined) return source;
    const key = `${file} ${href}`;
    const entry = used.get(key) ?? { own: sourcesIn(file, others.get(href)), seen: 0 };
    used.set(key, entry);
    entry.seen += 1;
    return entry.own[entry.seen - 1] ?? entry.own.at(-1);
  };
}

/**
 * Returns the sources in a file. If there are none, returns all sources, because a partial's children are written in the page.
 */
function sourcesIn(file: string, all: readonly LinkSource[] = []): readonly LinkSource[] {
  const known = all.filter(({ place }) => place.file === file);
  return known.length > 0 ? known : all;
}

/** Returns the URL as written if the compiler only encoded it. Plugins can replace it. */
function writtenAs(source: LinkSource | undefined, href: string): Pick<BodyLink, 'written'> {
  if (source === undefined || source.url === href) return {};
  return encodeAddress(source.url) === href ? { written: source.url } : {};
}

/**
 * Returns tokens without the characters that slots begin with. As a result, every slot that's found later is a real
 * link.
 */
function withoutImitations(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  // Hardly any page contains such a character, so this check usually saves copying the text of every token.
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
