/**
 * Reads explicit ids at the end of headings: `{#id}`, or `{/* #id *‍/}` in MDX.
 * `compile/html/assign-heading-ids.ts` generates the other ids.
 */
import type { Heading } from 'mdast';
import type { Edit } from './source-text.ts';

/** Matches the id at the end of a heading whose closing `#` signs have been removed. Its braces may be escaped. */
const BRACES = /^\{#([^\s{}\\]+)[ \t]*\\?\}$/;
const COMMENT = /^\s*\/\*\s*#([^\s{}*]+)\s*\*\/\s*$/;

/** Returns a heading's explicit id, and the edit that removes it. */
export function headingIdEdit(
  node: Readonly<Heading>,
  text: string,
): { id: string; edit: Edit } | undefined {
  const start = node.position?.start.offset ?? 0;
  const last = node.children.at(-1);
  const commentId = last?.type === 'mdxTextExpression' ? COMMENT.exec(last.value)?.[1] : undefined;
  if (last !== undefined && commentId !== undefined) {
    const from = last.position?.start.offset ?? 0;
    const before = text.slice(start, from).trimEnd().length;
    const end = last.position?.end.offset ?? 0;
    return { id: commentId, edit: { start: start + before, end, text: '' } };
  }
  const content = contentOf(text.slice(start, node.position?.end.offset));
  const braces = content.lastIndexOf('{#');
  const id = braces === -1 ? undefined : BRACES.exec(content.slice(braces))?.[1];
  if (id === undefined) return undefined;
  const isAttribute = attributeId(node) === id;
  // The compiler can read an id such as `{#__init__}` as emphasis.
  const isText = last?.type === 'text' && !isCode(node, start + braces);
  if (!isAttribute && !isText) return undefined;
  const before = content.slice(0, content[braces - 1] === '\\' ? braces - 1 : braces).trimEnd();
  const edit = { start: start + before.length, end: start + content.length, text: '' };
  return { id, edit };
}

function isCode({ children }: Readonly<Heading>, offset: number): boolean {
  return children.some(
    ({ type, position }) => type === 'inlineCode' && (position?.end.offset ?? 0) > offset,
  );
}

/** Returns a heading's source without the underline, or without closing `#` signs. */
function contentOf(source: string): string {
  if (!source.startsWith('#')) return source.slice(0, source.lastIndexOf('\n')).trimEnd();
  const line = source.trimEnd();
  let end = line.length;
  while (line[end - 1] === '#') end -= 1;
  const isClosed = end < line.length && /[ \t]/.test(line[end - 1] ?? '');
  return isClosed ? line.slice(0, end).trimEnd() : line;
}

/** Returns the id that the compiler has read as an attribute of a heading. */
function attributeId({ data }: Readonly<Heading>): unknown {
  return data !== undefined && 'hProperties' in data
    ? (data.hProperties as Record<string, unknown>).id
    : undefined;
}
