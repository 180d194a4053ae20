/**
 * Problems with everything that authors write: content, configuration, sidebars, and redirects. Stages collect
 * problems, and each one has a location and a remedy. At the end of a run, the command reports all of them at
 * once.
 */

import { printableLine } from './printable.ts';

export interface Place {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /**
   * A text that the file contains in quotes at the location, for stages that know a value but not its location.
   * `findPlaces` replaces it with the line and column.
   */
  near?: string;
}

/**
 * Kinds of problems of which a site can have many. Problems of one kind are printed together, and the configuration
 * sets the severity level of some kinds.
 */
export type ProblemKind =
  | 'broken-link'
  | 'broken-anchor'
  | 'orphan'
  | 'unknown-key'
  | 'blocked'
  | 'unread-syntax'
  | 'lost-text'
  | 'no-title'
  | 'unknown-property'
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
  /** The description of the problem in one sentence, without a period at the end. */
  message: string;
  /** How to fix the problem, in one sentence. Contains the corrected value if there is one. */
  remedy: string;
}

/** Thrown once, at the end of a stage that found errors. */
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
 * Runs `work` for one item after another. If a call throws a `ProblemsError`, adds its problems to `problems` and
 * continues. Rethrows other errors.
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

/** Removes repeated problems, because each page that uses a partial reports the partial's problems. */
export function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const known = new Map(problems.map((each) => [JSON.stringify([each.place, each.message]), each]));
  return [...known.values()];
}

/** Throws a `ProblemsError` if at least one of the problems is an error. */
export function throwOnErrors(problems: readonly Problem[]): void {
  if (problems.some((problem) => problem.severity === 'error')) throw new ProblemsError(problems);
}

/** Returns the line and column (both 1-based) of an offset in a text. Offsets are in UTF-16 code units. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
