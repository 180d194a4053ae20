/** Extracts the facts from a text, which a rewrite must keep. Everything that isn't wording is a fact. */
import GithubSlugger from 'github-slugger';
import type { Code, Nodes, Root, Yaml } from 'mdast';
import { type MdxJsxAttributeUnion, markdownToMdast, mdxToMdast } from 'satteri';
import { parse as parseYaml } from 'yaml';
import { readMarkdown } from '../../../engine/src/core/syntax/markdown-source.ts';

export type Format = 'markdown' | 'mdx' | 'data';

/** How often each fact occurs, keyed by its kind and value, such as `link /quickstart`. */
export type Facts = ReadonlyMap<string, number>;

/** Attributes and front matter keys whose text is for readers, so that it can be reworded. */
const WORDING = new Set([
  ...['alt', 'caption', 'title', 'summary', 'label', 'description', 'reason'],
  ...['sidebar_label', 'pagination_label'],
]);

/** Matches numbers, including their separators and percent sign: `6.7.2`, `10,000`, `5%`. */
const NUMBER = /\d+(?:[.,]\d+)*%?/g;

/**
 * Returns the facts in a text: code, numbers, links, ids, bold labels, first cells of table rows, component
 * attributes, and front matter. In data (JSON or YAML), every string is treated as Markdown.
 *
 * @throws the parser's error if the text can't be parsed
 */
export function factsOfText(text: string, format: Format): Facts {
  const facts: string[] = [];
  if (format === 'data') readData(parseYaml(text), '', facts);
  else readPage(text, format, facts);
  return count(facts);
}

/** Returns the facts that occur in only one of two texts, one per line. */
export function compareFacts(before: Facts, after: Facts): { lost: string[]; added: string[] } {
  return { lost: missing(before, after), added: missing(after, before) };
}

function missing(from: Facts, other: Facts): string[] {
  return [...from]
    .map(([fact, times]) => ({ fact, times: times - (other.get(fact) ?? 0) }))
    .filter(({ times }) => times > 0)
    .map(({ fact, times }) => (times === 1 ? fact : `${fact} (${times} times)`));
}

function count(facts: readonly string[]): Facts {
  const times = new Map<string, number>();
  for (const fact of facts) times.set(fact, (times.get(fact) ?? 0) + 1);
  return times;
}

function readPage(text: string, format: 'markdown' | 'mdx', facts: string[]): void {
  const { text: read, headingIds, imports } = readMarkdown(text, format);
  for (const { from, imported } of imports) facts.push(`import ${imported} from ${from}`);
  const options = { features: { directive: true }, position: true };
  const toTree = format === 'mdx' ? mdxToMdast : markdownToMdast;
  const reader = { facts, headingIds, slugger: new GithubSlugger() };
  readNode(toTree(read, options) as Root, reader);
}

interface Reader {
  facts: string[];
  headingIds: ReadonlyMap<number, string>;
  slugger: GithubSlugger;
}

function readNode(node: Nodes | Yaml, reader: Reader): void {
  const { facts } = reader;
  if (node.type === 'yaml') readData(parseYaml(node.value), 'front matter', facts);
  if (node.type === 'code') facts.push(...codeFacts(node));
  if (node.type === 'inlineCode') facts.push(`code ${node.value}`);
  if (node.type === 'link' || node.type === 'definition') facts.push(`link ${node.url}`);
  if (node.type === 'image') facts.push(`image ${node.url}`);
  if (node.type === 'strong') facts.push(`label ${textOf(node)}`);
  if (node.type === 'heading') facts.push(`id ${headingId(node, reader)}`);
  if (node.type === 'tableRow') facts.push(`row ${textOf(node.children[0])}`);
  if (node.type === 'containerDirective') facts.push(`callout ${node.name}`);
  if (node.type === 'text') facts.push(...numbersIn(node.value));
  if ('name' in node && 'attributes' in node && Array.isArray(node.attributes)) {
    facts.push(`component ${node.name}`, ...attributeFacts(node.attributes));
  }
  if ('children' in node) for (const child of node.children) readNode(child, reader);
}

/** Returns the facts of each line of code. If a comment changes, the other lines are still compared. */
function codeFacts({ lang, meta, value }: Code): string[] {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return [`fence ${lang ?? ''} ${meta ?? ''}`, ...lines.map((line) => `code line ${line}`)];
}

function headingId(node: Nodes, { headingIds, slugger }: Reader): string {
  const explicit = headingIds.get(node.position?.start.line ?? 0);
  return explicit ?? slugger.slug(textOf(node));
}

function attributeFacts(attributes: readonly MdxJsxAttributeUnion[]): string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || WORDING.has(attribute.name)) return [];
    const { name, value } = attribute;
    return `attribute ${name}=${typeof value === 'string' ? value : (value?.value ?? true)}`;
  });
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => `number ${number}`);
}

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Reads data. A string with spaces is prose and treated as Markdown. Any other value is a fact. */
function readData(value: unknown, path: string, facts: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) readData(item, path, facts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) readData(item, `${path}.${key}`, facts);
  } else if (typeof value === 'string' && (value.includes(' ') || WORDING.has(lastKey(path)))) {
    facts.push(`text at ${path}`);
    readPage(value, 'markdown', facts);
  } else {
    facts.push(`value at ${path}: ${value}`);
  }
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
