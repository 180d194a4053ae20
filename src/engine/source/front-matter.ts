/** Front matter: the YAML block between `---` lines at the top of a page. */
import type { Document, ErrorCode, YAMLMap } from 'yaml';
import { isCollection, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { positionAt } from '../config/position.ts';
import { checkAgainst } from '../config/schema-problems.ts';
import type { Problem } from '../problems.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import { frontMatterSchema } from './front-matter-schema.ts';

export type { FrontMatter };

export interface ParsedFrontMatter {
  /** What is valid; keys with problems are left out, so that later stages can find more. */
  frontMatter: FrontMatter;
  problems: readonly Problem[];
  /** Offset in the text at which the body starts. */
  bodyStart: number;
}

/** Reads and checks the front matter of `text`; `file` is what problems name. */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
  const block = findBlock(text);
  if (block === undefined) return { frontMatter: {}, problems: [], bodyStart: 0 };
  const { start, end, bodyStart } = block;
  const report = (offset: number, message: string, remedy: string): Problem => ({
    severity: 'error',
    place: { file, ...positionAt(text, offset) },
    message,
    remedy,
  });
  if (end === undefined) {
    const remedy = 'Close it with a line of three hyphens; for a rule at the top write ***';
    return {
      frontMatter: {},
      problems: [report(0, 'front matter is not closed', remedy)],
      bodyStart,
    };
  }
  const document = parseDocument(text.slice(start, end), { prettyErrors: false, stringKeys: true });
  const syntax = [...document.errors, ...document.warnings].map((error) =>
    report(
      start + error.pos[0],
      `front matter: ${firstSentence(error.message)}`,
      remedyOf(error.code),
    ),
  );
  if (syntax.length > 0) return { frontMatter: {}, problems: syntax, bodyStart };
  const { frontMatter, problems } = checkDocument(document, (offset, message, remedy) =>
    report(start + offset, message, remedy),
  );
  return { frontMatter, problems, bodyStart };
}

/** Where the YAML and the body lie; `end` is absent when the block is not closed. */
function findBlock(text: string): { start: number; end?: number; bodyStart: number } | undefined {
  const opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (opening === null) return undefined;
  const start = opening[0].length;
  const closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = start;
  const match = closing.exec(text);
  if (match === null) return { start, bodyStart: text.length };
  const lineEnd = match.index + match[0].length;
  return { start, end: match.index, bodyStart: Math.min(lineEnd + 1, text.length) };
}

type Report = (offset: number, message: string, remedy: string) => Problem;

function checkDocument(
  document: Document.Parsed,
  report: Report,
): { frontMatter: FrontMatter; problems: readonly Problem[] } {
  const alias = unresolvedAlias(document);
  if (alias !== undefined) {
    const problem = report(alias, 'front matter: no value with this name', remedyOf('BAD_ALIAS'));
    return { frontMatter: {}, problems: [problem] };
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch {
    const remedy = 'Write the values out instead of repeating them by reference';
    const problem = report(0, 'front matter repeats itself too often', remedy);
    return { frontMatter: {}, problems: [problem] };
  }
  const { data, problems } = checkAgainst(frontMatterSchema, value, {
    rootName: 'front matter',
    sourceText: (path) => sourceText(document, path),
  });
  return {
    frontMatter: data ?? withoutKeys(value, new Set(problems.map(({ path }) => path[0]))),
    problems: problems
      .map((problem) => ({ ...problem, at: offsetOf(document, problem.path, problem.atKey) }))
      .sort((a, b) => a.at - b.at)
      .map(({ at, message, remedy }) => report(at, message, remedy)),
  };
}

function unresolvedAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function withoutKeys(value: unknown, wrong: ReadonlySet<PropertyKey | undefined>): FrontMatter {
  if (typeof value !== 'object' || value === null) return {};
  const kept = Object.entries(value).filter(([key]) => !wrong.has(key));
  return frontMatterSchema.safeParse(Object.fromEntries(kept)).data ?? {};
}

/** Offset of a value in the YAML, or of its key; of the nearest thing around it when it is missing. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], atKey: boolean): number {
  const parent = path.slice(0, -1);
  if (path.length === 0) return startOf(document.contents) ?? 0;
  const map: unknown = parent.length === 0 ? document.contents : document.getIn(parent, true);
  const keyStart = isMap(map) ? startOf(keyOf(map, path.at(-1))) : undefined;
  const valueStart = atKey ? undefined : startOf(document.getIn(path, true));
  return valueStart ?? keyStart ?? offsetOf(document, parent, false);
}

function keyOf(map: YAMLMap, key: PropertyKey | undefined): unknown {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) && (isScalar(node) || isCollection(node)) ? node.range?.[0] : undefined;
}

function sourceText(document: Document.Parsed, path: readonly PropertyKey[]): string | undefined {
  const node: unknown = document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

function firstSentence(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/[.:]$/, '');
}

function remedyOf(code: ErrorCode): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_DIRECTIVE':
    case 'MULTILINE_IMPLICIT_KEY':
      return "Put the value in quotes: title: 'Flags: an overview'";
    case 'TAB_AS_INDENT':
      return 'Indent with spaces';
    case 'BAD_INDENT':
      return 'Indent the lines of one list or object alike';
    case 'DUPLICATE_KEY':
      return 'Remove one of the two';
    case 'MISSING_CHAR':
      return 'Close the quote or bracket';
    case 'BAD_DQ_ESCAPE':
      return 'Use single quotes, in which a backslash is a backslash';
    case 'TAG_RESOLVE_FAILED':
      return 'Put a value that begins with an exclamation mark in quotes';
    case 'BAD_ALIAS':
      return 'Put a value that begins with an asterisk in quotes';
    default:
      return 'Correct the YAML at this place';
  }
}
