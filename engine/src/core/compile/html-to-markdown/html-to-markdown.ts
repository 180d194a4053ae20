/**
 * HTML of a page as Markdown that says the same. Of the theme it knows what browsers and screen readers
 * know: elements, roles, and the attributes that the runtime reads, no class names.
 */
import { isExternal } from '../../../shared/routes.ts';
import type { HtmlToken } from '../html/html-tokens.ts';
import { ORIGIN_SLOT } from '../html/link-slots.ts';
import { blocksOf } from './blocks.ts';
import { findElement, type HtmlNode, isElement, treeOf } from './html-tree.ts';
import type { MarkdownContext } from './inline.ts';

/** Markdown of a page's body. Slots stand for the marks of links, and for the origin of pictures. */
export function markdownBody(tokens: readonly HtmlToken[]): string {
  return markdownOf(treeOf(tokens), (address) =>
    address.startsWith('/') && !isExternal(address) ? ORIGIN_SLOT + address : address,
  );
}

/**
 * Returns the Markdown of what stands in the first `<article>` of a document, or of everything where there
 * is none.
 *
 * @param addressOf address for links and pictures that leave the page
 */
export function markdownArticle(
  tokens: readonly HtmlToken[],
  addressOf: MarkdownContext['addressOf'],
): string {
  const nodes = treeOf(tokens);
  const article = findElement(nodes, ({ name }) => name === 'article');
  return markdownOf(article?.children ?? nodes, addressOf);
}

function markdownOf(nodes: readonly HtmlNode[], addressOf: MarkdownContext['addressOf']): string {
  const headingIds = new Set<string>();
  collectHeadingIds(nodes, headingIds);
  return blocksOf(nodes, { addressOf, headingIds }).join('\n\n');
}

function collectHeadingIds(nodes: readonly HtmlNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (/^h[1-6]$/.test(node.name) && node.attributes.id) ids.add(node.attributes.id);
    collectHeadingIds(node.children, ids);
  }
}
