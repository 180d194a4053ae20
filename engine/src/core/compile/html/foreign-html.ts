/** Markdown that this site's writers didn't write, as HTML that is safe to show and cheap to handle. */

import type { IOptions } from 'sanitize-html';
import { markdownToHtml } from 'satteri';
import { escapeText, visibleText } from '../../../shared/safe-text.ts';
import { excessOf, over } from '../../limits/foreign-text.ts';
import type { TextLimits } from '../../limits/limits.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface ForeignOptions {
  limits: TextLimits;
  allowed: IOptions;
  /** True for the only text on a page. Otherwise, the prefix for ids of footnotes, or false to allow no footnotes. */
  footnotes: boolean | { clobberPrefix: string };
  /** Changes the compiler's HTML before it's made safe. */
  before?: (html: string) => string;
}

export interface ForeignHtml {
  html: string;
  /** What exceeds a limit, as the end of a sentence about the text: the HTML is only the start of its source then. */
  excess?: string;
}

/**
 * Compiles Markdown with the HTML in it. The compiler passes tags through unread; the sanitizer reads all of
 * them in one pass, where an HTML5 parser would repeat open elements in each paragraph.
 */
export function foreignHtml(
  written: string,
  { limits, allowed, footnotes, before = (html) => html }: ForeignOptions,
): ForeignHtml {
  const text = visibleText(written);
  const excess = excessOf(text, limits);
  if (excess !== undefined) return asPlainText(text, excess);
  const { html } = markdownToHtml(text, { features: { gfm: { footnotes } } });
  if (html.length > limits.html) {
    return asPlainText(text, over('characters of HTML', html.length, limits.html));
  }
  const safe = sanitizeHtml(before(html), allowed);
  const elements = safe.split(/<\w/).length - 1;
  if (elements > limits.elements)
    return asPlainText(text, over('elements', elements, limits.elements));
  return { html: safe };
}

/** Characters of a text's start that are shown in its place. */
const SHOWN = 1_000;

function asPlainText(text: string, excess: string): ForeignHtml {
  return { html: `<p>${escapeText(text.slice(0, SHOWN))}…</p>`, excess };
}
