/** Limits the size of a sample, because schemas can refer to all others, and nested lists multiply. */
import { rememberPer } from '../../../../shared/remember.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';

/** How many values a sample can have. Longer examples aren't helpful. */
const MAXIMUM_VALUES = 75;
/** How many more values it can have if they're required, because the example would be wrong without them. */
export const MAXIMUM_REQUIRED = 100;

/** How many more values and characters a sample can have. */
export interface Budget {
  values: number;
  characters: number;
}

export function newBudget(characters: number): Budget {
  return { values: MAXIMUM_VALUES, characters };
}

/** Counts a value. Returns false if there's no budget left, even for a required value. */
export function countValue(budget: Budget): boolean {
  budget.values -= 1;
  return budget.values >= -MAXIMUM_REQUIRED;
}

/** Length of an object or list as JSON. It's computed once, because many bodies can share an example. */
const lengthOfObject = rememberPer((value: object) => jsonText(value as JsonValue).length);

/** Returns the approximate length of a value as JSON. */
export function lengthOf(value: JsonValue): number {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? lengthOfObject(value) : String(value).length;
}

/** Counts the characters of a value. Returns `undefined` if the value is too long. */
export function affordable(value: JsonValue, budget: Budget): JsonValue | undefined {
  const length = lengthOf(value);
  if (length > budget.characters) return undefined;
  budget.characters -= length;
  return value;
}

/**
 * Returns how many more copies of a list's item are affordable, and counts them.
 *
 * @param values how many values the item consists of
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
