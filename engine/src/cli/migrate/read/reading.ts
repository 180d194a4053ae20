/**
 * The state of reading a configuration, and limits for it. Even a short expression can expand to an unbounded
 * value.
 */
import type { SiteFolders } from '../../../core/files/locate-file.ts';
import { type Place, ProblemsError } from '../../../core/problems/problems.ts';
import type { SourceModule } from './source-module.ts';
import type { Value } from './values.ts';

export interface Reading {
  /** The folders that imports and paths may point to. */
  repository: SiteFolders;
  modules: Map<string, SourceModule>;
  /** Modules and names that are being read, for detecting cycles. */
  open: Set<object>;
  /** How many more nodes may be read. Without a limit, lists that are spread into each other could grow forever. */
  left: number;
  /**
   * How many more characters all strings together may have. A string that's appended to itself doubles each time.
   */
  characters: number;
  /** Number of expressions that enclose the current one. */
  depth: number;
}

const LARGEST_VALUE = 200_000;
const MOST_CHARACTERS = 20_000_000;
/** Maximum nesting depth. Deeper values would exhaust the stack, here or in functions that process them. */
const DEEPEST = 300;

export function startReading(repository: SiteFolders): Reading {
  const budget = { left: LARGEST_VALUE, characters: MOST_CHARACTERS, depth: 0 };
  return { repository, modules: new Map(), open: new Set(), ...budget };
}

/**
 * Counts an expression before it's read. Throws a `ProblemsError` if there are too many or it's nested too deeply.
 */
export function enterExpression(reading: Reading, placeOf: () => Place): void {
  reading.left -= 1;
  if (reading.left < 0) throw tooLarge(placeOf());
  reading.depth += 1;
  if (reading.depth > DEEPEST) throw tooDeep(placeOf());
}

/** Counts the value of an expression. Throws a `ProblemsError` if the configuration's strings become too long. */
export function leaveExpression(reading: Reading, value: Value, placeOf: () => Place): void {
  reading.depth -= 1;
  if (typeof value === 'string') reading.characters -= value.length;
  if (reading.characters < 0) throw tooLong(placeOf());
}

function tooLarge(place: Place): ProblemsError {
  const message = `The configuration has more than ${LARGEST_VALUE} values`;
  return problemAt(place, message, 'Remove the list that repeats itself here');
}

function tooLong(place: Place): ProblemsError {
  const message = `The texts of the configuration have more than ${MOST_CHARACTERS} characters`;
  return problemAt(place, message, 'Shorten the text that repeats itself here');
}

function tooDeep(place: Place): ProblemsError {
  const message = `This expression is nested more than ${DEEPEST} levels deep`;
  return problemAt(place, message, 'Nest it less deeply');
}

function problemAt(place: Place, message: string, remedy: string): ProblemsError {
  return new ProblemsError([{ severity: 'error', place, message, remedy }]);
}
