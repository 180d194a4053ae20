/** The common form of what the source code and the site say, so that they can be compared. */
import type { Source, SourceFile } from './source.ts';

export interface Fact {
  /** Unique within its subject. */
  name: string;
  /** Values that are compared in addition to the name. A value that one side omits isn't compared. */
  values: Readonly<Record<string, unknown>>;
  /** Pages that repeat the values in their own words. */
  pages?: readonly string[];
  /** File and symbol, such as `src/lib/util/constants.ts#PAT_LIMIT`. Missing for closed source code. */
  source?: string;
  /** The symbol's line, for facts that were read from the source code. */
  line?: number;
}

/** Something that was expected in the source code but not found. */
export interface Miss {
  /** The file that was searched. */
  file: string;
  message: string;
}

export interface Reading {
  facts: readonly Fact[];
  misses: readonly Miss[];
}

/** A subject of the site's data: where the data is, and how to read both sides. */
export interface Subject {
  /** Plural name for the report: `permissions`. */
  title: string;
  /** Data files, relative to the site's root. */
  files: readonly string[];
  /** Component that renders the data. Pages that use it change with the data. */
  component?: string;
  /** Returns what the source code says. Never throws for an unknown structure. */
  read: (source: Source, said: readonly Fact[]) => Reading | Promise<Reading>;
  /** Returns what the site says, from the data files in order. */
  said: (data: readonly unknown[]) => readonly Fact[];
}

/** Returns a node's location for a fact. */
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
