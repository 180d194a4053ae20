/** HTML as a tree, and what of it readers do not read as text. */
import { parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Controls, drawings, navigation, code that runs. */
const SILENT = new Set(
  'button input nav noscript script select style svg template textarea'.split(' '),
);
const HIDDEN_CLASS = /(?:^|\s)sr-only(?:\s|$)/;

/** Nodes of a fragment of HTML. */
export function parseHtml(html: string): HtmlNode[] {
  return parseDocument(html).children;
}

/** True for tags, of whichever kind. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** Children of a node; none for texts and comments. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  return isElement(node) ? node.children : [];
}

/** First element below a node, in the order of the document, that passes a test. */
export function findElement(
  nodes: readonly HtmlNode[],
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = matches(node) ? node : findElement(node.children, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Everything that is written inside of a node, as it is. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  let text = '';
  for (const child of childrenOf(node)) text += textOf(child);
  return text;
}

/** Set on what is for people alone. Checkers of sites for agents know it, too. */
const IGNORED = 'data-markdown-ignore';

/** True for what is no part of the text: comments, controls, what is hidden, the mark beside a heading. */
export function isSilent(node: HtmlNode): boolean {
  if (!isElement(node)) return node.type !== 'text';
  const { name, attribs } = node;
  if (name === 'input') return attribs.type !== 'checkbox';
  if (SILENT.has(name) || IGNORED in attribs || 'hidden' in attribs) return true;
  if (attribs['aria-hidden'] === 'true') return true;
  if (attribs.role === 'tablist' || HIDDEN_CLASS.test(attribs.class ?? '')) return true;
  return name === 'a' && attribs.href?.startsWith('#') === true && 'aria-label' in attribs;
}
