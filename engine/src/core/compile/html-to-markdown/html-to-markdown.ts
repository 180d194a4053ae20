/**
 * Converts a page's HTML to Markdown. The conversion relies on the elements, roles, and attributes that browsers and
 * screen readers use, and never on the theme's class names. `compile/markdown-to-module/` does the opposite: it
 * compiles Markdown.
 */
import { isExternal } from '../../../shared/routes.ts';
import type { HtmlToken } from '../html/html-tokens.ts';
import { ORIGIN_SLOT } from '../html/link-slots.ts';
import { blocksOf } from './blocks.ts';
import { findElement, type HtmlNode, isElement, treeOf } from './html-tree.ts';
import type { MarkdownContext, MarkdownTexts } from './inline.ts';

/** Returns the Markdown of a page's body, with slots for links and for the origin of images. */
export function markdownBody(tokens: readonly HtmlToken[], texts: MarkdownTexts): string {
  const addressOf = (address: string) =>
    address.startsWith('/') && !isExternal(address) ? ORIGIN_SLOT + address : address;
  return markdownOf(treeOf(tokens), addressOf, texts);
}

/**
 * Returns the Markdown of a document's first `<article>`, or of the whole document if it has none.
 *
 * @param addressOf returns the URL of a link to a different page, or of an image
 */
export function markdownArticle(
  tokens: readonly HtmlToken[],
  addressOf: MarkdownContext['addressOf'],
  texts: MarkdownTexts,
): string {
  const nodes = treeOf(tokens);
  const article = findElement(nodes, ({ name }) => name === 'article');
  return markdownOf(article?.children ?? nodes, addressOf, texts);
}

function markdownOf(
  nodes: readonly HtmlNode[],
  addressOf: MarkdownContext['addressOf'],
  texts: MarkdownTexts,
): string {
  const headingIds = new Set<string>();
  collectHeadingIds(nodes, headingIds);
  return blocksOf(nodes, { addressOf, headingIds, texts }).join('\n\n');
}

function collectHeadingIds(nodes: readonly HtmlNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (/^h[1-6]$/.test(node.name) && node.attributes.id) ids.add(node.attributes.id);
    collectHeadingIds(node.children, ids);
  }
}
