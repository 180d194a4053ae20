/** Converts forms of callouts that the compiler doesn't support: `:::note Title` and `::: note`. */
import type { Nodes } from 'mdast';
import type { Edit } from './source-text.ts';

const OPENING = /^(:{3,}[A-Za-z][\w-]*)[ \t]+(\S.*)$/;
/**
 * Matches a callout's fence inside a paragraph, where it ends up because the compiler doesn't recognize a fence with a
 * space after the colons.
 */
const SPACED = /^([\s>]*:{3,})[ \t]+([A-Za-z][\w-]*)(?:[ \t]+(\S.*))?$/;
const ATTRIBUTES = /^\{\s*(?:[.#][\w-]|[\w-]+=)[^{}]*\}$/;

/** Returns the edits that turn a callout's title into its label. */
export function calloutEdits(node: Readonly<Nodes>, text: string): Edit[] {
  const start = node.position?.start.offset ?? 0;
  if (node.type === 'paragraph') {
    return spacedOpenings(text.slice(start, node.position?.end.offset), start);
  }
  const line = text.slice(start, text.indexOf('\n', start));
  const [, opening = '', title] = OPENING.exec(line.trimEnd()) ?? [];
  if (title === undefined || ATTRIBUTES.test(title)) return [];
  return [{ start: start + opening.length, end: start + line.length, text: labelOf(title) }];
}

function spacedOpenings(paragraph: string, start: number): Edit[] {
  const edits: Edit[] = [];
  let offset = start;
  for (const line of paragraph.split('\n')) {
    const [, colons = '', name, title] = SPACED.exec(line.trimEnd()) ?? [];
    if (name !== undefined) {
      const label = title === undefined ? '' : labelOf(title);
      edits.push({ start: offset + colons.length, end: offset + line.length, text: name + label });
    }
    offset += line.length + 1;
  }
  return edits;
}

/**
 * Returns a title as a label. Because the compiler ends a label at the next closing bracket, even in code, single
 * brackets in text become character references, and code that contains a single bracket becomes an element.
 */
function labelOf(title: string): string {
  const inner = /^\[([^[\]]*)\]$/.exec(title)?.[1] ?? title;
  const pieces = inner.split(/(`+[^`]+`+)/).map((piece, index) => {
    const isCode = index % 2 === 1;
    if (!isCode) return piece;
    if (loneBrackets(piece).size === 0) return piece;
    const code = piece.replace(/^`+ ?| ?`+$/g, '');
    return `<code>${code.replace(/[&<>[\]{}`*_\\:]/g, reference)}</code>`;
  });
  const label = pieces.join('');
  const lone = loneBrackets(label);
  return `[${[...label].map((each, index) => (lone.has(index) ? reference(each) : each)).join('')}]`;
}

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Returns the indexes of unmatched brackets. */
function loneBrackets(text: string): ReadonlySet<number> {
  const lone = new Set<number>();
  const open: number[] = [];
  for (const [index, each] of [...text].entries()) {
    if (each === '[') open.push(index);
    if (each === ']' && open.pop() === undefined) lone.add(index);
  }
  for (const index of open) lone.add(index);
  return lone;
}
