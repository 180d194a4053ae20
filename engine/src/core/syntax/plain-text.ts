/** Returns text from the compiler's tree. */
import type { Heading, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdastVisitorContext } from 'satteri';

/** Returns the text of inline content without markup. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value;
      if (node.type === 'break') return ' ';
      if (node.type === 'textDirective') return directiveText(node);
      return 'children' in node ? plainText(node.children as readonly PhrasingContent[]) : '';
    })
    .join('');
}

/**
 * Returns the text of a directive in prose, such as in `9:30` and `re:Invent`. It has no label, because
 * `readMarkdown` turns directives with labels into text.
 */
export function directiveText({ name }: { name: string }): string {
  return `:${name}`;
}

/** Returns a node's source text. */
export function sourceOf({ position }: Positioned, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

interface Positioned {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** True for headings that contain an expression. Comments don't count. */
export function holdsExpression(node: Readonly<Nodes>): boolean {
  if (node.type === 'mdxTextExpression') return !isComment(node.value);
  return 'children' in node && node.children.some(holdsExpression);
}

/** True for the first heading in a file. Only comments, code, and images can come before it. */
export function isOpening(node: Readonly<Heading>, context: MdastVisitorContext): boolean {
  const parent = context.parent(node);
  if (parent?.type !== 'root') return false;
  return parent.children.slice(0, context.indexOf(node)).every(saysNothing);
}

/** True for a block without text. */
function saysNothing(node: Readonly<RootContent>): boolean {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'definition':
      return true;
    case 'mdxFlowExpression':
      return isComment(node.value);
    case 'html':
      return isHtmlComment(node.value);
    case 'paragraph':
      return node.children.every(
        (child) =>
          child.type === 'image' ||
          (child.type === 'text' && child.value.trim() === '') ||
          (child.type === 'html' && isHtmlComment(child.value)),
      );
    default:
      return false;
  }
}

function isComment(expression: string): boolean {
  return /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(expression);
}

function isHtmlComment(html: string): boolean {
  return html.startsWith('<!--') && html.trimEnd().endsWith('-->');
}
