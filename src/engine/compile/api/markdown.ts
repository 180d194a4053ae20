/** Markdown of an API description as safe HTML: the compiler of pages, then the sanitiser. */
import { markdownToHtml } from 'satteri';
import { readHtml } from '../html/html-tokens.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

/** Texts repeat: the same parameter stands in a hundred operations. */
const known = new Map<string, string>();
/** Nothing in it that Markdown or HTML would read as markup: most descriptions of properties. */
const PLAIN = /^[\w ,.;:'’"“”()/=%$?!–—-]*$/;

/** HTML of a Markdown text; empty without one. Raw HTML in it is sanitised. */
export function apiMarkdown(text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return '';
  const cached = known.get(trimmed);
  if (cached !== undefined) return cached;
  const html = isPlain(trimmed) ? `<p>${trimmed}</p>` : compile(trimmed);
  known.set(trimmed, html);
  return html;
}

/** Line breaks that nobody sees. */
const BETWEEN_BLOCKS =
  /(<\/(?:p|li|ul|ol|dl|h\d|pre|table|thead|tbody|tr|td|th|blockquote)>|<(?:ul|ol|dl|table|thead|tbody|tr|blockquote|hr)>)\n/g;

/** A number and a dot, or a dash, at the beginning would be a list; underscores are emphasis. */
function isPlain(text: string): boolean {
  return PLAIN.test(text) && !/^(?:\d+[.)]|[-=])|__|\b_|_\b|https?:|www\.|'|"|--|\.\.\./.test(text);
}

function compile(text: string): string {
  const { html } = markdownToHtml(text, { features: { rawHtml: true } });
  return sanitizeHtml(html).trim().replace(BETWEEN_BLOCKS, '$1');
}

/** Text of HTML, for descriptions of pages and for search. */
export function plainTextOf(html: string): string {
  const before = plain.get(html);
  if (before !== undefined) return before;
  const text = readHtml(html)
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
  plain.set(html, text);
  return text;
}

const plain = new Map<string, string>();
