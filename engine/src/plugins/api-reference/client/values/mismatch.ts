/** Mismatches between a value and its schema, with their places. */
import type { ConsoleSchema, ConsoleSchemas } from '../../shared/console-data.ts';

export interface Mismatch {
  /** A path such as `parcels[0].name`. Empty for the value itself. */
  path: string;
  /** A message such as `must be a number`. */
  message: string;
}

/** Returns whether a text matches a pattern, or `undefined` if that isn't known (yet). */
export type Matcher = (pattern: string, text: string) => boolean | undefined;

/** Data for checking values. */
export interface Rules {
  schemas: ConsoleSchemas;
  matches: Matcher;
}

export interface Place extends Rules {
  path: string;
  depth: number;
  /** True if something was only allowed because the code doesn't support it. */
  doubts: { any: boolean };
  /** Results by schema and path, because nested choices repeat the same checks. */
  known: WeakMap<ConsoleSchema, Map<string, Verdict>>;
}

export interface Verdict {
  found: Mismatch[];
  doubts: { any: boolean };
}

export function wrong({ path }: Place, message: string): Mismatch[] {
  return [{ path, message }];
}

/** Reports no mismatch, but marks the result as uncertain. */
export function doubt({ doubts }: Place): Mismatch[] {
  doubts.any = true;
  return [];
}
