/** Finds schemas that name themselves, as JSON Schema 2020-12 allows: `$id`, `$anchor`, `$dynamicAnchor`. */
import { isJsonObject, type JsonValue } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';

/** Keywords whose value is arbitrary data, where keys such as `$id` have no special meaning. */
export const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * Returns the schemas' pointers, keyed by what a `$ref` says: `#hive`, `https://example.com/hive`, or
 * `https://example.com/hive#part`.
 */
export function namesOfSchemas(document: JsonValue): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, pointer: string) => {
    if (!names.has(name)) names.set(name, pointer);
  };
  const visit = (value: JsonValue, path: readonly string[], base: string) => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, `${index}`], base);
    }
    if (!isJsonObject(value)) return;
    const pointer = pointerOf(path);
    const id = typeof value.$id === 'string' ? resolved(value.$id, base) : base;
    if (typeof value.$id === 'string') {
      add(value.$id, pointer);
      add(id, pointer);
    }
    for (const anchor of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof anchor !== 'string') continue;
      add(`#${anchor}`, pointer);
      if (id !== '') add(`${id}#${anchor}`, pointer);
    }
    for (const [key, item] of Object.entries(value)) {
      if (!VALUES.has(key)) visit(item, [...path, key], id);
    }
  };
  visit(document, [], '');
  return names;
}

function resolved(id: string, base: string): string {
  return URL.canParse(id, base || undefined) ? new URL(id, base || undefined).href : id;
}
