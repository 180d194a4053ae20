/** The values in a configuration, as read without running its code. */

import type { SyntaxNode } from '../../../core/config/syntax-tree.ts';
import type { Place } from '../../../core/problems/problems.ts';

export type Value = string | number | boolean | null | undefined | Unread | List | Dict;
export type List = readonly Value[];
export interface Dict {
  readonly [key: string]: Value;
}

/**
 * An expression whose value is known only when the code runs, such as a function or an import from a package.
 */
export class Unread {
  constructor(
    /** The source of the expression. */
    readonly code: string,
    readonly place: Place,
    readonly node: SyntaxNode,
  ) {}
}

/**
 * Locations of properties and items, keyed by the object or list that contains them. For JSON files, there are
 * none.
 */
const places = new WeakMap<object, ReadonlyMap<string, Place>>();

export function rememberPlaces<Item extends Dict | List>(
  value: Item,
  of: ReadonlyMap<string, Place>,
): Item {
  places.set(value, of);
  return value;
}

/** Returns the location of a property or item. If it's unknown, returns `fallback`. */
export function placeOf(container: Dict | List, key: string | number, fallback: Place): Place {
  return places.get(container)?.get(String(key)) ?? fallback;
}

export function isDict(value: Value): value is Dict {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Unread)
  );
}

export function isList(value: Value): value is List {
  return Array.isArray(value);
}

/** Returns the value if it's an object, or otherwise an empty object. */
export function dictOf(value: Value): Dict {
  return isDict(value) ? value : {};
}

/** Returns the value if it's a list, or otherwise an empty list. */
export function listOf(value: Value): List {
  return isList(value) ? value : [];
}

/** Returns the value if it's a string that isn't blank. */
export function textValue(value: Value): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
