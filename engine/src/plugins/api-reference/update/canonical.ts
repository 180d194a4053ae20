/**
 * Writes descriptions in a canonical form: paths and components are sorted by name, and the keys of known objects
 * are in their usual order. Two servers that list the same API in a different order produce the same file, so an
 * update shows only real changes.
 */
import { httpMethods } from '../read/document/document.ts';
import { type Kind, mapsOf, rewrite } from '../read/document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from '../read/document/json.ts';

/**
 * The usual order of keys, including the maps that Swagger 2.0 has at the top level and version 3 has in
 * `components`.
 */
const ORDER: Partial<Record<Kind, readonly string[]>> = {
  Document: listed(
    `swagger openapi info host basePath schemes servers consumes produces security tags paths webhooks components
     securityDefinitions parameters responses definitions`,
  ),
  Info: listed('title summary version description'),
  PathItem: ['$ref', 'summary', 'description', 'servers', 'parameters', ...httpMethods],
  Operation: listed(
    `operationId tags summary description deprecated externalDocs security servers consumes produces parameters
     requestBody responses callbacks`,
  ),
  Components: listed(
    'securitySchemes parameters headers requestBodies responses examples links callbacks pathItems schemas',
  ),
};

/** Returns a description's text for the repository: JSON in canonical order that ends with a line break. */
export function canonicalText(document: JsonObject): string {
  return `${jsonText(rewrite(document, 'Document', inOrder), 2)}\n`;
}

/** Puts an object's keys in canonical order. Properties and list items keep the author's order. */
function inOrder(value: JsonObject, kind: Kind): JsonObject {
  const keys = ORDER[kind];
  if (keys === undefined) return value;
  const maps = mapsOf(kind);
  const entries = Object.entries(value).sort(
    ([a], [b]) => rank(a, keys) - rank(b, keys) || (a.startsWith('x-') ? compare(a, b) : 0),
  );
  return Object.fromEntries(
    entries.map(([key, item]) => [key, maps.includes(key) ? byName(item) : item]),
  );
}

/** Ranks a key. Known keys come first, other keys follow in their original order, and extensions are last. */
function rank(key: string, keys: readonly string[]): number {
  const known = keys.indexOf(key);
  if (known !== -1) return known;
  return key.startsWith('x-') ? keys.length + 1 : keys.length;
}

function byName(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => comparePaths(a, b)));
}

/** Compares paths segment by segment, so `/users/{id}` comes between `/users` and `/users-export`. */
function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (segment !== other) return compare(segment, other);
  }
  return left.length - right.length;
}

/** Compares code units, so that the order doesn't depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function listed(keys: string): string[] {
  return keys.split(/\s+/);
}
