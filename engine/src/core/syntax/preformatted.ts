/**
 * Handles `<pre>` in MDX. The compiler would read its content as Markdown, with emphasis and without
 * indentation.
 */
import type { Nodes } from 'mdast';
import type { Edit } from './source-text.ts';

const PREFORMATTED = /^(<pre(?:\s[^<>{}]*)?>\n?)([\s\S]*?)(\n?[ \t]*<\/pre>)$/;

/**
 * Returns the edits that turn the content of a `<pre>` element into text. Content with elements or expressions
 * doesn't change.
 */
export function preformattedEdits(node: Readonly<Nodes>, text: string): Edit[] | undefined {
  if (!('name' in node) || node.name !== 'pre' || !('children' in node)) return undefined;
  if (node.children.some(isCode)) return undefined;
  const start = node.position?.start.offset ?? 0;
  const source = text.slice(start, node.position?.end.offset);
  const [, opening, content = ''] = PREFORMATTED.exec(source) ?? [];
  if (opening === undefined || content === '') return undefined;
  const indent = new RegExp(`^[ ]{0,${(node.position?.start.column ?? 1) - 1}}`, 'gm');
  const literal = content
    .replace(indent, '')
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    // The compiler would remove indentation inside an expression.
    .replace(/^[ \t]+/gm, (spaces) => spaces.replaceAll(' ', '\\x20').replaceAll('\t', '\\t'));
  const from = start + opening.length;
  return [{ start: from, end: from + content.length, text: `{\`${literal}\`}` }];
}

function isCode(node: Readonly<Nodes>): boolean {
  return node.type.startsWith('mdx') || ('children' in node && node.children.some(isCode));
}
