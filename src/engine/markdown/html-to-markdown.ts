/**
 * HTML of a page as Markdown that says the same. Of the theme it knows what browsers and screen readers
 * know: elements, roles, and the attributes that the runtime reads, no class names.
 */
import { blocksOf } from './blocks.ts';
import { findElement, type HtmlNode, isElement, parseHtml } from './html-tree.ts';
import type { MarkdownContext } from './inline.ts';

/**
 * Returns the Markdown of what stands in the first `<article>`, or of everything where there is none. It
 * ends with a line break.
 *
 * @param addressOf address for links and pictures that leave the page
 */
export function htmlToMarkdown(html: string, addressOf: MarkdownContext['addressOf']): string {
  const nodes = parseHtml(html);
  const article = findElement(nodes, ({ name }) => name === 'article');
  const content = article?.children ?? nodes;
  const headingIds = new Set<string>();
  collectHeadingIds(content, headingIds);
  return `${blocksOf(content, { addressOf, headingIds }).join('\n\n')}\n`;
}

function collectHeadingIds(nodes: readonly HtmlNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (/^h[1-6]$/.test(node.name) && node.attribs.id) ids.add(node.attribs.id);
    collectHeadingIds(node.children, ids);
  }
}
