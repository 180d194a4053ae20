/**
 * Reads the options after the opening of a code fence, and the directives inside the code: `ts
 * title="src/notes.ts" {1,3-5} showLineNumbers`, `// highlight-next-line`, `// [!code ++]`, and so on.
 * Directives are removed from the code that readers see and copy. If the options contain a line range,
 * highlight comments aren't removed. If there's no language, no directives are read.
 */

import { readFenceWords, type UnknownWord } from './fence-words.ts';
import { readFenceStart } from './foreign-fence.ts';

export interface CodeFence {
  language: string;
  title?: string;
  lineNumbersFrom?: number;
  /** True for code blocks with `npm2yarn`. */
  npmToYarn: boolean;
  /** Path of the file to show, as written: `file="../samples/notes.ts#create"`. */
  file?: string;
  code: string;
  /** Marks by line of `code` (0-based). */
  marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Words after the language that aren't options. */
  unknownWords: readonly UnknownWord[];
}

export type LineMark = 'highlighted' | 'added' | 'removed' | 'focused';

/** How comments begin and end in the languages of code blocks. */
const COMMENT_OPEN = String.raw`(?://|/\*|\{/\*|#|<!--|--|%|;;|'|REM\b|!|\(\*|\*>)`;
const COMMENT_CLOSE = String.raw`(?:\*/\}|\*/|-->|\*\))?`;
const LINE_DIRECTIVE = new RegExp(
  String.raw`^\s*${COMMENT_OPEN}\s*(highlight|focus|diff-add|diff-remove)-(next-line|start|end)\s*${COMMENT_CLOSE}\s*$`,
);
const TRAILING_DIRECTIVE = new RegExp(
  String.raw`\s*${COMMENT_OPEN}\s*\[!code\s+(\+\+|--|hl|highlight|focus)\]\s*${COMMENT_CLOSE}\s*$`,
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

/** Parses the language and options of a code block, and its code. */
export function parseCodeFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  code: string,
): CodeFence {
  const start = readFenceStart(lang ?? '', meta ?? '');
  const language = start.language.toLowerCase();
  const { values, lines, unknown } = readFenceWords(start.meta);
  const marks = new Map<number, LineMark[]>();
  const parsed = language === '' ? code : takeDirectives(code, marks, lines === undefined);
  for (const line of lineRange(lines ?? '')) addMark(marks, line - 1, 'highlighted');
  return {
    language: language === '' ? 'text' : language,
    title: values.get('title'),
    lineNumbersFrom: lineNumbers(values.get('showLineNumbers')),
    npmToYarn: values.has('npm2yarn'),
    file: values.get('file'),
    code: parsed,
    marks,
    unknownWords: unknown,
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

function takeDirectives(code: string, marks: Map<number, LineMark[]>, highlights: boolean): string {
  const kept: string[] = [];
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
    const trailing = TRAILING_DIRECTIVE.exec(line);
    const trailingMark = MARK_OF[trailing?.[1] ?? ''];
    for (const each of [...open, ...next]) addMark(marks, kept.length, each);
    if (trailingMark !== undefined) addMark(marks, kept.length, trailingMark);
    next = [];
    kept.push(trailing === null ? line : line.slice(0, trailing.index));
  }
  return kept.join('\n');
}
