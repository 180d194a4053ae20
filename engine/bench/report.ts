/** Figures and their budgets as rows of one readable table. */

export interface Figure {
  what: string;
  /** As people read it: `4.61 KB`. */
  value: string;
  budget: string;
  /** Whether the budget is kept; `undefined` when there is none, or when nothing was measured. */
  isKept?: boolean;
  /** True if little of the budget is left. */
  isNear?: boolean;
}

export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

/** A figure that has to be at most `limit`. */
export function atMost(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Figure {
  return { what, value: format(value), budget: `≤ ${format(limit)}`, isKept: value <= limit };
}

/** Share of a budget from which on a figure is worth a look. */
const NEAR = 0.95;

/** Returns the figure of a number of bytes, which has to be at most `limit`. */
export function bytesAtMost(what: string, value: number, limit: number): Figure {
  return { ...atMost(what, value, limit, kilobytes), isNear: value > NEAR * limit };
}

/** A figure that has to be at least `limit`. */
export function atLeast(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Figure {
  return { what, value: format(value), budget: `≥ ${format(limit)}`, isKept: value >= limit };
}

/** A figure without a budget: it explains another one. */
export function remark(what: string, value: string): Figure {
  return { what, value, budget: '' };
}

/** The groups as a table with aligned columns; the last column is `ok`, a warning, `OVER`, or empty. */
export function formatTable(groups: readonly FigureGroup[]): string {
  const figures = groups.flatMap((group) => group.figures);
  const widths = (['what', 'value', 'budget'] as const).map((column) =>
    Math.max(...figures.map((figure) => figure[column].length), 0),
  );
  const [what = 0, value = 0, budget = 0] = widths;
  const line = (figure: Figure) =>
    `  ${figure.what.padEnd(what)}  ${figure.value.padStart(value)}  ${figure.budget.padEnd(budget)}  ${verdict(figure)}`;
  return groups
    .map((group) =>
      [group.title, ...group.figures.map((figure) => line(figure).trimEnd())].join('\n'),
    )
    .join('\n\n');
}

function verdict({ isKept, isNear }: Figure): string {
  if (isKept === undefined) return '';
  if (!isKept) return 'OVER';
  return isNear ? 'near: over 95% of the budget' : 'ok';
}

/** `4.61 KB`; a kilobyte has 1,024 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** `812 MB`. */
export function megabytes(value: number): string {
  return `${Math.round(value)} MB`;
}

/** `1.24 s`. */
export function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

/** `38 ms`. */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** The middle one; of an even number the upper middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
