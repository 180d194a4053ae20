/**
 * Brings the ecosystem's spellings into the form that the Markdown compiler understands. What is to be changed is
 * read from the compiler's own tree, so that code, comments, and quoted text stay as they are:
 * - `## Title {#id}`, `## Title {/* #id *‍/}`: the id is taken off and reported;
 * - `:::note Title` and `::: note Title` become `:::note[Title]`;
 * - `host:port[^1]` is text, not a directive;
 * - `<<< ./file.ts` becomes a directive;
 * - the content of `<pre>` in MDX is text;
 * - `<!-- comment -->` is removed from MDX, which has no HTML comments;
 * - `import … from '…'` is removed from MDX and reported;
 * - the content of `mdx-code-block` fences, which hide MDX from translators, is read as MDX.
 */
import type { Heading, Nodes, Paragraph, Root } from 'mdast';
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
  /** Explicit ids by the line on which their heading begins. */
  headingIds: ReadonlyMap<number, string>;
  imports: readonly ImportedName[];
  /** An import in Markdown: the file looks like MDX. */
  misplacedImport?: LineAndColumn;
  /** What the compiler says of text that it can't parse. It would first stumble over an explicit id. */
  error?: unknown;
}

type Format = 'markdown' | 'mdx';

/**
 * Anything that could need a change. Most pages have none of it and aren't parsed twice; a match alone changes
 * nothing.
 */
const CANDIDATES: Readonly<Record<Format, RegExp>> = {
  markdown: /\{#|:::|:[\w-]+[[{]|<<<|^import\b/m,
  mdx: /\{#|:::|:[\w-]+[[{]|<!--|<<<|<pre\b|\{\/\*\s*#|mdx-code-block|^(?:import|export)\b/m,
};

const IMPORT = /^import\s+(?:[\w$*{][^'"]*\sfrom\s*)?['"]/;
/** A heading, also in quotes and lists. */
const HEADING_LINE = /^(?:[ \t>]|[-+*][ \t]|\d+[.)][ \t])*#{1,6}[ \t]/;

/** Reads a page. Text that cannot be parsed is returned for the compiler to complain about. */
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

/** A paragraph that says what an import statement says. */
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

/** Directives in prose are text. Directives without a label are restored later. A label can be any Markdown. */
function directiveEdits(
  node: { name: string; position?: Paragraph['position'] },
  text: string,
): Edit[] {
  if (node.name === SNIPPET) return [];
  const start = node.position?.start.offset ?? 0;
  const colons = text.startsWith('::', start) ? [start, start + 1] : [start];
  if (!/[[{]/.test(text.charAt(start + colons.length + node.name.length))) return [];
  return colons.map((offset) => ({ start: offset, end: offset, text: '\\' }));
}

interface Parsed {
  source: SourceText;
  tree: Root | undefined;
  headingIds: Map<number, string>;
  error?: unknown;
}

/** MDX that the compiler rejects is repaired where it says, as long as that is something we know. */
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

/** Edits that remove the lines around the content of fences that only wrap it. */
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
  // The id of `## Title {#id} ##`, or of `## Version {version} {#id}`, is an expression to the compiler.
  const start = text.lastIndexOf('{#', offset);
  const [whole, id] = /^\{#([^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/m.exec(text.slice(start)) ?? [];
  if (start === -1 || whole === undefined || id === undefined || start + whole.length < offset) {
    return undefined;
  }
  if (!HEADING_LINE.test(text.slice(text.lastIndexOf('\n', start) + 1, start))) return undefined;
  ids.set(Number(line), id);
  return withEdits(source, [removal(text, start, start + whole.length)]);
}
