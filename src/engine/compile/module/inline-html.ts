/** Inline Markdown as HTML for the table of contents (no links, no pictures) and as plain text. */

import type { PhrasingContent } from 'mdast';
import { escapeText } from '../../../shared/escape-html.ts';

const TAGS: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

/** HTML of inline content with emphasis and code kept, links reduced to their text. */
export function inlineHtml(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return `<code>${escapeText(node.value)}</code>`;
      if (node.type === 'text') return escapeText(node.value);
      if (node.type === 'break') return ' ';
      if (!('children' in node)) return '';
      const inner = inlineHtml(node.children as readonly PhrasingContent[]);
      const tag = TAGS[node.type];
      return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
    })
    .join('');
}

/** Text of inline content, without markup. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value;
      if (node.type === 'break') return ' ';
      return 'children' in node ? plainText(node.children as readonly PhrasingContent[]) : '';
    })
    .join('');
}
