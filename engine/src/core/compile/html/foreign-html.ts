/** Compiles untrusted Markdown to HTML that's safe to show and small enough to handle. */

import { markdownToHtml } from 'satteri';
import { escapeText, visibleText } from '../../../shared/safe-text.ts';
import { excessOf, over } from '../../limits/foreign-text.ts';
import type { TextLimits } from '../../limits/limits.ts';
import { IN_DESCRIPTIONS, IN_DOCUMENTS, NOTE_PREFIX, sanitizeHtml } from './sanitize-html.ts';

export interface ForeignOptions {
  limits: TextLimits;
  /**
   * The elements that the HTML can contain: either the ones that a text within a page needs, or all that a whole page
   * needs.
   */
  type: 'description' | 'document';
  /**
   * Where footnote ids come from. If this is the page's only text, `true`. Otherwise, a name that distinguishes this
   * text's footnotes from those of other texts. `false` turns footnotes off.
   */
  footnotes: boolean | string;
  /** Changes the compiler's HTML before it's sanitized. */
  before?: (html: string) => string;
}

const ALLOWED = { description: IN_DESCRIPTIONS, document: IN_DOCUMENTS };

export interface ForeignHtml {
  html: string;
  /**
   * The limit that the text exceeds, worded as the end of a sentence about the text. If it's set, the HTML contains
   * only the start of the text.
   */
  excess?: string;
}

/**
 * Compiles Markdown that can contain HTML. The compiler copies tags without parsing them, and the sanitizer then parses
 * all of them in one pass. An HTML5 parser can't do this, because it repeats open elements in each paragraph.
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

/** The number of characters to show of a text that exceeds a limit. */
const SHOWN = 1_000;

function asPlainText(text: string, excess: string): ForeignHtml {
  return { html: `<p>${escapeText(text.slice(0, SHOWN))}…</p>`, excess };
}
