/** Mismatches between a value and its schema, and their places. */
import type { ConsoleSchema, ConsoleSchemas } from '../../shared/console-data.ts';

export interface Mismatch {
  /** `parcels[0].name`; empty for the value itself. */
  path: string;
  /** `must be a number`. */
  message: string;
}

/** Returns whether a text matches a pattern; nothing if that isn't known, or not yet. */
export type Matcher = (pattern: string, text: string) => boolean | undefined;

/** What values are checked with. */
export interface Rules {
  schemas: ConsoleSchemas;
  matches: Matcher;
}

export interface Place extends Rules {
  path: string;
  depth: number;
  /** True when something was allowed only because it is not understood. */
  doubts: { any: boolean };
  /** Results by schema and path: choices of choices ask the same over and over. */
  known: WeakMap<ConsoleSchema, Map<string, Verdict>>;
}

export interface Verdict {
  found: Mismatch[];
  doubts: { any: boolean };
}

export function wrong({ path }: Place, message: string): Mismatch[] {
  return [{ path, message }];
}

/** No mismatch, as far as one can tell. */
export function doubt({ doubts }: Place): Mismatch[] {
  doubts.any = true;
  return [];
}
