/** A document of others as a tree of harmless elements. */
import type { Element, ElementContent, Root } from 'hast';
import { htmlToHast, markdownToHtml } from 'satteri';
import { IN_DOCUMENTS, sanitizeHtml } from '../html/sanitize-html.ts';
import { withoutBadges } from './badges.ts';

/**
 * Reads Markdown with HTML in it, as hosts of repositories do: the HTML is parsed as a browser would, made
 * harmless, and is then no different from what Markdown gave. Front matter and badges are left out.
 */
export function readDocument(text: string): ElementContent[] {
  const { html } = markdownToHtml(text, { features: { rawHtml: true } });
  const { children } = htmlToHast(sanitizeHtml(html, IN_DOCUMENTS), { fragment: true }) as Root;
  return withoutBadges(children.filter((node) => node.type === 'element' || node.type === 'text'));
}

/** Text of nodes, without markup. */
export function textOfNodes(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? textOfNodes(node.children) : '';
    })
    .join('');
}

/** All elements among nodes, those inside of others included, in order. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? [node, ...elementsOf(node.children)] : [],
  );
}

/** Addresses of pictures as written, each once, in order. */
export function picturesOf(nodes: readonly ElementContent[]): string[] {
  const sources = elementsOf(nodes).map(({ tagName, properties }) =>
    tagName === 'img' ? properties.src : undefined,
  );
  return [
    ...new Set(sources.filter((src): src is string => typeof src === 'string' && src !== '')),
  ];
}
