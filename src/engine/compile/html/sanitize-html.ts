/**
 * Untrusted HTML made harmless: only the tags and attributes listed here are written again, one by
 * one, from what a tokenizer read; all other tags are dropped, and with scripts, styles, drawings and
 * forms what stands inside them. Nothing of the original markup is copied.
 */
import { escapeText } from '../../../shared/escape-html.ts';
import { readHtml, type StartTag, startTag } from './html-tokens.ts';

/** Tags and attributes that stay. */
export interface AllowedHtml {
  tags: ReadonlySet<string>;
  /** Tags that are written as others. */
  renamed: Readonly<Record<string, string>>;
  /** Attributes by tag; those of `*` may stand on all. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** For texts within a page that has headings of its own: those of the text come below them. */
const IN_DESCRIPTIONS: AllowedHtml = {
  tags: new Set(
    'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td th thead tr u ul var'.split(
      ' ',
    ),
  ),
  renamed: { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5' },
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    code: ['class'],
    ol: ['start'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan'],
  },
};

/** For whole documents of others, with headings, pictures, and places that links lead to. */
export const IN_DOCUMENTS: AllowedHtml = {
  tags: new Set([...IN_DESCRIPTIONS.tags, 'h1', 'h2', 'img']),
  renamed: {},
  attributes: {
    ...IN_DESCRIPTIONS.attributes,
    '*': ['id'],
    a: ['href', 'title', 'name', 'aria-label'],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['align', 'style', 'colspan', 'rowspan'],
    th: ['align', 'style', 'colspan', 'rowspan'],
  },
};

const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose content is code or a drawing, not text. */
const DROPPED = new Set(
  'script style iframe object template textarea title noscript noembed noframes xmp plaintext svg math'.split(
    ' ',
  ),
);
/** Characters that browsers skip when they read the scheme of an address. */
const SKIPPED = /[\s\p{Cc}\p{Cf}]/gu;
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * HTML without scripts, handlers, styles, forms, frames and addresses that hold code. Every element is
 * closed.
 */
export function sanitizeHtml(html: string, allowed: AllowedHtml = IN_DESCRIPTIONS): string {
  const open: string[] = [];
  let result = '';
  let dropped: string | undefined;
  let depth = 0;
  for (const token of readHtml(html)) {
    if (dropped !== undefined) {
      if ('name' in token && token.name === dropped) depth += token.kind === 'end' ? -1 : 1;
      if (depth === 0) dropped = undefined;
    } else if (token.kind === 'text') {
      result += escapeText(token.text);
    } else if (token.kind === 'start' && DROPPED.has(token.name)) {
      dropped = token.name;
      depth = 1;
    } else if (token.kind !== 'other' && token.raw !== '') {
      const name = allowed.renamed[token.name] ?? token.name;
      if (!allowed.tags.has(name)) continue;
      if (token.kind === 'end') {
        result += closed(name, open);
      } else {
        result += startTag(name, safeAttributes(name, token.attributes, allowed));
        if (!VOID.has(name)) open.push(name);
      }
    }
  }
  return result + closedAll(open);
}

/** End tags of `name` and of what is still open inside it; nothing when it was never opened. */
function closed(name: string, open: string[]): string {
  const at = open.lastIndexOf(name);
  return at === -1 ? '' : closedAll(open.splice(at));
}

function closedAll(open: readonly string[]): string {
  return [...open]
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

function safeAttributes(
  tag: string,
  attributes: StartTag['attributes'],
  { attributes: allowed }: AllowedHtml,
): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const name of [...(allowed['*'] ?? []), ...(allowed[tag] ?? [])]) {
    const value = attributes[name];
    if (value === undefined) continue;
    if ((name === 'href' || name === 'src') && !isHarmless(value)) continue;
    if (name === 'class' && !/^language-[\w-]+$/.test(value)) continue;
    const alignment = alignmentOf(name, value);
    if (alignment !== undefined) safe.class = `align-${alignment}`;
    else if (name !== 'align' && name !== 'style') safe[name] = value;
  }
  return safe;
}

/** Alignment of a table cell, as HTML or as the compiler of Markdown says it. */
function alignmentOf(attribute: string, value: string): string | undefined {
  if (attribute === 'align') return /^(?:left|right|center)$/.exec(value)?.[0];
  return attribute === 'style' ? /^text-align: (left|right|center)$/.exec(value)?.[1] : undefined;
}

/** True for addresses of pages: relative ones, and those whose scheme runs nothing. */
function isHarmless(address: string): boolean {
  const plain = address.replace(SKIPPED, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme);
}
