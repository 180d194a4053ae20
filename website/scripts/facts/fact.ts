/** What the source says, and what the site says of it, in one form, so that they can be compared. */
import type { Source, SourceFile } from './source.ts';

export interface Fact {
  /** Unique within its subject. */
  name: string;
  /** What is compared besides the name. A value that one side leaves out is not. */
  values: Readonly<Record<string, unknown>>;
  /** Pages that tell the values in their own words. */
  pages?: readonly string[];
  /** File and symbol, `src/lib/util/constants.ts#PAT_LIMIT`; missing for what closed source says. */
  source?: string;
  /** Line of the symbol, in what was read from the source. */
  line?: number;
}

/** Something that a reader expected in the source and did not find. */
export interface Miss {
  /** File where it was looked for. */
  file: string;
  message: string;
}

export interface Reading {
  facts: readonly Fact[];
  misses: readonly Miss[];
}

/** A subject of the site's data: where it stands, and how both sides are read. */
export interface Subject {
  /** Plural of the thing, for the report: `permissions`. */
  title: string;
  /** Data files, relative to the root of the site. */
  files: readonly string[];
  /** Component that draws the data; pages that use it change with the data. */
  component?: string;
  /** Returns what the source says. Never throws for a structure that it does not know. */
  read: (source: Source, said: readonly Fact[]) => Reading | Promise<Reading>;
  /** Returns what the site says, from the data files in order. */
  said: (data: readonly unknown[]) => readonly Fact[];
}

/** Place of a node for a fact. */
export function placeIn(
  file: SourceFile,
  symbol: string,
  offset: number,
): Pick<Fact, 'source' | 'line'> {
  return { source: `${file.name}#${symbol}`, line: file.lineOf(offset) };
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
