/**
 * Limits the length of an operation's names and lists. With a few references, a description can give the same long
 * name or list to all of its operations. Each page then repeats that name many times: as a heading, a link, an id,
 * and in eleven samples.
 */
import { over } from '../../../core/plugin-api.ts';
import { REFERENCE_LIMITS } from '../limits.ts';
import type { ApiOperation } from './description.ts';

/** Members to keep as they are: some have limits of their own, and others identify something. */
const LEFT = new Set([
  ...['schema', 'value', 'extensions', 'scheme', 'description'],
  ...['pointer', 'path', 'slug', 'externalDocs', 'externalValue', 'operationRef'],
]);

/** Maximum lengths of lists that a single setting can add to all operations, by key. */
const LISTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    tags: REFERENCE_LIMITS.tags,
    security: REFERENCE_LIMITS.security,
    schemes: REFERENCE_LIMITS.schemes,
  }),
);

/**
 * Returns an operation with names and lists shortened, and the first limit that it exceeds, phrased as the end of a
 * sentence. Unchanged parts are reused as they are.
 */
export function limitedOperation(operation: ApiOperation): {
  operation: ApiOperation;
  excess?: string;
} {
  const found: string[] = [];
  const limited = limitedPart('', operation, found) as ApiOperation;
  return { operation: limited, excess: found[0] };
}

/** Shortens a name that's too long. */
export function shortName(name: string): string {
  return name.length <= REFERENCE_LIMITS.name ? name : `${name.slice(0, REFERENCE_LIMITS.name)}…`;
}

function limitedPart(key: string, part: unknown, found: string[]): unknown {
  if (typeof part === 'string') {
    if (part.length > REFERENCE_LIMITS.name) found.push(longName(part));
    return shortName(part);
  }
  if (typeof part !== 'object' || part === null) return part;
  return Array.isArray(part) ? limitedList(key, part, found) : limitedObject(part, found);
}

function limitedList(key: string, list: readonly unknown[], found: string[]): readonly unknown[] {
  const limit = LISTS.get(key) ?? REFERENCE_LIMITS.list;
  if (list.length > limit) found.push(over(`entries in "${key}"`, list.length, limit));
  const limited = list.slice(0, limit).map((each) => limitedPart(key, each, found));
  const isSame = limited.length === list.length && limited.every((each, at) => each === list[at]);
  return isSame ? list : limited;
}

/**
 * Shortens the members of an object. The object can be a map, such as a response's links, so entries with long
 * names are removed.
 */
function limitedObject(object: object, found: string[]): object {
  const members = Object.entries(object);
  const limited = members
    .filter(([key]) => {
      const isShort = key.length <= REFERENCE_LIMITS.name;
      if (!isShort) found.push(longName(key));
      return isShort;
    })
    .slice(0, REFERENCE_LIMITS.list)
    .map(([key, value]) => [key, LEFT.has(key) ? value : limitedPart(key, value, found)] as const);
  const isSame =
    limited.length === members.length && limited.every(([, each], at) => each === members[at]?.[1]);
  return isSame ? object : Object.fromEntries(limited);
}

function longName(name: string): string {
  return over('characters in one name', name.length, REFERENCE_LIMITS.name);
}
