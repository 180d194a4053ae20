/**
 * Problems: everything that can be wrong with what people write (content, configuration, sidebars,
 * redirects). Stages collect them and the command reports all of a run at once, each with its place
 * and a remedy; one throw ends the run.
 */

import { printableLine } from './printable.ts';

export interface Place {
  /** Path relative to the site root, with forward slashes. */
  file: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /**
   * A text that the file holds in quotes at the place, from stages that know values and not where they
   * stand; `findPlaces` makes line and column of it.
   */
  near?: string;
}

/** Kinds of problems that a site can have many of: they are printed together, and some have a level in the configuration. */
export type ProblemKind =
  | 'broken-link'
  | 'broken-anchor'
  | 'orphan'
  | 'unknown-key'
  | 'blocked'
  | 'unread-syntax'
  | 'unknown-language'
  | 'unknown-word'
  | 'cached-file'
  | 'repeated-text'
  | 'invalid-value'
  | 'invalid-example'
  | 'unmatched-name'
  | 'changed-url'
  | 'over-limit'
  | 'unsupported'
  | 'undescribed';

export interface Problem {
  severity: 'error' | 'warning';
  kind?: ProblemKind;
  place: Place;
  /** Fault, one sentence without a final full stop. */
  message: string;
  /** Steps that mend it, one sentence. Prints the corrected value if there is one. */
  remedy: string;
}

/** Thrown once at the end of a stage that found errors. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  constructor(readonly problems: readonly Problem[]) {
    const [first] = problems;
    super(first === undefined ? 'Problems' : `${formatPlace(first.place)}  ${first.message}`);
  }
}

/** Returns `file:line:column` without the unknown parts. */
export function formatPlace(place: Place): string {
  const { file, line, column } = place;
  return [printableLine(file), line, column].filter((part) => part !== undefined).join(':');
}

/**
 * Runs `work` for one item after the other and adds the problems of those that fail to `problems`. Throws
 * what is no `ProblemsError`.
 */
export async function collectProblems<Item>(
  items: Iterable<Item>,
  problems: Problem[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
}

/** Throws a `ProblemsError` when at least one of the problems is an error. */
export function throwOnErrors(problems: readonly Problem[]): void {
  if (problems.some((problem) => problem.severity === 'error')) throw new ProblemsError(problems);
}

/** 1-based line and column of an offset (UTF-16 units) in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
