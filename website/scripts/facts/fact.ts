/** The form in which the facts of the source code and of the site are compared. */
import type { Source, SourceFile } from './source.ts';

export interface Fact {
  /** Name of the fact, which is unique within its subject. */
  name: string;
  /** Values to compare in addition to the name. If one side doesn't have a value, it isn't compared. */
  values: Readonly<Record<string, unknown>>;
  /** Pages that state the values in their own words. */
  pages?: readonly string[];
  /** File and symbol, such as `src/lib/util/constants.ts#PAT_LIMIT`. Absent if the source code is closed. */
  source?: string;
  /** Line of the symbol, if the fact was read from the source code. */
  line?: number;
}

/** Something that was expected in the source code but wasn't found. */
export interface Miss {
  /** The file that was searched. */
  file: string;
  message: string;
}

export interface Reading {
  facts: readonly Fact[];
  misses: readonly Miss[];
}

/** A subject of the site's data. It says where the data is and how to read both sides. */
export interface Subject {
  /** Name in the plural, for the report: `permissions`. */
  title: string;
  /** Data files, relative to the site's root. */
  files: readonly string[];
  /** Component that renders the data. If the data changes, so do the pages that use the component. */
  component?: string;
  /** Returns what the source code says. Source code with an unknown structure must not make it throw. */
  read: (source: Source, said: readonly Fact[]) => Reading | Promise<Reading>;
  /** Returns what the site says. The data files are passed in order. */
  said: (data: readonly unknown[]) => readonly Fact[];
}

/** Returns the location of a node, as a fact states it. */
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
