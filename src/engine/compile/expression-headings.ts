/**
 * Headings that hold expressions (`## Version {version}`) say what they say when the page is drawn. Until
 * then marks stand for their ids and texts, and the finished HTML tells what to put there.
 */
import type { Heading } from 'mdast';
import type { PageHeading, PageState } from './page-plugin.ts';
import { audibleParts, decode } from './sections.ts';

/** No character: Unicode keeps it for uses like this one. */
const MARK = '\uFDD1';
const HEADING_OR_MARK = new RegExp(
  `<(h[2-6])((?:\\s[^>]*)?)>([\\s\\S]*?)</\\1>|${MARK}\\d+(id|text)${MARK}`,
  'g',
);
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
  let current = { id: '', text: '' };
  const filled = html.replace(HEADING_OR_MARK, (match, tag, attributes = '', inner, what) => {
    if (tag === undefined) return what === 'id' ? current.id : current.text;
    const written = /\sid="([^"]*)"/.exec(attributes)?.[1];
    const heading = waiting.find((each) => each.id === written && !named.has(each));
    if (heading === undefined) return match;
    const content = contentOf(inner);
    const id = heading.id.startsWith(MARK) ? slugger.slug(decode(content.text)) : heading.id;
    named.set(heading, { level: heading.level, id, html: content.html });
    current = { id, text: content.text.replaceAll('"', '&quot;') };
    return match.replace(heading.id, id);
  });
  return {
    html: filled,
    headings: headings.flatMap((each) => (each.isOpen ? (named.get(each) ?? []) : each)),
  };
}

/** What a drawn heading says: for the table of contents, and without any tags. Both are escaped. */
function contentOf(inner: string): { html: string; text: string } {
  let html = '';
  let text = '';
  for (const part of audibleParts(inner)) {
    if (typeof part === 'string') {
      html += part;
      text += part;
    } else if (KEPT.has(part.name)) {
      html += `<${part.isClosing ? '/' : ''}${part.name}>`;
    }
  }
  return { html: html.trim(), text: text.trim() };
}
