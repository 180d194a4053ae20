/** Lets long names break in tables and headings, where lines are short. */
import { breakableParts } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import type { HtmlToken } from './html-tokens.ts';

const NARROW = new Set('h1 h2 h3 h4 h5 h6 td th'.split(' '));
/**
 * The longest name in code that tables don't break. Four columns of longer names would leave no space for a sentence.
 * Narrow screens aren't a concern, because they show the first cell of a row on a separate line.
 */
const WHOLE_NAME = { first: 22, other: 20 };

/** Adds places where long names can break. Because their text doesn't change, searching and copying still work. */
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
