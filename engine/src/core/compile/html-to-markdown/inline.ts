/** Writes inline Markdown: text, links, code, and images. */
import { VIDEO_TITLE } from '../../../shared/attributes.ts';
import type { AdmonitionType } from '../../../shared/content-props.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import { linkEnd, linkStart } from '../html/link-slots.ts';
import { type HtmlElement, type HtmlNode, isElement, isSilent, nodeText } from './html-tree.ts';

/** Words in the site's language that are added to the Markdown, because the HTML expresses them without text. */
export type MarkdownTexts = Pick<Texts, 'diagram' | 'video' | `${AdmonitionType}Title`>;

/** What the conversion needs to know besides the HTML. */
export interface MarkdownContext {
  /** Returns the URL of a link to a different page, or of an image. */
  addressOf(href: string): string;
  /** Ids of headings. Other ids have no equivalent in Markdown, so links can't lead to them. */
  headingIds: ReadonlySet<string>;
  texts: MarkdownTexts;
}

/** Elements that CSS separates with a gap even if there's no space in the HTML. */
const SPACED = new Set(['a', 'b', 'code', 'i', 'small', 'span', 'time']);

/** The marks around an element's text. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    b: '**',
    strong: '**',
    em: '*',
    i: '*',
    del: '~~',
    s: '~~',
  }),
);

/** Writes nodes as one line without surrounding spaces. */
export function lineOf(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  return inlineOf(nodes, context).trim();
}

/** Writes nodes as a paragraph. Escapes a start that would make it a different type of block. */
export function paragraphOf(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  return lineOf(nodes, context)
    .replace(/^(?:#{1,6}(?= )|>|[-+](?=\s)|~~~|={3,}$|-{3,}$)/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

function inlineOf(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  let line = '';
  // Searching the whole line again at each node would take quadratic time.
  let endsWithSpace = false;
  let before: HtmlNode | undefined;
  for (const node of nodes) {
    if (isSilent(node)) continue;
    const gap = before !== undefined && isSpaced(before) && isSpaced(node) ? ' ' : '';
    const piece = (gap + pieceOf(node, context)).replace(/^ +/, endsWithSpace ? '' : ' ');
    line += piece;
    if (piece !== '') endsWithSpace = /\s/.test(piece.slice(-1));
    before = node;
  }
  return line;
}

function isSpaced(node: HtmlNode): boolean {
  return isElement(node) && SPACED.has(node.name);
}

function pieceOf(node: HtmlNode, context: MarkdownContext): string {
  if (!isElement(node)) return escaped(node.text);
  switch (node.name) {
    case 'br':
      return '\\\n';
    case 'wbr':
      return '';
    case 'img':
      return imageOf(node, context);
    case 'input':
      return 'checked' in node.attributes ? '[x] ' : '[ ] ';
    case 'pre':
    case 'code':
    case 'kbd':
    case 'samp':
      return codeOf(node, context);
    case 'a':
      return linkOf(node, context);
    default: {
      const mark = MARKS.get(node.name);
      const inner = inlineOf(node.children, context);
      if (mark !== undefined) return marked(inner, mark);
      return isInlineName(node.name) ? inner : ` ${inner} `;
    }
  }
}

const INLINE = new Set(
  'a abbr b bdi br cite code del em i img input ins kbd label mark picture q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** True for the names of inline elements. */
export function isInlineName(name: string): boolean {
  return INLINE.has(name);
}

/**
 * Moves spaces outside of the marks, because Markdown marks must touch the text. Removes nested marks, because the
 * inner one would end the outer one.
 */
function marked(inner: string, mark: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  return text === '' || text.includes(mark) ? inner : before + mark + text + mark + after;
}

/** Writes inline code. A link around the whole code remains a link, and other links in code become text. */
function codeOf(node: HtmlElement, context: MarkdownContext): string {
  const [only, ...others] = node.children;
  if (only !== undefined && isElement(only) && only.name === 'a' && others.length === 0) {
    return linked(codeSpan(nodeText(only)), only, context);
  }
  return codeSpan(nodeText(node));
}

function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  if (text.trim() === '') return '';
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? [];
  let length = 1;
  while (runs.includes(length)) length += 1;
  const fence = '`'.repeat(length);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + space + text + space + fence;
}

function linkOf(node: HtmlElement, context: MarkdownContext): string {
  const video = node.attributes[VIDEO_TITLE];
  if (video !== undefined) {
    return linked(`${context.texts.video}: ${escaped(video)}`, node, context);
  }
  const inner = inlineOf(node.children, context);
  if (inner.trim() === '') return '';
  return namesItself(node) ? codeSpan(nodeText(node)) : linked(inner, node, context);
}

/** True for an element's link to itself, whose text is the element's name. */
function namesItself({ attributes, parent }: HtmlElement): boolean {
  const own = [parent, parent?.parent];
  return own.some((above) => above?.attributes.id && `#${above.attributes.id}` === attributes.href);
}

function linked(text: string, { attributes, link }: HtmlElement, context: MarkdownContext): string {
  const { href = '' } = attributes;
  if (href === '' || (href.startsWith('#') && !context.headingIds.has(href.slice(1)))) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const [start, end] =
    link === undefined
      ? ['[', linkTarget(context.addressOf(href))]
      : [linkStart(link), linkEnd(link)];
  return before + start + words + end + after;
}

/** Returns the second half of a Markdown link, which contains its URL. */
export function linkTarget(address: string): string {
  return `](${destination(address)})`;
}

function destination(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
}

/**
 * Writes an image. Images without an alternative text are omitted. If an image has a version for each color
 * mode, one of them is `hidden` in the HTML until the stylesheet shows it.
 */
function imageOf({ attributes }: HtmlElement, context: MarkdownContext): string {
  const { alt = '', src = '' } = attributes;
  if (alt === '' || src === '' || 'hidden' in attributes) return '';
  return `![${escaped(alt)}](${destination(context.addressOf(src))})`;
}

/** Returns text with all Markdown syntax escaped. */
function escaped(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (!/[\\`*_[\]<~&]/.test(line)) return line;
  return line
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~~/g, '\\~~')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&');
}
