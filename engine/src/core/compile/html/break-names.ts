/** Adds line breaks to long names where lines are short, which is in tables and headings. */
import { breakableParts } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import type { HtmlToken } from './html-tokens.ts';

const NARROW = new Set('h1 h2 h3 h4 h5 h6 td th'.split(' '));
/**
 * Maximum length of a name in code that isn't broken in tables. On narrow screens, the first cell of a row has
 * a separate line. Four columns with longer names wouldn't fit next to a sentence.
 */
const WHOLE_NAME = { first: 22, other: 20 };

/** Adds line break opportunities to long names. Their text doesn't change, so searching and copying work. */
export function breakNames(tokens: readonly HtmlToken[]): HtmlToken[] {
  let depth = 0;
  let isCell = false;
  let isFirst = false;
  let isCode = false;
  return tokens.map((token) => {
    if (token.kind === 'text') {
      const longest = isFirst ? WHOLE_NAME.first : WHOLE_NAME.other;
      const isWhole = isCode && token.text.split(/\s/).every(({ length }) => length <= longest);
      const whole = isWhole ? longest : undefined;
      const parts = depth > 0 ? breakableParts(token.text, whole) : [];
      return parts.length > 1 ? { ...token, raw: parts.map(escapeText).join('<wbr>') } : token;
    }
    if (!('name' in token)) return token;
    const isStart = token.kind === 'start';
    if (NARROW.has(token.name)) {
      depth += isStart ? 1 : -1;
      isFirst &&= isStart;
      isCell = isStart && token.name.startsWith('t');
    } else if (token.name === 'tr') isFirst = isStart;
    else if (token.name === 'code') isCode = isCell && isStart;
    return token;
  });
}
