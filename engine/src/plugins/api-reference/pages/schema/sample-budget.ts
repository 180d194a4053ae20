/** Limits the size of a sample. Schemas can refer to all others, and nested lists multiply. */
import { rememberPer } from '../../../../shared/remember.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';

/** The maximum number of values in a sample. A longer one isn't helpful. */
const MAXIMUM_VALUES = 75;
/** The maximum number of additional values, all of them required. Without them, the sample would be invalid. */
export const MAXIMUM_REQUIRED = 100;

/** How many values and characters can still be added to a sample. */
export interface Budget {
  values: number;
  characters: number;
}

export function newBudget(characters: number): Budget {
  return { values: MAXIMUM_VALUES, characters };
}

/** Counts a value. Returns false if the budget has no room for it, even if it's required. */
export function countValue(budget: Budget): boolean {
  budget.values -= 1;
  return budget.values >= -MAXIMUM_REQUIRED;
}

/** Returns the length of an object or list as JSON. Cached, because many bodies can share an example. */
const lengthOfObject = rememberPer((value: object) => jsonText(value as JsonValue).length);

/** Returns the approximate length of a value as JSON. */
export function lengthOf(value: JsonValue): number {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? lengthOfObject(value) : String(value).length;
}

/** Counts a value's characters and returns the value, or `undefined` if it's too long. */
export function affordable(value: JsonValue, budget: Budget): JsonValue | undefined {
  const length = lengthOf(value);
  if (length > budget.characters) return undefined;
  budget.characters -= length;
  return value;
}

/**
 * Returns how many more copies of a list's item the budget allows, and counts them.
 *
 * @param values number of values in the item
 */
export function affordableCopies(
  item: JsonValue,
  values: number,
  wanted: number,
  budget: Budget,
): number {
  if (wanted <= 0) return 0;
  const [each, length] = [Math.max(1, values), Math.max(1, lengthOf(item))];
  const room = Math.min((budget.values + MAXIMUM_REQUIRED) / each, budget.characters / length);
  const copies = Math.max(0, Math.min(wanted, Math.floor(room)));
  budget.values -= copies * each;
  budget.characters -= copies * length;
  return copies;
}
