/** Splits a page's text into the parts that are checked: code samples, names in code, prose, and images. */
import type { Code, Nodes, Root, Yaml } from 'mdast';
import { defineMdastPlugin, type MdxJsxFlowElement, markdownToJs, mdxToJs } from 'satteri';
import { parseCodeFence } from '../core/compile/code/code-fence.ts';
import { textAttribute } from '../core/compile/images/screenshot.ts';
import type { Place } from '../core/problems/problems.ts';
import { readMarkdown } from '../core/syntax/markdown-source.ts';

/** A code block as readers copy it, without directives and removed lines. */
export interface CodeSample {
  /** The location of the opening fence. */
  place: Place;
  language: string;
  title: string | undefined;
  /** The text after the language, as written. */
  meta: string;
  code: string;
}

export interface Words {
  text: string;
  place: Place;
}

export interface PageText {
  samples: readonly CodeSample[];
  /** Inline code, such as `DATABASE_SSL`. */
  names: readonly Words[];
  /** Texts without markup and code. */
  texts: readonly Words[];
  /** Paragraphs and headings as plain text, with `code` and `label` in place of code and bold text. */
  paragraphs: readonly Words[];
  /** Table rows as plain text, like paragraphs. Cells are separated by a bar. */
  rows: readonly Words[];
  /** Images with their alternative texts. */
  images: readonly { alt: string; place: Place }[];
  /** Names of the product's screenshots. */
  screenshots: readonly Words[];
}

/** Nodes whose text isn't prose. */
const SKIPPED = new Set([
  'code',
  'yaml',
  'html',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

/**
 * Parses a Markdown or MDX file.
 *
 * @throws the compiler's error if the file doesn't compile
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

/** Adds a screenshot's name, and its alternative text as prose. */
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
  // Bold text is the label of a button or field. Its wording is up to the product.
  if (node.type === 'strong') return 'label';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}
