/** Finds parts of a description's compiled HTML by its tags. */
import { readHtml, writeHtml } from '../../../core/plugin-api.ts';

export type HtmlToken = ReturnType<typeof readHtml>[number];

function isTag(token: HtmlToken | undefined, kind: 'start' | 'end', name: string): boolean {
  return token !== undefined && token.kind === kind && 'name' in token && token.name === name;
}

/** If the HTML is a single paragraph, returns its content. Otherwise, returns the HTML unchanged. */
export function withoutParagraph(html: string): string {
  const tokens = readHtml(html);
  const isOne = isTag(tokens[0], 'start', 'p') && isTag(tokens.at(-1), 'end', 'p');
  const inner = tokens.slice(1, -1);
  return isOne && !inner.some((token) => isTag(token, 'start', 'p')) ? writeHtml(inner) : html;
}

/** Returns the content of the first paragraph, or an empty string if there's none. */
export function firstParagraph(html: string): string {
  const tokens = readHtml(html);
  const start = tokens.findIndex((token) => isTag(token, 'start', 'p'));
  if (start === -1) return '';
  const end = tokens.findIndex((token, index) => index > start && isTag(token, 'end', 'p'));
  return writeHtml(tokens.slice(start + 1, end === -1 ? undefined : end));
}

/**
 * Splits HTML into the first sentence and the rest. A disclosure's label can't contain links. If the first sentence
 * contains anything but text and code, the label gets its plain text, and the rest starts with the complete
 * sentence.
 */
export function splitFirstSentence(html: string): { summary: string; html: string } {
  const tokens = readHtml(html);
  const parts: string[] = [];
  let inCode = false;
  for (const [index, token] of tokens.entries()) {
    const after = () => writeHtml(tokens.slice(index + 1));
    if (index === 0 && !isTag(token, 'start', 'p')) break;
    if (index === 0) continue;
    if (isTag(token, 'end', 'p')) {
      return { summary: parts.join('').replace(/[.!?]$/, ''), html: after() };
    }
    if (isTag(token, 'start', 'code')) inCode = true;
    else if (isTag(token, 'end', 'code')) inCode = false;
    else if (token.kind !== 'text') break;
    const end = inCode || token.kind !== 'text' ? null : /[.!?]\s+/.exec(token.raw);
    if (end === null) parts.push(token.raw);
    else {
      const rest = token.raw.slice(end.index + end[0].length) + after();
      const summary = parts.join('') + token.raw.slice(0, end.index);
      return { summary, html: rest === '' ? '' : `<p>${rest}` };
    }
  }
  return { summary: firstSentenceOfText(tokens), html };
}

function firstSentenceOfText(tokens: readonly HtmlToken[]): string {
  const end = tokens.findIndex((token) => isTag(token, 'end', 'p'));
  const text = tokens
    .slice(0, end === -1 ? undefined : end)
    .map((token) => (token.kind === 'text' ? token.raw : ''))
    .join('');
  return /^[\s\S]*?(?=[.!?]\s|$)/.exec(text)?.[0].replace(/[.!?]$/, '') ?? text;
}
