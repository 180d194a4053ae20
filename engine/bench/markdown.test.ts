/** Compares this repository's pages in Markdown to their HTML documents. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtWebsite } from './built-website.ts';
import { readPages } from './output.ts';

interface Pair {
  file: string;
  html: string;
  markdown: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Pages without text: the search form, and the not-found page. */
const WITHOUT_TEXT = ['404.html', 'search.html'];

const output = builtWebsite();
const pairs: readonly Pair[] = readPages(output)
  .filter(({ file }) => !WITHOUT_TEXT.includes(file))
  .map(({ file, html, article }) => ({
    file,
    html: article ?? /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '',
    markdown: readFileSync(path.join(output, file.replace(/html$/, 'md')), 'utf8'),
  }));

describe('every page as Markdown', () => {
  it("contains at least 95 percent of its document's words", () => {
    expect(pairs.length).toBeGreaterThan(500);
    const poor = pairs
      .map(({ file, html, markdown }) => ({ file, ...heldWords(html, markdown) }))
      .filter(({ share }) => share < 0.95);
    expect(poor).toEqual([]);
  });

  it('has the headings of its document, in order', () => {
    const different = pairs.filter(
      ({ html, markdown }) => headings(html).join() !== markdownHeadings(markdown).join(),
    );
    expect(different.map(({ file }) => file)).toEqual([]);
  });

  it('contains absolute URLs and complete fences', () => {
    const relative = pairs.filter(({ markdown }) =>
      /\]\((?!https?:|mailto:|#|<)/.test(withoutCode(markdown)),
    );
    expect(relative.map(({ file }) => file)).toEqual([]);
    const open = pairs.filter(({ markdown }) => /^\s*(?:> )?`{3,}/m.test(prose(markdown)));
    expect(open.map(({ file }) => file)).toEqual([]);
  });

  it('contains checkboxes only in lists, because others are page controls', () => {
    const inText = pairs.filter(({ markdown }) =>
      /^(?!\s*(?:> )*(?:[-*]|\d+\.) \[[ x]\] ).*\[[ x]\] /m.test(withoutCode(markdown)),
    );
    expect(inText.map(({ file }) => file)).toEqual([]);
  });
});

/**
 * Returns the share of a document's words that its Markdown contains at least as often, and the first few words
 * that are missing.
 */
function heldWords(html: string, markdown: string): { share: number; missing: string[] } {
  const left = new Map<string, number>();
  for (const word of wordsOf(withoutAddresses(markdown))) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(readerText(html));
  const missing = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return { share: 1 - missing.length / Math.max(1, words.length), missing: missing.slice(0, 10) };
}

/**
 * Returns a document's text without the parts that are only for people. The engine's own rules aren't used, because
 * they're being tested.
 */
function readerText(html: string): string {
  return parseDocument(html).children.map(textOf).join('');
}

const CONTROLS = new Set(['button', 'nav', 'script', 'select', 'style', 'svg', 'template']);

function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node) || isForPeople(node)) return '';
  const text = node.children.map(textOf).join('');
  return node.name === 'span' ? text : ` ${text} `;
}

function isForPeople({ name, attribs }: Element): boolean {
  return (
    CONTROLS.has(name) ||
    'data-markdown-ignore' in attribs ||
    attribs.role === 'tablist' ||
    attribs.class === 'sr-only' ||
    (name === 'a' && (attribs['aria-label']?.startsWith('Direct link to ') ?? false))
  );
}

/** Returns the words of a text, but not the URLs of links. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function prose(markdown: string): string {
  return markdown.replace(/^( *(?:> )?)(`{3,}).*\n[\s\S]*?\n\1\2$/gm, '');
}

/** Returns Markdown without code blocks and inline code. */
function withoutCode(markdown: string): string {
  return prose(markdown).replace(/(`+)[^`][\s\S]*?\1/g, '');
}

function headings(html: string): string[] {
  return parseDocument(html).children.flatMap(headingsOf);
}

function headingsOf(node: Node): string[] {
  if (!('attribs' in node) || isForPeople(node)) return [];
  if (!/^h[1-6]$/.test(node.name)) return node.children.flatMap(headingsOf);
  return [`${node.name.slice(1)} ${wordsOf(textOf(node)).join(' ')}`];
}

function markdownHeadings(markdown: string): string[] {
  return [...prose(markdown).matchAll(/^(?:[ >-]|\d+\.)*(#{1,6}) (.*)$/gm)].map(
    ([, level = '', text = '']) => `${level.length} ${wordsOf(withoutAddresses(text)).join(' ')}`,
  );
}

function withoutAddresses(markdown: string): string {
  return markdown.replace(/\]\((?:<[^>]*>|[^)\s]*)\)/g, ']');
}
