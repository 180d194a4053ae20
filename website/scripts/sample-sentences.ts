/**
 * Prints random sentences from the site, the API reference, the READMEs, and the interface, for a blind review of
 * their English. With the same seed and texts, the sample is the same.
 *
 *     npm run sample:sentences -- --seed 7
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { parse as parseYaml } from 'yaml';
import { readMarkdown } from '../../engine/src/core/syntax/markdown-source.ts';
import { type Random, randomNumbers } from '../../engine/src/shared/test-random-numbers.ts';

interface Source {
  name: string;
  /** The number of sentences to print. */
  count: number;
  folders: readonly string[];
  files: RegExp;
  textsOf: (text: string, file: string) => readonly string[];
}

interface Found {
  file: string;
  sentence: string;
}

const SOURCES: readonly Source[] = [
  { name: 'Site', count: 60, folders: ['website/docs'], files: /\.mdx?$/, textsOf: pageTexts },
  {
    name: 'API reference',
    count: 40,
    folders: ['website/openapi/overlays'],
    files: /\.yaml$/,
    textsOf: (text) => overlayTexts(parseYaml(text)),
  },
  {
    name: 'READMEs',
    count: 30,
    folders: ['.', 'engine', 'website'],
    files: /^(?:\w+|engine\/(?:docs\/.+|\w+|src\/\w+\/README)|website\/(?:deploy\/)?\w+)\.mdx?$/,
    textsOf: pageTexts,
  },
  {
    name: 'Interface and messages',
    count: 30,
    folders: ['engine/src'],
    files: /(?<!\.test|\/test-[\w-]+)\.tsx?$/,
    textsOf: literalTexts,
  },
];

/** Minimum number of words. With fewer, there isn't enough to judge. */
const FEWEST_WORDS = 5;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.cache|fixtures|_drafts)\//;
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const OVERLAY_TEXTS = new Set(['description', 'summary']);
/** Matches string and template literals on one line. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`/g;

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const random = randomNumbers(Number(values.seed));
for (const source of SOURCES) {
  console.log(`\n## ${source.name}\n`);
  const sample = pick(sentencesOf(source), source.count, random);
  for (const [index, { file, sentence }] of sample.entries()) {
    console.log(`${index + 1}. ${sentence}  [${file}]`);
  }
}

function sentencesOf({ folders, files, textsOf }: Source): Found[] {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => files.test(file) && !NOT_OURS.test(file))
    .sort()
    .flatMap((file) => textsOf(readFileSync(file, 'utf8'), file).map((text) => ({ file, text })))
    .flatMap(({ file, text }) => splitSentences(text).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => sentence.split(/\s+/).length >= FEWEST_WORDS);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((file) =>
    path.posix.join(folder, file),
  );
}

function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}`"(])/u)
    .map((sentence) => sentence.trim());
}

function pageTexts(text: string, file: string): string[] {
  const format = file.endsWith('.mdx') ? 'mdx' : 'markdown';
  const toTree = format === 'mdx' ? mdxToMdast : markdownToMdast;
  const { text: read } = readMarkdown(text, format);
  return blockTexts(toTree(read, { features: { directive: true } }) as Root);
}

function blockTexts(node: Nodes): string[] {
  if (BLOCKS.has(node.type)) return [inlineText(node)];
  return 'children' in node ? node.children.flatMap(blockTexts) : [];
}

function inlineText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}

function overlayTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'string' && OVERLAY_TEXTS.has(key) ? [item] : overlayTexts(item),
  );
}

function literalTexts(code: string): string[] {
  return [...code.matchAll(LITERAL)]
    .map(([, quoted, template]) => (quoted ?? template ?? '').replaceAll("\\'", "'"))
    .filter((text) => /^[\p{Lu}"'$`][^<>=]*\p{Ll} \p{Ll}/u.test(text));
}

function pick<Item>(items: readonly Item[], count: number, next: Random): Item[] {
  const rest = [...items];
  const taken: Item[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
  }
  return taken;
}
