/** Adds plugins' annotations to code: elements around parts of it. */
import { escapeText } from '../../../shared/safe-text.ts';
import { endTag, type HtmlToken, startTag, type Text } from './html-tokens.ts';

/** A code block, or code in a sentence. */
export interface Code {
  text: string;
  /** Empty for code in a sentence. */
  language: string;
  /** The page's file, relative to the root. */
  file: string;
}

/** A part of the code that gets an element of its own. Parts that span several tokens are ignored. */
export interface CodePart {
  start: number;
  end: number;
  attributes: Readonly<Record<string, string>>;
}

/**
 * Returns the parts in the order of their positions, without overlaps. The result can depend only on the argument and
 * on the plugin's options.
 */
export type AnnotateCode = (code: Code) => readonly CodePart[];

/** Returns the tokens with all annotations. */
export function annotateCode(
  tokens: readonly HtmlToken[],
  file: string,
  hooks: readonly AnnotateCode[],
): readonly HtmlToken[] {
  if (hooks.length === 0) return tokens;
  const annotated: HtmlToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as HtmlToken;
    annotated.push(token);
    if (token.kind !== 'start' || token.name !== 'code') continue;
    const end = endOfCode(tokens, index);
    const content = tokens.slice(index + 1, end);
    const language = /(?:^|\s)language-(\S+)/.exec(token.attributes.class ?? '')?.[1] ?? '';
    const code = { text: content.map(textOf).join(''), language, file };
    // Plugins don't know each other's parts, so a later plugin's parts can be inside of earlier ones.
    const all = hooks.reduce((part, annotate) => withParts(part, annotate(code)), content);
    for (const each of all) annotated.push(each);
    index = end - 1;
  }
  return annotated;
}

function endOfCode(tokens: readonly HtmlToken[], start: number): number {
  for (let index = start + 1; index < tokens.length; index += 1) {
    const token = tokens[index] as HtmlToken;
    if (token.kind === 'end' && token.name === 'code') return index;
  }
  return tokens.length;
}

function textOf(token: HtmlToken): string {
  return token.kind === 'text' ? token.text : '';
}

function withParts(content: HtmlToken[], parts: readonly CodePart[]): HtmlToken[] {
  if (parts.length === 0) return content;
  let position = 0;
  return content.flatMap((token) => {
    if (token.kind !== 'text') return token;
    const start = position;
    position += token.text.length;
    const inside = parts.filter((part) => part.start >= start && part.end <= position);
    return inside.length === 0 ? token : divided(token, start, inside);
  });
}

function divided({ text }: Text, offset: number, parts: readonly CodePart[]): HtmlToken[] {
  let rest = 0;
  const pieces = parts.flatMap(({ start, end, attributes }) => {
    const before = textToken(text.slice(rest, start - offset));
    rest = end - offset;
    const tag = { kind: 'start', raw: startTag('span', attributes), name: 'span', attributes };
    return [
      ...before,
      tag as HtmlToken,
      ...textToken(text.slice(start - offset, rest)),
      endTag('span'),
    ];
  });
  return [...pieces, ...textToken(text.slice(rest))];
}

function textToken(text: string): HtmlToken[] {
  return text === '' ? [] : [{ kind: 'text', raw: escapeText(text), text }];
}
