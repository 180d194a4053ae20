/**
 * Headings that hold expressions (`## Version {version}`) say what they say when the page is drawn. Until
 * then marks stand for their ids and texts, and the finished HTML tells what to put there.
 */
import type { Heading } from 'mdast';
import { escapeAttribute } from '../../../shared/escape-html.ts';
import type { PageHeading, PageState } from '../module/page-state.ts';
import { type HtmlToken, readHtml, writeHtml } from './html-tokens.ts';
import { audibleTokens } from './sections.ts';

/** No character: Unicode keeps it for uses like this one. */
const MARK = '\uFDD1';
const ANY_MARK = new RegExp(`${MARK}\\d+(id|text)${MARK}`, 'g');
/** Elements that the table of contents keeps. */
const KEPT = new Set(['code', 'del', 'em', 'strong']);

/** Stands for the id or the text of the heading that slot `slot` draws. */
export function headingMark(slot: number, what: 'id' | 'text'): string {
  return `${MARK}${slot}${what}${MARK}`;
}

/** True for headings with an expression in them; comments are none. */
export function holdsExpression(node: {
  type: string;
  value?: unknown;
  children?: unknown;
}): boolean {
  if (node.type === 'mdxTextExpression')
    return !/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(`${node.value}`);
  const children = (node.children ?? []) as readonly Heading['children'][number][];
  return children.some(holdsExpression);
}

/**
 * Puts ids and texts in place of the marks. Ids are made after those of all other headings, which
 * therefore do not depend on what expressions say. Headings that no component has drawn are left out.
 */
export function nameHeadings(
  html: string,
  { headings, slugger }: Pick<PageState, 'headings' | 'slugger'>,
): { html: string; headings: readonly PageHeading[] } {
  const waiting = headings.filter(({ isOpen }) => isOpen);
  if (waiting.length === 0) return { html, headings };
  const named = new Map<PageHeading, PageHeading>();
  const tokens = readHtml(html);
  let current = { id: '', text: '' };
  let filled = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const heading = waiting.find((each) => !named.has(each) && isTagOf(tokens[index], each));
    if (heading === undefined) {
      filled += withoutMarks(tokens[index]?.raw ?? '', current);
      continue;
    }
    const drawn = tokens.slice(index, endOf(tokens, index) + 1);
    index += drawn.length - 1;
    const content = contentOf(drawn);
    const id = heading.id.startsWith(MARK) ? slugger.slug(content.text) : heading.id;
    named.set(heading, { level: heading.level, id, html: content.html });
    current = { id, text: escapeAttribute(content.text) };
    filled += withoutMarks(writeHtml(drawn), current);
  }
  return {
    html: filled,
    headings: headings.flatMap((each) => (each.isOpen ? (named.get(each) ?? []) : each)),
  };
}

/** True for the start tag that draws a heading. */
function isTagOf(token: HtmlToken | undefined, { id, level }: PageHeading): boolean {
  return token?.kind === 'start' && token.name === `h${level}` && token.attributes.id === id;
}

/** Index of the end tag of the heading that begins at `start`; of the last token without one. */
function endOf(tokens: readonly HtmlToken[], start: number): number {
  const tag = tokens[start];
  const name = tag?.kind === 'start' ? tag.name : '';
  const end = tokens.findIndex(
    (token, index) => index > start && token.kind === 'end' && token.name === name,
  );
  return end === -1 ? tokens.length - 1 : end;
}

function withoutMarks(html: string, { id, text }: { id: string; text: string }): string {
  return html.replace(ANY_MARK, (_, kind) => (kind === 'id' ? id : text));
}

/** Content of a drawn heading: HTML for the table of contents, and text. */
function contentOf(tokens: readonly HtmlToken[]): { html: string; text: string } {
  let html = '';
  let text = '';
  for (const token of audibleTokens(tokens)) {
    if (token.kind === 'text') {
      html += token.raw;
      text += token.text;
    } else if ('name' in token && KEPT.has(token.name)) {
      html += `<${token.kind === 'end' ? '/' : ''}${token.name}>`;
    }
  }
  return { html: html.trim(), text: text.trim() };
}
