/** Formats the report for authors, grouped by subject. */
import type { Comparison, Difference } from './compare.ts';
import type { SiteTexts } from './named-in.ts';

export interface ReportedSubject extends Comparison {
  title: string;
  /** Component that renders the data. */
  component?: string;
}

const HEADS = {
  new: 'New in the source',
  gone: 'Removed from the source',
  different: 'Changed in the source',
} as const;

/** Maximum number of files to list. All others are only counted. */
const MOST_FILES = 6;

/** Returns the text that the command prints. */
export function formatReport(subjects: readonly ReportedSubject[], texts: SiteTexts): string {
  return subjects.map((subject) => `${formatSubject(subject, texts)}\n`).join('');
}

/** True if everything was found and the source code and the site agree. */
export function isClean({ differences, moves, misses }: Comparison): boolean {
  return differences.length === 0 && moves.size === 0 && misses.length === 0;
}

function formatSubject(subject: ReportedSubject, texts: SiteTexts): string {
  const { title, count, differences, moves, misses, component } = subject;
  const values = subject.valueCount === 0 ? '' : ` (${subject.valueCount} values)`;
  if (isClean(subject)) return `✓ ${count} ${title}${values}`;
  const drawn = component === undefined ? [] : texts.using(component);
  const kinds = (['new', 'gone', 'different'] as const).flatMap((kind) => {
    const found = differences.filter((each) => each.kind === kind);
    if (found.length === 0) return [];
    return [
      `  ${HEADS[kind]} (${found.length})`,
      ...found.flatMap((each) => formatDifference(each, texts)),
    ];
  });
  return [
    `✗ ${count} ${title}${drawn.length === 0 ? '' : `, rendered in ${files(drawn)}`}`,
    ...kinds,
    ...section(
      'Moved',
      [...moves].map(([move, facts]) => `${move} (${facts})`),
    ),
    ...section(
      'Not found',
      misses.map(({ file, message }) => `${file}  ${message}`),
    ),
    '',
  ].join('\n');
}

function formatDifference(
  { name, details, source, pages }: Difference,
  texts: SiteTexts,
): string[] {
  const naming = [...new Set([...pages, ...texts.naming(name)])];
  return [
    `    ${name}${source === undefined || source === name ? '' : `  ${source}`}`,
    ...details.map((detail) => `      ${detail}`),
    ...(naming.length === 0 ? [] : [`      mentioned in ${files(naming)}`]),
  ];
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`  ${head} (${lines.length})`, ...lines.map((line) => `    ${line}`)];
}

function files(names: readonly string[]): string {
  const more = names.length - MOST_FILES;
  return more <= 0 ? names.join(', ') : `${names.slice(0, MOST_FILES).join(', ')} and ${more} more`;
}
