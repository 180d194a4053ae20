/** Compiles untrusted Markdown to HTML that's safe to show and small enough to handle. */

import { markdownToHtml } from 'satteri';
import { escapeText, visibleText } from '../../../shared/safe-text.ts';
import { excessOf, over } from '../../limits/foreign-text.ts';
import type { TextLimits } from '../../limits/limits.ts';
import { IN_DESCRIPTIONS, IN_DOCUMENTS, NOTE_PREFIX, sanitizeHtml } from './sanitize-html.ts';

export interface ForeignOptions {
  limits: TextLimits;
  /** Which elements the HTML can contain: those of a text on a page, or those of a page's whole text. */
  type: 'description' | 'document';
  /**
   * How footnotes get their ids: true if the page contains no other text, or a name that sets this text's footnotes
   * apart. False turns footnotes off.
   */
  footnotes: boolean | string;
  /** Changes the compiler's HTML before it's sanitized. */
  before?: (html: string) => string;
}

const ALLOWED = { description: IN_DESCRIPTIONS, document: IN_DOCUMENTS };

export interface ForeignHtml {
  html: string;
  /**
   * Which limit the text exceeds, as the end of a sentence about the text. If set, the HTML contains only the
   * start of the text.
   */
  excess?: string;
}

/**
 * Compiles Markdown that can contain HTML. The compiler copies tags without parsing them. The sanitizer parses
 * all of them in one pass, while an HTML5 parser would repeat open elements in each paragraph.
 */
export function foreignHtml(
  written: string,
  { limits, type, footnotes: notes, before = (html) => html }: ForeignOptions,
): ForeignHtml {
  const text = visibleText(written);
  const excess = excessOf(text, limits);
  if (excess !== undefined) return asPlainText(text, excess);
  const footnotes =
    typeof notes === 'string' ? { clobberPrefix: `${NOTE_PREFIX}${notes}-` } : notes;
  const { html } = markdownToHtml(text, { features: { gfm: { footnotes } } });
  if (html.length > limits.html) {
    return asPlainText(text, over('characters of HTML', html.length, limits.html));
  }
  const safe = sanitizeHtml(before(html), ALLOWED[type]);
  const elements = safe.split(/<\w/).length - 1;
  if (elements > limits.elements)
    return asPlainText(text, over('elements', elements, limits.elements));
  return { html: safe };
}

/** The number of characters that are shown of a text that exceeds a limit. */
const SHOWN = 1_000;

function asPlainText(text: string, excess: string): ForeignHtml {
  return { html: `<p>${escapeText(text.slice(0, SHOWN))}…</p>`, excess };
}
