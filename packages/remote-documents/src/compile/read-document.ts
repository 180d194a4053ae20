/** Reads a document from a different repository as a tree of safe elements. */
import type { Element, ElementContent, Root } from 'hast';
import { foreignHtml } from 'pagewright/plugin';
import { htmlToHast } from 'satteri';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { withoutBadges } from './badges.ts';

const DOCUMENT = { limits: DOCUMENT_LIMITS, type: 'document', footnotes: true } as const;

export interface ReadDocument {
  nodes: ElementContent[];
  /** The limit that the document exceeds. The nodes then only contain its beginning, as plain text. */
  excess?: string;
}

/**
 * Reads Markdown that contains HTML, like repository hosts do. The HTML is sanitized, and then treated like
 * compiled Markdown. Omits front matter and badges.
 */
export function readDocument(text: string): ReadDocument {
  const { html, excess } = foreignHtml(text, DOCUMENT);
  const { children } = htmlToHast(html, { fragment: true }) as Root;
  const read = children.filter((node) => node.type === 'element' || node.type === 'text');
  return { nodes: withoutBadges(read), excess };
}

/** Returns the text of nodes without markup. */
export function textOfNodes(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? textOfNodes(node.children) : '';
    })
    .join('');
}

/** Returns all elements among nodes, including nested ones, in order. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? [node, ...elementsOf(node.children)] : [],
  );
}

/** Returns the URLs of images as written, each once, in order. */
export function imagesOf(nodes: readonly ElementContent[]): string[] {
  const sources = elementsOf(nodes).map(({ tagName, properties }) =>
    tagName === 'img' ? properties.src : undefined,
  );
  return [
    ...new Set(sources.filter((src): src is string => typeof src === 'string' && src !== '')),
  ];
}
