/**
 * Converts common syntax of other tools to the syntax that the Markdown compiler supports. Edits are based on
 * the compiler's own tree, so code, comments, and quoted text don't change:
 * - The id in `## Title {#id}` or `## Title {/* #id *‍/}` is removed and returned.
 * - `:::note Title` and `::: note` become directives with a label, such as `:::note[Title]`.
 * - `host:port[^1]` and a line `::name` become text, because they aren't directives.
 * - The alternative text of `![At 9:30](…)` keeps what looks like a directive.
 * - `<<< ./file.ts` becomes a directive.
 * - The content of `<pre>` in MDX becomes text.
 * - `<!-- comment -->` is removed from MDX, which has no HTML comments.
 * - `import … from '…'` is removed from MDX and returned.
 * - The content of `mdx-code-block` fences is read as MDX. These fences hide MDX from translators.
 */
import type { Heading, Image, Nodes, Paragraph, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { messageOf } from '../problems/errors.ts';
import { calloutEdits } from './callout-edits.ts';
import { headingIdEdit } from './explicit-heading-ids.ts';
import { type ImportedName, moduleEdits } from './module-syntax.ts';
import { preformattedEdits } from './preformatted.ts';
import { SNIPPET, snippetEdit } from './snippet-line.ts';
import {
  type Edit,
  type LineAndColumn,
  offsetOf,
  removal,
  type SourceText,
  sourceText,
  withEdits,
} from './source-text.ts';

export interface MarkdownSource extends SourceText {
  /** Explicit ids, keyed by the line where their heading begins. */
  headingIds: ReadonlyMap<number, string>;
  imports: readonly ImportedName[];
  /** The first import in a Markdown file. The file was probably meant to be MDX. */
  misplacedImport?: LineAndColumn;
  /**
   * The compiler's error for text that it can't parse. It has to be reported from here, because compiling the edited
   * text could fail at an explicit id first.
   */
  error?: unknown;
}

type Format = 'markdown' | 'mdx';

/**
 * Matches everything that could require an edit, although a match doesn't mean that there is one. Most pages don't
 * match, so they needn't be parsed twice.
 */
const CANDIDATES: Readonly<Record<Format, RegExp>> = {
  markdown: /\{#|:::|:[\w-]+[[{]|^[ \t>*+-]*::\w|!\[[^\]\n]{0,200}:\w|<<<|^import\b/m,
  mdx: /\{#|:::|:[\w-]+[[{]|^[ \t>*+-]*::\w|!\[[^\]\n]{0,200}:\w|<!--|<<<|<pre\b|\{\/\*\s*#|mdx-code-block|^(?:import|export)\b/m,
};

const IMPORT = /^import\s+(?:[\w$*{][^'"]*\sfrom\s*)?['"]/;
/** Matches a line with a heading, which can be in a quote or list. */
const HEADING_LINE = /^(?:[ \t>]|[-+*][ \t]|\d+[.)][ \t])*#{1,6}[ \t]/;

/** Reads a page. Text that can't be parsed is returned unchanged, so the compiler reports the error. */
export function readMarkdown(text: string, format: Format): MarkdownSource {
  const written = sourceText(text);
  if (!CANDIDATES[format].test(written.text))
    return { ...written, headingIds: new Map(), imports: [] };
  const { source, tree, headingIds, error } = parse(written, format);
  if (tree === undefined) return { ...source, headingIds, imports: [], error };
  const found: Found = { text: source.text, edits: [], headingIds, imports: [] };
  collect(tree, found);
  const imports = found.imports.map((each) => ({ ...each, ...source.original(each) }));
  const misplacedImport = format === 'markdown' ? findImport(tree) : undefined;
  return { ...withEdits(source, found.edits), headingIds, imports, misplacedImport };
}

/** Finds a paragraph that looks like an import statement. */
function findImport({ children }: Root): LineAndColumn | undefined {
  const found = children.find((node) => {
    const [first] = node.type === 'paragraph' ? node.children : [];
    return first?.type === 'text' && IMPORT.test(first.value);
  });
  return found?.position?.start;
}

interface Found {
  text: string;
  edits: Edit[];
  headingIds: Map<number, string>;
  imports: ImportedName[];
}

function collect(node: Nodes, found: Found): void {
  const { text, edits } = found;
  const preformatted = preformattedEdits(node, text);
  if (preformatted !== undefined) {
    edits.push(...preformatted);
    return;
  }
  switch (node.type) {
    case 'heading':
      takeHeadingId(node, found);
      break;
    case 'paragraph':
      takeSnippet(node, found);
      edits.push(...calloutEdits(node, text));
      break;
    case 'containerDirective':
      edits.push(...calloutEdits(node, text));
      break;
    case 'textDirective':
    case 'leafDirective':
      edits.push(...directiveEdits(node, text));
      break;
    case 'image':
    case 'imageReference':
      edits.push(...alternativeTextEdits(node, text));
      break;
    case 'mdxjsEsm': {
      const start = node.position?.start.offset ?? 0;
      const { edits: own, imports } = moduleEdits(
        node.value,
        start,
        node.position?.start.line ?? 1,
      );
      edits.push(...own);
      found.imports.push(...imports);
      break;
    }
  }
  if ('children' in node) for (const child of node.children) collect(child, found);
}

function takeSnippet(node: Paragraph, { text, edits }: Found): void {
  const edit = snippetEdit(text, node.position?.start.offset ?? 0);
  if (edit !== undefined) edits.push(edit);
}

function takeHeadingId(node: Heading, { text, edits, headingIds }: Found): void {
  const found = headingIdEdit(node, text);
  if (found === undefined) return;
  edits.push(found.edit);
  headingIds.set(node.position?.start.line ?? 0, found.id);
}

/** Returns the edits that turn directives in prose into text. A label can contain any Markdown. */
function directiveEdits(
  node: { name: string; position?: Paragraph['position'] },
  text: string,
): Edit[] {
  if (node.name === SNIPPET) return [];
  const start = node.position?.start.offset ?? 0;
  const colons = text.startsWith('::', start) ? [start, start + 1] : [start];
  return colons.map(escapeAt);
}

/** Returns the edits that escape colons in an image's alternative text, from which the compiler omits directives. */
function alternativeTextEdits({ position }: Pick<Image, 'position'>, text: string): Edit[] {
  const start = position?.start.offset ?? 0;
  const source = text.slice(start, position?.end.offset);
  const end = /\](?:\(|\[|$)/.exec(source)?.index ?? 0;
  return [...source.slice(0, end).matchAll(/(?<!\\):(?=\w)/g)].map(({ index }) =>
    escapeAt(start + index),
  );
}

function escapeAt(offset: number): Edit {
  return { start: offset, end: offset, text: '\\' };
}

interface Parsed {
  source: SourceText;
  tree: Root | undefined;
  headingIds: Map<number, string>;
  error?: unknown;
}

/**
 * Parses a page. If the compiler rejects MDX, repairs known mistakes at the reported location and tries again.
 */
function parse(written: SourceText, format: Format): Parsed {
  const headingIds = new Map<number, string>();
  // In Markdown, heading attributes would match any braces. In MDX, braces are expressions.
  const options = { features: { directive: true, headingAttributes: format === 'mdx' } };
  const toTree = format === 'mdx' ? mdxToMdast : markdownToMdast;
  let source = written;
  for (;;) {
    try {
      const tree = toTree(source.text, options) as Root;
      const fences = format === 'mdx' ? wrappingFences(tree, source.text) : [];
      if (fences.length === 0) return { source, tree, headingIds };
      source = withEdits(source, fences);
    } catch (error) {
      const repaired = format === 'mdx' ? repair(source, messageOf(error), headingIds) : undefined;
      if (repaired === undefined) return { source, tree: undefined, headingIds, error };
      source = repaired;
    }
  }
}

/** Returns the edits that remove the opening and closing lines of `mdx-code-block` fences. */
function wrappingFences(node: Nodes, text: string): Edit[] {
  if (node.type !== 'code') {
    return 'children' in node ? node.children.flatMap((child) => wrappingFences(child, text)) : [];
  }
  if (node.lang !== 'mdx-code-block') return [];
  const start = node.position?.start.offset ?? 0;
  const code = text.slice(start, node.position?.end.offset);
  const closing = /(?:`{3,}|~{3,})$/.exec(code)?.index ?? code.length;
  const opening = code.indexOf('\n') === -1 ? code.length : code.indexOf('\n');
  return [
    { start, end: start + opening, text: '' },
    ...(closing > opening ? [{ start: start + closing, end: start + code.length, text: '' }] : []),
  ];
}

function repair(
  source: SourceText,
  message: string,
  ids: Map<number, string>,
): SourceText | undefined {
  const [, line, column] = /^(\d+):(\d+): /.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const { text } = source;
  const offset = offsetOf(text, { line: Number(line), column: Number(column) });
  const snippet = snippetEdit(text, text.lastIndexOf('\n', offset - 1) + 1);
  if (snippet !== undefined) return withEdits(source, [snippet]);
  if (text.startsWith('<!--', offset)) {
    const end = text.indexOf('-->', offset + 4);
    return withEdits(source, [removal(text, offset, end === -1 ? text.length : end + 3)]);
  }
  // For the compiler, the id in `## Title {#id} ##` or `## Version {version} {#id}` is an expression.
  const start = text.lastIndexOf('{#', offset);
  const [whole, id] = /^\{#([^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/m.exec(text.slice(start)) ?? [];
  if (start === -1 || whole === undefined || id === undefined || start + whole.length < offset) {
    return undefined;
  }
  if (!HEADING_LINE.test(text.slice(text.lastIndexOf('\n', start) + 1, start))) return undefined;
  ids.set(Number(line), id);
  return withEdits(source, [removal(text, start, start + whole.length)]);
}
