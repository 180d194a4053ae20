/** Figures and their budgets, which are formatted as a table. */

export interface Figure {
  what: string;
  /** The formatted value: `4.61 KB`. */
  value: string;
  budget: string;
  /** True if the figure is within its budget. `undefined` if there's no budget or nothing was measured. */
  isKept?: boolean;
  /** True if the budget is almost used up. */
  isNear?: boolean;
}

export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

/** Returns a figure that must be at most `limit`. */
export function atMost(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Figure {
  return { what, value: format(value), budget: `≤ ${format(limit)}`, isKept: value <= limit };
}

/** The share of a budget above which it counts as almost used up. */
const NEAR = 0.95;

/** Returns a number of bytes that must be at most `limit`. */
export function bytesAtMost(what: string, value: number, limit: number): Figure {
  return { ...atMost(what, value, limit, kilobytes), isNear: value > NEAR * limit };
}

/** Returns a figure that must be at least `limit`. */
export function atLeast(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Figure {
  return { what, value: format(value), budget: `≥ ${format(limit)}`, isKept: value >= limit };
}

/** Returns a figure that has no budget and explains another one. */
export function remark(what: string, value: string): Figure {
  return { what, value, budget: '' };
}

/** Formats the groups as a table with aligned columns. The last column is `ok`, a warning, `OVER`, or empty. */
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

/** Formats bytes: `4.61 KB`. A kilobyte has 1,024 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** Formats megabytes: `812 MB`. */
export function megabytes(value: number): string {
  return `${Math.round(value)} MB`;
}

/** Formats seconds: `1.24 s`. */
export function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

/** Formats milliseconds: `38 ms`. */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** Returns the median. If there's an even number of values, returns the larger of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
