/** HTML as a tree, and what of it readers do not read as text. */
import { type HtmlToken, isBesideText, isEmptyTag } from '../html/html-tokens.ts';

export type HtmlNode = HtmlElement | HtmlText;

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  parent: HtmlElement | undefined;
  /** Number of the slot that the element's tags are, of links whose address is not known yet. */
  link: number | undefined;
}

export interface HtmlText {
  /** Without entities. */
  text: string;
}

/** Controls, drawings, navigation, code that runs. */
const SILENT = new Set(
  'button input nav noscript script select style svg template textarea'.split(' '),
);

/** Elements and texts of a fragment of HTML. */
export function treeOf(tokens: readonly HtmlToken[]): HtmlNode[] {
  const root: HtmlElement = {
    name: '',
    attributes: {},
    children: [],
    parent: undefined,
    link: undefined,
  };
  let open = root;
  for (const token of tokens) {
    if (token.kind === 'text') open.children.push(token);
    else if (token.kind === 'start') {
      const { name, attributes, link } = token;
      const element: HtmlElement = { name, attributes, children: [], parent: open, link };
      open.children.push(element);
      if (!isEmptyTag(token)) open = element;
    } else if (token.kind === 'end') {
      // A list that grows has room for more: on a large page that is most of the memory.
      open.children = open.children.slice();
      open = parentOf(open, token.name) ?? open;
    }
  }
  return root.children;
}

/** Parent of the innermost open element with a name; `undefined` where none is open. */
function parentOf(open: HtmlElement, name: string): HtmlElement | undefined {
  let element: HtmlElement | undefined = open;
  while (element !== undefined && element.name !== name) element = element.parent;
  return element?.parent;
}

/** True for elements, of whichever kind. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'children' in node;
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
  if (!isElement(node)) return node.text;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return text;
}

/** Set on what is for people alone. Checkers of sites for agents know it, too. */
const IGNORED = 'data-markdown-ignore';

/** True for what is no part of the text: controls, what is hidden, the mark beside a heading. */
export function isSilent(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  const { name, attributes } = node;
  if (name === 'input') return attributes.type !== 'checkbox';
  if (SILENT.has(name) || IGNORED in attributes) return true;
  // What a browser shows once it is found, a tab that is not selected, is text as any other.
  if ('hidden' in attributes && attributes.hidden !== 'until-found') return true;
  if (attributes['aria-hidden'] === 'true') return true;
  return attributes.role === 'tablist' || isBesideText(node);
}
