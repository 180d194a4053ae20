/** Reads HTML into a tree, and determines which nodes aren't part of the text. */
import { type HtmlToken, isBesideText, isEmptyTag } from '../html/html-tokens.ts';

export type HtmlNode = HtmlElement | HtmlText;

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  parent: HtmlElement | undefined;
  /** The slot's number, for a link whose URL isn't known yet. */
  link: number | undefined;
}

export interface HtmlText {
  /** Text without character references. */
  text: string;
}

/** Elements that aren't part of the text: controls, drawings, navigation, and scripts. */
const SILENT = new Set(
  'button input nav noscript script select style svg template textarea'.split(' '),
);

/** Returns the nodes of an HTML fragment. */
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
      // Copies the list, because an array that grew has memory in reserve. On a large page, that would be most of the
      // memory in use.
      open.children = open.children.slice();
      open = parentOf(open, token.name) ?? open;
    }
  }
  return root.children;
}

/** Returns the parent of the innermost open element with a name, or `undefined` if no such element is open. */
function parentOf(open: HtmlElement, name: string): HtmlElement | undefined {
  let element: HtmlElement | undefined = open;
  while (element !== undefined && element.name !== name) element = element.parent;
  return element?.parent;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'children' in node;
}

/** Returns a node's children. Text nodes have none. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  return isElement(node) ? node.children : [];
}

/**
 * Returns the first element in document order that passes a test. Searches the nodes and everything inside
 * them.
 */
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

/** Returns all text inside a node, unchanged. */
export function nodeText(node: HtmlNode): string {
  if (!isElement(node)) return node.text;
  let text = '';
  for (const child of node.children) text += nodeText(child);
  return text;
}

/** The attribute of content that's only for people. Tools that check whether a site suits agents also recognize it. */
const IGNORED = 'data-markdown-ignore';

/** True for nodes that aren't part of the text: controls, hidden elements, and links to headings. */
export function isSilent(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  const { name, attributes } = node;
  if (name === 'input') return attributes.type !== 'checkbox';
  if (SILENT.has(name) || IGNORED in attributes) return true;
  // Content with `until-found`, such as an inactive tab, is part of the text, because browsers show it when a search
  // finds it.
  if ('hidden' in attributes && attributes.hidden !== 'until-found') return true;
  if (attributes['aria-hidden'] === 'true') return true;
  return attributes.role === 'tablist' || isBesideText(node);
}
