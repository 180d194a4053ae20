/**
 * Reads the options after the opening of a code fence, and the directives inside the code: `ts title="src/notes.ts"
 * {1,3-5} showLineNumbers`, `// highlight-next-line`, `// [!code ++]`, and so on. Directives are removed from the code
 * that readers see and copy. If the options contain a line range, highlight comments stay in the code. Without a
 * language, no directives are read.
 */

import { suggest } from '../../problems/suggest.ts';
import { readFenceStart, readFenceWords, type UnknownWord } from './fence-options.ts';

export interface CodeFence {
  language: string;
  title?: string;
  lineNumbersFrom?: number;
  /** True for code blocks with `npm2yarn`. */
  npmToYarn: boolean;
  /** The path of the file to show, as written: `file="../samples/notes.ts#create"`. */
  file?: string;
  code: string;
  /** Marks, keyed by line of `code` (0-based). */
  marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Words after the language that aren't known options. */
  unknownWords: readonly UnknownWord[];
}

export type LineMark = 'highlighted' | 'added' | 'removed' | 'focused';

/** How comments begin and end in the languages of code blocks. */
const COMMENT_OPEN = String.raw`(?://|/\*|\{/\*|#|<!--|--|%|;;|'|REM\b|!|\(\*|\*>)`;
const COMMENT_CLOSE = String.raw`(?:\*/\}|\*/|-->|\*\))?`;
const LINE_DIRECTIVE = new RegExp(
  String.raw`^\s*${COMMENT_OPEN}\s*(highlight|focus|diff-add|diff-remove)-(next-line|start|end)\s*${COMMENT_CLOSE}\s*$`,
);
/** A mark, such as `[!code ++]`, or `[!code hl:3]` for three lines. */
const TRAILING_DIRECTIVE = new RegExp(
  String.raw`\s*${COMMENT_OPEN}\s*\[!code\s+([^\]\s:]+)(?::([^\]]*))?\s*\]\s*${COMMENT_CLOSE}\s*$`,
);
const MARK_OF: Readonly<Record<string, LineMark>> = {
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focused',
  'diff-add': 'added',
  'diff-remove': 'removed',
  '++': 'added',
  '--': 'removed',
};

const TRAILING_NAMES = ['++', '--', 'hl', 'highlight', 'focus'];

/** Parses the language and options of a code block, and its code. */
export function parseCodeFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  code: string,
): CodeFence {
  const start = readFenceStart(lang ?? '', meta ?? '');
  const language = start.language.toLowerCase();
  const { values, lines, unknown } = readFenceWords(start.meta);
  const read: ReadLines = { kept: [], marks: new Map(), unknown: [] };
  const parsed = language === '' ? code : takeDirectives(code, read, lines === undefined);
  const { marks } = read;
  for (const line of lineRange(lines ?? '')) addMark(marks, line - 1, 'highlighted');
  return {
    language: language === '' ? 'text' : language,
    title: values.get('title'),
    lineNumbersFrom: lineNumbers(values.get('showLineNumbers')),
    npmToYarn: values.has('npm2yarn'),
    file: values.get('file'),
    code: parsed,
    marks,
    unknownWords: [...unknown, ...read.unknown],
  };
}

/** Returns the first line's number, or 1 if the option has no value. */
function lineNumbers(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  return /^\d+$/.test(value) ? Number(value) : 1;
}

function lineRange(ranges: string): number[] {
  const lines: number[] = [];
  for (const part of ranges
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let line = first; line <= Math.min(last, first + 10_000); line += 1) lines.push(line);
  }
  return lines;
}

function addMark(marks: Map<number, LineMark[]>, line: number, mark: LineMark): void {
  const present = marks.get(line) ?? [];
  if (!present.includes(mark)) marks.set(line, [...present, mark]);
}

interface ReadLines {
  kept: string[];
  marks: Map<number, LineMark[]>;
  /** Unknown marks in comments. */
  unknown: UnknownWord[];
}

function takeDirectives(code: string, read: ReadLines, highlights: boolean): string {
  const { kept, marks } = read;
  const open = new Set<LineMark>();
  let next: LineMark[] = [];
  for (const line of code.split('\n')) {
    const directive = LINE_DIRECTIVE.exec(line);
    const mark = MARK_OF[directive?.[1] ?? ''];
    if (directive !== null && mark !== undefined && (highlights || mark !== 'highlighted')) {
      if (directive[2] === 'start') open.add(mark);
      else if (directive[2] === 'end') open.delete(mark);
      else next.push(mark);
      continue;
    }
    const rest = takeTrailing(line, read);
    if (rest === undefined) continue;
    for (const each of [...open, ...next]) addMark(marks, kept.length, each);
    next = [];
    kept.push(rest);
  }
  return kept.join('\n');
}

/**
 * Reads the marks at the end of a line, and applies them to that line and to the number of following lines that they
 * specify. Returns `undefined` for a line that contains only marks, which apply to the lines after it.
 */
function takeTrailing(line: string, { kept, marks, unknown }: ReadLines): string | undefined {
  let rest = line;
  for (;;) {
    const found = TRAILING_DIRECTIVE.exec(rest);
    if (found === null) return rest === '' && line !== '' ? undefined : rest;
    const [, name = '', count = '1'] = found;
    const mark = MARK_OF[name];
    rest = rest.slice(0, found.index);
    if (mark === undefined || !/^\d{1,4}$/.test(count)) {
      const word = found[0].trim();
      unknown.push({
        word,
        nearest: mark === undefined ? suggest(name, TRAILING_NAMES) : undefined,
      });
    } else {
      for (let line = 0; line < Number(count); line += 1) addMark(marks, kept.length + line, mark);
    }
  }
}
