/** What a page's HTML may not contain, whoever rendered it: found in the finished HTML, where nothing escapes. */
import { isExternal } from '../../../shared/routes.ts';
import type { Problem } from '../../problems/problems.ts';
import { type PageTexts, placeOf } from '../place-of.ts';
import {
  endTag,
  type HtmlToken,
  isEmptyTag,
  type StartTag,
  withName,
  withoutAttribute,
} from './html-tokens.ts';

/** Something from elsewhere that a page shows. */
export interface Embed {
  /** The policy's directive for it. */
  directive: 'frame-src' | 'img-src' | 'media-src' | 'object-src';
  address: string;
  place: Problem['place'];
}

const DIRECTIVES: Readonly<Record<string, Embed['directive']>> = {
  iframe: 'frame-src',
  frame: 'frame-src',
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  embed: 'object-src',
  object: 'object-src',
};

/** Elements without effect in a page, and what to do instead. */
const USELESS: Readonly<Record<string, string>> = {
  head: 'Use front matter: title, description, keywords, image, or unlisted.',
  // Of a head in Markdown, the compiler leaves the content.
  meta: 'Use front matter: title, description, keywords, image, or unlisted.',
  base: 'Use addresses from the root of the site.',
  script: 'Move the code into a component whose file name ends in .island.tsx.',
  style: 'Move the rules into a component with a CSS module.',
};

export interface ReadMarkup {
  tokens: readonly HtmlToken[];
  embeds: readonly Embed[];
  problems: readonly Problem[];
}

/**
 * Returns the page without its writers' comments and without what browsers wouldn't show or run, with a warning for each kind of it,
 * and with one title: later headings of the first level become ones of the second.
 *
 * @param titles headings of the first level that the page may have
 */
export function readMarkup(
  tokens: readonly HtmlToken[],
  page: PageTexts,
  titles: number,
): ReadMarkup {
  const problems: Problem[] = [];
  const embeds: Embed[] = [];
  let left = titles;
  /** Element that is being removed, and how many of its name are open in it. */
  let removed: { name: string; depth: number } | undefined;
  const place = (tag: StartTag, text: string) => {
    const file = tag.file ?? page.file;
    return placeOf(page.textOf(file), file, text);
  };
  const result = tokens.flatMap((token): HtmlToken[] => {
    if (removed !== undefined) {
      if ('name' in token && token.name === removed.name) {
        removed.depth += token.kind === 'end' ? -1 : 1;
        if (removed.depth === 0) removed = undefined;
      }
      return [];
    }
    if (token.kind === 'other') return isWritersComment(token.raw) ? [] : [token];
    if (token.kind === 'text') return [token];
    if (token.name === 'h1') {
      if (token.kind === 'end') left -= 1;
      if (token.kind === 'end' ? left >= 0 : left > 0) return [token];
      return [token.kind === 'end' ? endTag('h2') : withName(token, 'h2')];
    }
    if (token.kind === 'end') return [token];
    const remedy = isData(token) || isMicrodata(token) ? undefined : USELESS[token.name];
    if (remedy !== undefined) {
      problems.push(blocked(`<${token.name}>`, place(token, `<${token.name}`), remedy));
      if (!isEmptyTag(token)) removed = { name: token.name, depth: 1 };
      return [];
    }
    embeds.push(...embedsOf(token, place));
    return [withoutHandlers(token, (name) => problems.push(handler(name, place(token, name))))];
  });
  return { tokens: result, embeds, problems };
}

/** React's own comments mark texts that islands hydrate. */
function isWritersComment(markup: string): boolean {
  return markup.startsWith('<!--') && !/^<!--(?: |\/?[$&].?)-->$/.test(markup);
}

/** Scripts of other types are data, which nothing runs. */
function isData({ name, attributes }: StartTag): boolean {
  return name === 'script' && /^application\/(?:ld\+)?json$/.test(attributes.type ?? '');
}

/** https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element allows these anywhere. */
function isMicrodata({ name, attributes }: StartTag): boolean {
  return name === 'meta' && 'itemprop' in attributes;
}

function embedsOf(tag: StartTag, placeIn: (tag: StartTag, text: string) => Problem['place']) {
  const directive = DIRECTIVES[tag.name];
  const { src, data, poster } = tag.attributes;
  if (directive === undefined) return [];
  const main = src ?? data;
  const named = [
    { directive, address: main },
    { directive: 'img-src' as const, address: poster },
  ];
  return named.flatMap(({ directive: by, address = '' }): Embed[] =>
    isExternal(address) && !/^(?:data|blob|about):/i.test(address)
      ? [{ directive: by, address, place: placeIn(tag, address) }]
      : [],
  );
}

function withoutHandlers(tag: StartTag, report: (name: string) => void): StartTag {
  let result = tag;
  for (const name of Object.keys(tag.attributes)) {
    if (!/^on[a-z]+$/.test(name)) continue;
    report(name);
    result = withoutAttribute(result, name);
  }
  return result;
}

function handler(name: string, place: Problem['place']): Problem {
  return blocked(
    `\`${name}\``,
    place,
    'Move the element into a component whose file name ends in .island.tsx.',
  );
}

function blocked(what: string, place: Problem['place'], remedy: string): Problem {
  return {
    severity: 'error',
    kind: 'blocked',
    place,
    message: `${what} does nothing on a page`,
    remedy,
  };
}
