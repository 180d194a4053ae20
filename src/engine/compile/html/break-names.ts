/** Places to break long names, where lines are short: in tables and headings. */
import { breakableParts } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/escape-html.ts';
import type { HtmlToken } from './html-tokens.ts';

const NARROW = new Set('h1 h2 h3 h4 h5 h6 td th'.split(' '));
/** Characters of a name that stays whole as the first of its row: where there is little room it has a line. */
const WHOLE_NAME = 22;

/** Tokens in which long names may be broken. Their texts, and with them what is found and copied, stay as they are. */
export function breakNames(tokens: readonly HtmlToken[]): HtmlToken[] {
  let depth = 0;
  let isFirst = false;
  return tokens.map((token) => {
    if (token.kind === 'text') {
      const whole = isFirst ? WHOLE_NAME : undefined;
      const parts = depth > 0 ? breakableParts(token.text, whole) : [];
      return parts.length > 1 ? { ...token, raw: parts.map(escapeText).join('<wbr>') } : token;
    }
    if (!('name' in token)) return token;
    const isStart = token.kind === 'start';
    if (NARROW.has(token.name)) {
      depth += isStart ? 1 : -1;
      isFirst &&= isStart;
    } else if (token.name === 'tr') isFirst = isStart;
    return token;
  });
}
