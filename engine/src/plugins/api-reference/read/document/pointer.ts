/** JSON pointers (RFC 6901): `/paths/~1users/get`. */

import { isJsonObject, type JsonValue, type Path } from './json.ts';

/** Returns a path's pointer, or `''` for the whole document. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${escapeKey(String(key))}`).join('');
}

/** Returns a reference to the value at `keys`, which is the pointer encoded as a URL fragment. */
export function refTo(keys: readonly string[]): string {
  return `#${keys.map((key) => `/${encodeURIComponent(escapeKey(key)).replaceAll('%24', '$')}`).join('')}`;
}

/** Returns a pointer's keys. The pointer doesn't include the `#` of a reference. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** Escapes a key for a JSON pointer. */
export function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/')
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
}

/** Unescapes a key from a JSON pointer. */
export function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns the value at `keys`, or `undefined` if there's none. */
export function valueAt(document: JsonValue, keys: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = document;
  for (const key of keys) value = memberOf(value, key);
  return value;
}

/** Returns a member of an object or list. Never returns a member that every object has, such as `constructor`. */
export function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined;
  if (!isJsonObject(value)) return undefined;
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
