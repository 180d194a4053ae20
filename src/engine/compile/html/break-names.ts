/** Places to break long names, where lines are short: in tables and headings. */
import { breakableParts } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/escape-html.ts';
import type { HtmlToken } from './html-tokens.ts';

const NARROW = new Set('h1 h2 h3 h4 h5 h6 td th'.split(' '));

/** Tokens in which long names may be broken. Their texts, and with them what is found and copied, stay as they are. */
export function breakNames(tokens: readonly HtmlToken[]): HtmlToken[] {
  let depth = 0;
  return tokens.map((token) => {
    if (token.kind === 'text') {
      const parts = depth > 0 ? breakableParts(token.text) : [];
      return parts.length > 1 ? { ...token, raw: parts.map(escapeText).join('<wbr>') } : token;
    }
    if ('name' in token && NARROW.has(token.name)) depth += token.kind === 'start' ? 1 : -1;
    return token;
  });
}
