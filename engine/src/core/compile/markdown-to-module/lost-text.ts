/**
 * Reports Markdown whose text wouldn't appear, or that would swallow the rest of the page: unused and repeated
 * footnotes, references without a definition, blocks that aren't closed, and other tools' syntax.
 */
import type { Code, FootnoteDefinition, FootnoteReference, Html, Nodes, Parents } from 'mdast';
import type { MdastNode } from 'satteri';
import type { Place, Problem } from '../../problems/problems.ts';
import { sourceOf } from '../../syntax/plain-text.ts';
import { readHtml } from '../html/html-tokens.ts';

type Container = Readonly<Extract<MdastNode, { type: 'containerDirective' }>>;
type Warn = (offset: number | undefined, message: string, remedy: string) => void;

interface Pattern {
  /** In each pattern, the first group is the name that the message shows. */
  pattern: RegExp;
  message: (name: string) => string;
  remedy: (name: string) => string;
}

const PATTERNS: readonly Pattern[] = [
  {
    // `matrix[0][1]` in prose isn't meant as a link.
    pattern: /(?<![\w\]\\])\[(?:[^[\]\\]|\\.)+\]\[([^[\]]+)\]/g,
    message: (name) => `The link reference [${name}] has no definition, so it's shown as text`,
    remedy: (name) => `Add the line \`[${name}]: URL\`, or write a literal bracket as \`\\[\`.`,
  },
  {
    pattern: /(?<!\\)\[\^([^[\]\s]+)\](?![+*{:])/g,
    message: (name) => `The footnote [^${name}] has no definition, so it's shown as text`,
    remedy: (name) => `Add the line \`[^${name}]: Text\`, or write a literal bracket as \`\\[\`.`,
  },
  {
    pattern: /\{\{[<%]\s*(\/?\s*[\w./-]+)/g,
    message: (name) => `The Hugo shortcode \`${name}\` is shown as text`,
    remedy: () => 'Write the content as Markdown, or use a component in an MDX file.',
  },
  {
    // Amounts of money and names of shell variables aren't formulas.
    pattern:
      /(?<![\\$\w])(?:\$\$[^$]+\$\$|\$(?![\s${(])(?:[A-Za-z]|[^$\n]*[\\^_=][^$\n]*)(?<!\s)\$)(?![\w${(])/g,
    message: () => 'The formula is shown as text, because pages have no syntax for math',
    remedy: () =>
      'Render it in a component, or write a plugin that renders code blocks with the language `math`. A literal dollar sign is `\\$`.',
  },
];

/** Matches pages that may contain one of the patterns. Others needn't be searched. */
const CANDIDATE = /\]\[|\[\^|\$|\{\{[<%]/;

export type LostText = ReturnType<typeof lostText>;

/** Returns the visitors for one file, and a function that returns the problems at the end. */
export function lostText(source: string, placeOf: (offset: number) => Place) {
  const problems: Problem[] = [];
  const warn: Warn = (offset = 0, message, remedy) => {
    const place = placeOf(offset);
    problems.push({ severity: 'warning', kind: 'lost-text', place, message, remedy });
  };
  const notes: Readonly<FootnoteDefinition>[] = [];
  const used = new Set<string>();
  const html: Readonly<Html>[] = [];
  const search = (node: Readonly<Parents>) => searchText(node, source, warn);
  return {
    visitors: {
      footnoteDefinition: (node: Readonly<FootnoteDefinition>) => void notes.push(node),
      footnoteReference: (node: Readonly<FootnoteReference>) => void used.add(node.identifier),
      ...(CANDIDATE.test(source) && { paragraph: search, tableCell: search }),
    },
    checkContainer: (node: Container) => checkContainer(node, source, warn),
    checkFence: (node: Readonly<Code>) => checkFence(node, source, warn),
    addHtml: (node: Readonly<Html>) => void html.push(node),
    finish(): readonly Problem[] {
      checkNotes(notes, used, warn);
      checkTags(html, source, warn);
      return problems;
    },
  };
}

function checkNotes(
  notes: readonly Readonly<FootnoteDefinition>[],
  used: ReadonlySet<string>,
  warn: Warn,
): void {
  const seen = new Set<string>();
  for (const { identifier, label, position } of notes) {
    const name = label ?? identifier;
    const offset = position?.start.offset;
    if (seen.has(identifier)) {
      const message = `The footnote [^${name}] is already defined, so this text isn't shown`;
      warn(offset, message, 'Give one of the footnotes a different name.');
    } else if (!used.has(identifier)) {
      const message = `Nothing refers to the footnote [^${name}], so its text isn't shown`;
      warn(offset, message, `Add \`[^${name}]\` to a sentence, or remove the footnote.`);
    }
    seen.add(identifier);
  }
}

function checkContainer(node: Container, source: string, warn: Warn): void {
  const lines = sourceOf(node, source).trimEnd().split('\n');
  const [colons = ''] = /^:+/.exec(lines[0] ?? '') ?? [];
  const [, end = ''] = /^[ \t>]*(:{3,})$/.exec(lines.at(-1) ?? '') ?? [];
  const last = node.children.at(-1);
  // The end of a nested callout doesn't close this one.
  const isInner =
    last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset;
  if (lines.length > 1 && end.length >= colons.length && !isInner) return;
  const message = `\`${colons}${node.name}\` isn't closed, so everything after it is part of it`;
  warn(node.position?.start.offset, message, `Add the line \`${colons}\` where it ends.`);
}

function checkFence(node: Readonly<Code>, source: string, warn: Warn): void {
  const lines = sourceOf(node, source).trimEnd().split('\n');
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  const [, end = ''] = /^[ \t>]*(`{3,}|~{3,})$/.exec(lines.at(-1) ?? '') ?? [];
  if (fence === undefined || (lines.length > 1 && end.startsWith(fence))) return;
  const message = "The code block isn't closed, so everything after it is part of it";
  warn(node.position?.start.offset, message, `Add the line \`${fence}\` where the code ends.`);
}

/** Elements whose end tag can be omitted. */
const OPTIONAL_END = new Set(
  'colgroup dd dt html body head li option optgroup p rp rt tbody td tfoot th thead tr'.split(' '),
);

/** Reports comments and elements that aren't closed in any of a page's raw HTML. */
function checkTags(nodes: readonly Readonly<Html>[], source: string, warn: Warn): void {
  const open: { name: string; offset: number; raw: string }[] = [];
  let at = 0;
  const starts = nodes.map(({ value }) => {
    const start = at;
    at += value.length;
    return start;
  });
  /** Converts an offset in the joined HTML to an offset in the page's source. */
  const offsetOf = (position: number, text: string) => {
    const node = nodes[starts.findLastIndex((start) => start <= position)];
    const start = node?.position?.start.offset ?? 0;
    return Math.max(start, source.indexOf(text, start));
  };
  // One report for each type of element is enough, because they're usually the same mistake.
  const names = new Set<string>();
  let position = 0;
  for (const token of readHtml(nodes.map(({ value }) => value).join(''))) {
    if (token.kind === 'start') open.push({ name: token.name, offset: position, raw: token.raw });
    if (token.kind === 'other' && /^<!--(?!.*-->$)/s.test(token.raw)) {
      const offset = offsetOf(position, '<!--');
      const message = "The comment isn't closed, so the rest of the page isn't shown";
      warn(offset, message, 'Add `-->` where it ends.');
    }
    if (token.kind === 'end') {
      const index = open.findLastIndex(({ name }) => name === token.name);
      const [start] = index === -1 ? [] : open.splice(index, 1);
      const isImplied = token.raw === '' && !OPTIONAL_END.has(token.name);
      if (isImplied && start !== undefined && !start.raw.endsWith('/>') && !names.has(start.name)) {
        names.add(start.name);
        const offset = offsetOf(start.offset, `<${token.name}`);
        const remedy = `Add \`</${token.name}>\` where it ends, or remove the tag.`;
        warn(offset, `<${token.name}> isn't closed`, remedy);
      }
    }
    position += token.raw.length;
  }
}

/** Searches a block's text for the patterns. */
function searchText(node: Readonly<Parents>, source: string, warn: Warn): void {
  const start = node.position?.start.offset ?? 0;
  const slice = source.slice(start, node.position?.end.offset);
  if (!CANDIDATE.test(slice)) return;
  const text = withoutNodes(node, slice, start);
  for (const { pattern, message, remedy } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      warn(start + match.index, message(name), remedy(name));
    }
  }
}

/** Returns a block's source with placeholders for everything that the compiler has recognized. */
function withoutNodes(node: Readonly<Parents>, slice: string, start: number): string {
  let text = slice;
  for (const child of node.children as Nodes[]) {
    if (child.type === 'text') continue;
    if ('children' in child && /^(?:emphasis|strong|delete)$/.test(child.type)) {
      text = withoutNodes(child, text, start);
      continue;
    }
    const from = (child.position?.start.offset ?? 0) - start;
    const to = (child.position?.end.offset ?? 0) - start;
    text = text.slice(0, from) + '\uFFFC'.repeat(to - from) + text.slice(to);
  }
  return text;
}
