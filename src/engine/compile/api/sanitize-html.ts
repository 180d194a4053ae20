/**
 * HTML of strangers made harmless: only the tags and attributes listed here are written again, one by
 * one; whatever else looks like a tag becomes text, and what stands inside scripts and styles is
 * dropped. Nothing of the original markup is copied, so nothing can be hidden in it.
 */

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
/** Elements whose content is code, not text. */
const DROPPED =
  /<(script|style|iframe|object|template|textarea|title|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([a-zA-Z][a-zA-Z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** Characters that browsers skip when they read the scheme of an address. */
const SKIPPED = /[\s\p{Cc}\p{Cf}]/gu;

/** Returns HTML without scripts, handlers, styles, forms, frames and addresses that hold code; every element is closed. */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let result = '';
  let position = 0;
  const source = html.replace(DROPPED, '').replace(COMMENT, '');
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    result += escapeText(source.slice(position, match.index));
    position = match.index + whole.length;
    const tag = RENAMED[name.toLowerCase()] ?? name.toLowerCase();
    if (!TAGS.has(tag)) continue;
    if (slash === '/') result += close(tag, open);
    else result += `<${tag}${attributesOf(tag, attributes)}>`;
    if (slash !== '/' && !VOID.has(tag)) open.push(tag);
  }
  result += escapeText(source.slice(position));
  return (
    result +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Closes the tag and what is still open inside it; nothing when it was never opened. */
function close(tag: string, open: string[]): string {
  const at = open.lastIndexOf(tag);
  if (at === -1) return '';
  return open
    .splice(at)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}

function attributesOf(tag: string, text: string): string {
  const allowed = ATTRIBUTES[tag];
  if (allowed === undefined) return '';
  let result = '';
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase();
    const value = double ?? single ?? bare ?? '';
    if (!allowed.includes(attribute)) continue;
    if (attribute === 'href' && !isHarmless(value)) continue;
    if (attribute === 'class' && !/^language-[\w-]+$/.test(value)) continue;
    if (attribute === 'align') {
      if (/^(?:left|right|center)$/.test(value)) result += ` class="align-${value}"`;
      continue;
    }
    result += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return result;
}

/** True for addresses of pages: relative ones, and those whose scheme runs nothing. */
function isHarmless(address: string): boolean {
  const plain = decodeEntities(address).replace(SKIPPED, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:Tab|NewLine);/gi, '')
    .replace(/&amp;/g, '&');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Entities stay what they are; a lone `<` becomes one. */
function escapeText(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(value: string): string {
  return value.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
