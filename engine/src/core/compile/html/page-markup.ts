/**
 * Checks a page's HTML for content that isn't allowed. It checks the finished HTML, so it finds everything,
 * whatever rendered it.
 */
import { isExternal } from '../../../shared/routes.ts';
import { over } from '../../limits/foreign-text.ts';
import { PAGE_LEVELS } from '../../limits/limits.ts';
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

/** External content that a page shows. */
export interface Embed {
  /** The content security policy's directive for the content. */
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

/** Elements that have no effect on a page, and what to do instead. */
const USELESS: Readonly<Record<string, string>> = {
  head: 'Use front matter: title, description, keywords, image, or unlisted.',
  // The Markdown compiler removes `head` tags, but keeps their content.
  meta: 'Use front matter: title, description, keywords, image, or unlisted.',
  base: 'Use addresses from the root of the site.',
  script: 'Move the code into a component whose file name ends in .island.tsx.',
  style: 'Move the rules into a component with a CSS module.',
  link: 'Use front matter for metadata, and a component with a CSS module for styles.',
};

/** Attributes of microdata. With other attributes, these elements can redirect readers or load stylesheets. */
const MICRODATA = new Set('itemprop itemscope itemtype itemid itemref content href id'.split(' '));

const REMEDY_FOR_HANDLERS =
  'Move the element into a component whose file name ends in .island.tsx.';
/** For the attribute that contains a document whose scripts would run. */
const REMEDY_FOR_SRCDOC =
  'Write the content in the page, or save it as a file in site/static and name that file in `src`.';

export interface ReadMarkup {
  tokens: readonly HtmlToken[];
  embeds: readonly Embed[];
  problems: readonly Problem[];
}

/**
 * Removes authors' comments, and elements and attributes that browsers wouldn't show or run. Adds a warning for
 * each type of removed markup. Limits the number of titles: further first-level headings become second-level
 * headings.
 *
 * @param titles how many first-level headings the page can have
 */
export function readMarkup(
  tokens: readonly HtmlToken[],
  page: PageTexts,
  titles: number,
): ReadMarkup {
  const problems: Problem[] = [];
  const embeds: Embed[] = [];
  let left = titles;
  /** The element that's being removed, and how many open elements inside it have the same name. */
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
    return [
      withoutCode(token, (name, remedy) =>
        problems.push(blocked(`\`${name}\``, place(token, name), remedy)),
      ),
    ];
  });
  return { tokens: result, embeds, problems };
}

/** Returns a problem if elements are nested so deeply that reading them as a tree would fail. */
export function nestingProblem(tokens: readonly HtmlToken[], page: PageTexts): Problem | undefined {
  let [level, deepest] = [0, 0];
  for (const token of tokens) {
    if (token.kind === 'end') level -= 1;
    else if (token.kind === 'start' && !isEmptyTag(token)) level += 1;
    deepest = Math.max(deepest, level);
  }
  if (deepest <= PAGE_LEVELS) return undefined;
  return {
    severity: 'error',
    place: { file: page.file },
    message: `The page ${over('levels of nested elements', deepest, PAGE_LEVELS)}`,
    remedy: 'Close elements that are open by mistake, or split nested quotations and lists',
  };
}

/** True for comments by authors. React's own comments mark texts that islands hydrate. */
function isWritersComment(markup: string): boolean {
  return markup.startsWith('<!--') && !/^<!--(?: |\/?[$&].?)-->$/.test(markup);
}

/** True for data blocks. Browsers don't run scripts of other types. */
function isData({ name, attributes }: StartTag): boolean {
  return name === 'script' && /^application\/(?:ld\+)?json$/.test(attributes.type ?? '');
}

/**
 * True for microdata, which can appear anywhere:
 * https://html.spec.whatwg.org/multipage/microdata.html#microdata
 */
function isMicrodata({ name, attributes }: StartTag): boolean {
  if (name !== 'meta' && name !== 'link') return false;
  return 'itemprop' in attributes && Object.keys(attributes).every((each) => MICRODATA.has(each));
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

/** Removes attributes that contain code. */
function withoutCode(tag: StartTag, report: (name: string, remedy: string) => void): StartTag {
  let result = tag;
  for (const name of Object.keys(tag.attributes)) {
    if (name !== 'srcdoc' && !/^on[a-z]+$/.test(name)) continue;
    report(name, name === 'srcdoc' ? REMEDY_FOR_SRCDOC : REMEDY_FOR_HANDLERS);
    result = withoutAttribute(result, name);
  }
  return result;
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
