/** Text of a page, taken apart for the checks: code samples, names in code, prose, pictures. */
import type { Code, Nodes, Root, Yaml } from 'mdast';
import { defineMdastPlugin, type MdxJsxFlowElement, markdownToJs, mdxToJs } from 'satteri';
import { parseCodeFence } from '../core/compile/code/code-fence.ts';
import { textAttribute } from '../core/compile/images/screenshot.ts';
import type { Place } from '../core/problems/problems.ts';
import { readMarkdown } from '../core/syntax/markdown-source.ts';

/** A code fence. Its lines are those that a reader copies: directives and removed lines are gone. */
export interface CodeSample {
  /** Place of the opening fence. */
  place: Place;
  language: string;
  title: string | undefined;
  /** Text after the language, as written. */
  meta: string;
  code: string;
}

export interface Words {
  text: string;
  place: Place;
}

export interface PageText {
  samples: readonly CodeSample[];
  /** Code within prose, such as `DATABASE_SSL`. */
  names: readonly Words[];
  /** Pieces of text without markup and without code. */
  texts: readonly Words[];
  /** Paragraphs and headings as plain text, with `code` and `label` for code and bold text. */
  paragraphs: readonly Words[];
  /** Rows of tables, like paragraphs, with a bar between the cells. */
  rows: readonly Words[];
  /** Pictures with their alternative texts. */
  images: readonly { alt: string; place: Place }[];
  /** Names of pictures of the product. */
  screenshots: readonly Words[];
}

/** Nodes whose text is not prose. */
const SKIPPED = new Set([
  'code',
  'yaml',
  'html',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

/**
 * Reads a Markdown or MDX file that is known to compile.
 *
 * @throws the compiler's error when it does not
 */
export function readPageText(kind: 'markdown' | 'mdx', file: string, text: string): PageText {
  const result: Mutable = {
    samples: [],
    names: [],
    texts: [],
    paragraphs: [],
    rows: [],
    images: [],
    screenshots: [],
  };
  const reader = defineMdastPlugin({
    name: 'page-text',
    options: { position: true },
    before: (root) => collect(root as Root, file, result),
  });
  const options = {
    mdastPlugins: [reader],
    outputFormat: 'function-body' as const,
    features: { directive: true, rawHtml: kind === 'markdown' },
  };
  const { text: read } = readMarkdown(text, kind);
  if (kind === 'mdx') mdxToJs(read, options);
  else markdownToJs(read, options);
  return result;
}

type Mutable = { [Key in keyof PageText]: PageText[Key][number][] };

function collect(node: Nodes | Yaml, file: string, result: Mutable): void {
  const place: Place = {
    file,
    line: node.position?.start.line,
    column: node.position?.start.column,
  };
  if (node.type === 'code') result.samples.push(sampleOf(node, place));
  if (node.type === 'inlineCode') result.names.push({ text: node.value, place });
  if (node.type === 'text') result.texts.push({ text: node.value, place });
  if (node.type === 'image') result.images.push({ alt: node.alt ?? '', place });
  if (isScreenshot(node)) readScreenshot(node, place, result);
  if (node.type === 'paragraph' || node.type === 'heading') {
    result.paragraphs.push({ text: proseOf(node), place });
  }
  if (node.type === 'tableRow') {
    result.rows.push({ text: node.children.map(proseOf).join(' | '), place });
  }
  if (SKIPPED.has(node.type) || !('children' in node)) return;
  for (const child of node.children) collect(child, file, result);
}

function isScreenshot(node: object): node is MdxJsxFlowElement {
  return 'name' in node && node.name === 'Screenshot';
}

/** The name of the picture, and its alternative text as prose. */
function readScreenshot(node: MdxJsxFlowElement, place: Place, result: Mutable): void {
  const name = textAttribute(node, 'name');
  const alt = textAttribute(node, 'alt');
  if (name !== undefined) result.screenshots.push({ text: name, place });
  if (alt === undefined) return;
  result.texts.push({ text: alt, place });
  result.paragraphs.push({ text: alt, place });
}

function sampleOf(node: Code, place: Place): CodeSample {
  const { language, title, code, marks } = parseCodeFence(node.lang, node.meta, node.value);
  const kept = code
    .split('\n')
    .map((line, index) => (marks.get(index)?.includes('removed') ? '' : line))
    .join('\n');
  return { place, language, title, meta: node.meta ?? '', code: kept };
}

function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'code';
  // Bold text is what a button or field says, in the product's words.
  if (node.type === 'strong') return 'label';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}
