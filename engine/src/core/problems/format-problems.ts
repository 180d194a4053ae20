/** Formats problems for people: location, message, source lines, and remedy. */
import pc from 'picocolors';
import { printable } from './printable.ts';
import {
  formatPlace,
  type Place,
  type Problem,
  type ProblemKind,
  withoutRepeats,
} from './problems.ts';

export interface FormatProblemsOptions {
  color?: boolean;
  /** Prints all problems, each with the surrounding lines. */
  all?: boolean;
}

/** The number of columns in an excerpt. Longer lines are shortened to the part around the location. */
const FRAME_COLUMNS = 100;
const TAB = '  ';

/**
 * Returns the text that a command prints for its problems. Warnings come before errors, because the end of the
 * text stays on the screen. Problems are sorted by file and line, and followed by their totals. Returns an
 * empty string if there are no problems.
 *
 * @param readFile returns a file's text by its path in `Place`, or `undefined` if the file can't be read
 */
export function formatProblems(
  problems: readonly Problem[],
  readFile: (file: string) => string | undefined,
  options: FormatProblemsOptions = {},
): string {
  if (problems.length === 0) return '';
  const colors = pc.createColors(options.color ?? false);
  const linesOf = rememberLines(readFile);
  const placed = findPlaces(withoutRepeats(problems), linesOf);
  const kinds = new Map<ProblemKind, number>();
  const blocks = (['warning', 'error'] as const).flatMap((severity) => {
    const paint = severity === 'error' ? colors.red : colors.yellow;
    const chosen = placed.filter((problem) => problem.severity === severity).sort(byPlace);
    const { shown, groups } = options.all ? { shown: chosen, groups: [] } : grouped(chosen);
    for (const { kind, problems: all } of groups) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + all.length);
    }
    const whole = (problem: Problem) => {
      const frame = codeFrame(linesOf, problem.place);
      return [
        `${colors.bold(formatPlace(problem.place))}  ${paint(sentence(problem))}`,
        ...frame.map((line) => (line.startsWith('>') ? line : colors.dim(line))),
        `  ${colors.cyan('→')} ${oneLine(problem.remedy)}`,
        '',
      ].join('\n');
    };
    const short = (problem: Problem) =>
      `${formatPlace(problem.place)}  ${oneLine(`${problem.message} → ${problem.remedy}`)}`;
    return [
      ...shown.map(whole),
      ...groups.map(({ kind, problems: all }) =>
        [
          colors.bold(paint(groupTitle(kind, all))),
          '',
          ...all.slice(0, WHOLE).map(whole),
          ...all.slice(WHOLE, WHOLE + SHORT).map(short),
          ...(all.length > WHOLE + SHORT
            ? [`… and ${all.length - WHOLE - SHORT} more. To list them, add --all`]
            : []),
          '',
        ].join('\n'),
      ),
    ];
  });
  return `${[...blocks, `${totals(problems)}${byKind(kinds)}`].join('\n')}\n`;
}

/**
 * Returns the most frequent kinds in descending order, such as ` (60 broken links, 7 unknown keys in front
 * matter)`.
 */
function byKind(kinds: ReadonlyMap<ProblemKind, number>): string {
  if (kinds.size === 0) return '';
  const counts = [...kinds].sort(([, a], [, b]) => b - a);
  return ` (${counts.map(([kind, count]) => `${count} ${KINDS[kind]}`).join(', ')})`;
}

/**
 * If there are at least `GROUP` problems of one kind, they're printed as a group: the first ones (`WHOLE`) in
 * full, and the next ones (`SHORT`) on one line each.
 */
const GROUP = 6;
const WHOLE = 3;
const SHORT = 40;

const KINDS: Readonly<Record<ProblemKind, string>> = {
  'broken-link': 'broken links',
  'broken-anchor': 'links to missing anchors',
  orphan: 'unreachable pages',
  'unknown-key': 'unknown keys in front matter',
  blocked: 'elements that browsers block',
  'unread-syntax': "uses of another tool's syntax",
  'lost-text': "texts that aren't shown as written",
  'no-title': 'pages without a title',
  'unknown-property': 'unknown properties of components',
  'unknown-language': 'code blocks in unknown languages',
  'unknown-word': 'unknown code block options',
  'cached-file': 'files that browsers cache for a year',
  'repeated-text': 'repeated titles and descriptions',
  'invalid-value': 'invalid values',
  'invalid-example': 'invalid examples',
  'unmatched-name': 'names without a counterpart',
  'changed-url': 'changed URLs',
  'over-limit': 'texts and lists over a limit',
  unsupported: 'unsupported features',
  undescribed: 'values without a description',
};

interface Group {
  kind: ProblemKind;
  problems: readonly Problem[];
}

/** Returns individual problems, and groups of frequent problems. The most frequent kind comes last. */
function grouped(problems: readonly Problem[]): { shown: readonly Problem[]; groups: Group[] } {
  const byKind = new Map<ProblemKind, Problem[]>();
  for (const problem of problems) {
    if (problem.kind === undefined) continue;
    const known = byKind.get(problem.kind);
    if (known === undefined) byKind.set(problem.kind, [problem]);
    else known.push(problem);
  }
  const groups = [...byKind]
    .map(([kind, all]) => ({ kind, problems: all }))
    .filter((group) => group.problems.length >= GROUP)
    .sort((a, b) => a.problems.length - b.problems.length);
  const isGrouped = new Set<ProblemKind | undefined>(groups.map(({ kind }) => kind));
  return {
    shown: problems.filter(({ kind }) => kind === undefined || !isGrouped.has(kind)),
    groups,
  };
}

function groupTitle(kind: ProblemKind, problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ place }) => place.file)).size;
  return `${problems.length} ${KINDS[kind]} in ${files} file${files === 1 ? '' : 's'}`;
}

/** Adds the line and column to problems that only have a quoted text, which is searched for in the file. */
export function findPlaces(
  problems: readonly Problem[],
  linesOf: (file: string) => readonly string[],
): readonly Problem[] {
  return problems.map((problem) => {
    const { file, line, near } = problem.place;
    if (line !== undefined || near === undefined) return problem;
    const files = [file, ...importsOf(file, linesOf(file))];
    const [place = { file }] = files.flatMap((each) => findText(near, each, linesOf(each)));
    return { ...problem, place };
  });
}

function findText(text: string, file: string, lines: readonly string[]): Place[] {
  const quoted = ["'", '"', '`'].map((quote) => quote + text + quote);
  const columnIn = (line: string) => Math.max(...quoted.map((each) => line.indexOf(each)));
  const index = lines.findIndex((line) => columnIn(line) !== -1);
  if (index === -1) return [];
  return [{ file, line: index + 1, column: columnIn(lines[index] ?? '') + 1 }];
}

/**
 * Returns the files that a configuration file imports from its own folder, because long configurations are
 * often split.
 */
function importsOf(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const name = /^import .* from '\.\/([\w.-]+)'/.exec(line)?.[1];
    return name === undefined ? [] : [`${file.slice(0, file.lastIndexOf('/') + 1)}${name}`];
  });
}

/**
 * Returns text on one line. A description of someone else's API could otherwise begin a line of the build log, where
 * continuous integration systems read commands (`::error …`).
 */
function oneLine(text: string): string {
  return printable(text.replace(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' '));
}

function sentence({ severity, message }: Problem): string {
  return oneLine(severity === 'warning' ? `Warning: ${message}` : message);
}

/** Returns totals such as `2 errors, 1 warning`. Omits zeros. */
export function totals(all: readonly Problem[]): string {
  const problems = withoutRepeats(all);
  const parts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return parts.join(', ');
}

function byPlace({ place: a }: Problem, { place: b }: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Returns a function that reads each file once, however many problems the file has. */
function rememberLines(readFile: (file: string) => string | undefined) {
  const known = new Map<string, readonly string[]>();
  return (file: string): readonly string[] => {
    const lines = known.get(file) ?? readFile(file)?.split(/\r\n|\n|\r/) ?? [];
    known.set(file, lines);
    return lines;
  };
}

/**
 * Returns the line, its neighbors, and a caret below the column. Returns an empty list if the line isn't known.
 */
function codeFrame(
  linesOf: (file: string) => readonly string[],
  { file, line, column }: Place,
): string[] {
  if (line === undefined) return [];
  const lines = linesOf(file);
  if (lines[line - 1] === undefined) return [];
  const offset = Math.max(0, (column ?? 1) - 1 - Math.round(FRAME_COLUMNS * 0.75));
  const width = String(line + 1).length;
  return [line - 1, line, line + 1].flatMap((number) => {
    const text = lines[number - 1];
    // An empty last line is only the line break at the end of the file.
    if (text === undefined || (text === '' && number === lines.length && number !== line))
      return [];
    const marked = number === line;
    const row =
      `${marked ? '>' : ' '} ${String(number).padStart(width)} | ${cut(text, offset)}`.trimEnd();
    if (!marked || column === undefined) return [row];
    const before = cut(text.slice(0, column - 1), offset);
    return [row, `  ${' '.repeat(width)} | ${' '.repeat(before.length)}^`];
  });
}

/** Returns the part of a line that's shown, with an ellipsis where text is omitted. */
function cut(text: string, offset: number): string {
  const part = text.slice(offset, offset + FRAME_COLUMNS);
  const start = offset > 0 && part !== '' ? '…' : '';
  const end = text.length > offset + FRAME_COLUMNS ? '…' : '';
  return start + printable(part.replaceAll('\t', TAB)) + end;
}
