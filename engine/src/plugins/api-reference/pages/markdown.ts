/** Converts Markdown in an API description to safe HTML, with the page compiler and the sanitizer. */
import { foreignHtml, hashOf, readHtml } from '../../../core/plugin-api.ts';
import { DESCRIPTION_LIMITS } from '../limits.ts';
import type { ExternalDocs } from '../read/document/document.ts';
import { type HtmlToken, withoutParagraph } from './paragraphs.ts';

const DESCRIPTION = {
  limits: DESCRIPTION_LIMITS,
  type: 'description',
  before: withPlaceholders,
} as const;

/** Matches the definition of a footnote. */
const NOTE = /^ {0,3}\[\^[^\]\s]+\]:/m;

/** Cached results, keyed by Markdown text. A hundred operations can have the same parameter. */
const known = new Map<string, string>();
/**
 * The maximum number of cached results. The descriptions of a large API fit. Without a limit, a development server
 * that runs for days would need more and more memory.
 */
const MOST_KNOWN = 20_000;

/** Converts Markdown to HTML and sanitizes raw HTML. Returns an empty string if there's no text. */
export function apiMarkdown(text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return '';
  const cached = known.get(trimmed);
  if (cached !== undefined) return cached;
  const html = compile(trimmed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(trimmed, html);
  return html;
}

/** Converts Markdown to HTML. If the result is a single paragraph, returns only the paragraph's content. */
export function inlineMarkdown(text: string | undefined): string {
  return withoutParagraph(apiMarkdown(text));
}

export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>&!~|]/g, '\\$&');
}

/** Returns a Markdown link with escaped text. */
export function markdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](<${url.trim().replace(/[\\<>\s]/g, encodeURIComponent)}>)`;
}

/**
 * Returns a link to external documentation as HTML. If the documentation's description fits on one line, it becomes
 * the link's text.
 */
export function documentationLink(docs: ExternalDocs | undefined, label: string): string {
  // In some API descriptions, such objects have no URL.
  if (typeof docs?.url !== 'string') return '';
  const description = typeof docs.description === 'string' ? docs.description.trim() : '';
  const isShort = /^[^\n[\]<>]{1,100}$/.test(description);
  if (isShort) return apiMarkdown(markdownLink(description.replace(/\.$/, ''), docs.url));
  return apiMarkdown(`${description}\n\n${markdownLink(label, docs.url)}`);
}

/** Elements of blocks. `OUTER` lists those that contain other blocks. */
const OUTER = 'ul ol dl table thead tbody tr blockquote'.split(' ');
const AFTER_START = new Set([...OUTER, 'hr']);
const AFTER_END = new Set([...OUTER, ...'p li h1 h2 h3 h4 h5 h6 pre td th'.split(' ')]);

/** Removes line breaks that aren't visible. */
function withoutBreaks(html: string): string {
  const tokens = readHtml(html);
  const parts = tokens.map((token, index) => {
    const before = tokens[index - 1];
    if (token.kind !== 'text' || !token.raw.startsWith('\n')) return token.raw;
    const isBetween =
      (before?.kind === 'start' && AFTER_START.has(before.name)) ||
      (before?.kind === 'end' && AFTER_END.has(before.name));
    return isBetween ? token.raw.slice(1) : token.raw;
  });
  return parts.join('');
}

function compile(text: string): string {
  // Several descriptions on a page can have a footnote 1, so each text gets its own prefix.
  const footnotes = NOTE.test(text) && hashOf(text).slice(0, 8);
  const { html } = foreignHtml(text, { ...DESCRIPTION, footnotes });
  return withoutBreaks(html.trim());
}

/** Extracts the plain text from HTML, for page descriptions and search. */
export function plainTextOf(html: string): string {
  return readHtml(html)
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}

/** All HTML elements, including obsolete ones, and the root elements of SVG images and formulas. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
  dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
  hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee
  math menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture
  plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot small source
  spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/),
);

/**
 * Turns tags of unknown elements into text. Otherwise, the browser and the sanitizer would remove them, along with
 * the text inside. The footnotes' heading, which is only for screen readers, becomes a line.
 */
function withPlaceholders(html: string): string {
  let isInHeading = false;
  const parts = readHtml(html).map((token) => {
    if (token.kind === 'start' && token.attributes.id === NOTES_HEADING) isInHeading = true;
    if (!isInHeading) return isPlaceholder(token) ? `&lt;${token.raw.slice(1)}` : token.raw;
    if (token.kind !== 'end' || token.name !== 'h2') return '';
    isInHeading = false;
    return '<hr>';
  });
  return parts.join('');
}

/** The id that the compiler gives the footnotes' heading. */
const NOTES_HEADING = 'footnote-label';

/**
 * True if the token is a tag of an unknown element. For an end tag without a start tag, the parser returns only its
 * text.
 */
function isPlaceholder(token: HtmlToken): boolean {
  if (token.kind === 'text' || token.raw === '') return false;
  const name = token.kind === 'other' ? /^<\/?([a-z][^\s<>/]*)/i.exec(token.raw)?.[1] : token.name;
  return name !== undefined && !ELEMENTS.has(name.toLowerCase());
}
