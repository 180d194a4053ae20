/**
 * Untrusted HTML made harmless: only the tags and attributes listed here are written again, one by
 * one, from what a tokenizer read; all other tags are dropped, and with scripts, styles, drawings and
 * forms what stands inside them. Nothing of the original markup is copied.
 */
import { escapeText } from '../../../shared/escape-html.ts';
import { readHtml, type StartTag, startTag } from './html-tokens.ts';

const TAGS = new Set(
  'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td th thead tr u ul var'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr']);
/** The page has headings of its own: those of a description come below them. */
const RENAMED: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5' };
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  code: ['class'],
  ol: ['start'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan'],
};
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
export function sanitizeHtml(html: string): string {
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
    } else if (token.kind !== 'other') {
      const name = RENAMED[token.name] ?? token.name;
      if (!TAGS.has(name)) continue;
      if (token.kind === 'end') {
        result += closed(name, open);
      } else {
        result += startTag(name, safeAttributes(name, token.attributes));
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

function safeAttributes(tag: string, attributes: StartTag['attributes']): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const name of ATTRIBUTES[tag] ?? []) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (name === 'href' && !isHarmless(value)) continue;
    if (name === 'class' && !/^language-[\w-]+$/.test(value)) continue;
    if (name !== 'align') safe[name] = value;
    else if (/^(?:left|right|center)$/.test(value)) safe.class = `align-${value}`;
  }
  return safe;
}

/** True for addresses of pages: relative ones, and those whose scheme runs nothing. */
function isHarmless(address: string): boolean {
  const plain = address.replace(SKIPPED, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme);
}
