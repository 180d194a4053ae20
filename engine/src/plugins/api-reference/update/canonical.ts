/**
 * The canonical form in which descriptions are written: paths and components by name, and keys of known objects
 * in their usual order. Two servers that describe the same API in different order result in the same bytes, so
 * an updated file only shows real changes.
 */
import { httpMethods } from '../read/document/document.ts';
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from '../read/document/json.ts';

const rootKeys = [
  'swagger',
  'openapi',
  'info',
  'host',
  'basePath',
  'schemes',
  'servers',
  'consumes',
  'produces',
  'security',
  'tags',
  'paths',
  'webhooks',
  'components',
];

const infoKeys = ['title', 'summary', 'version', 'description'];

const operationKeys = [
  'operationId',
  'tags',
  'summary',
  'description',
  'deprecated',
  'externalDocs',
  'security',
  'servers',
  'consumes',
  'produces',
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
];

const pathItemKeys = ['$ref', 'summary', 'description', 'servers', 'parameters', ...httpMethods];

const componentKeys = [
  'securitySchemes',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'examples',
  'links',
  'callbacks',
  'pathItems',
  'schemas',
];

/** Maps in Swagger 2.0 that are in `components` in version 3. */
const rootMaps = ['securityDefinitions', 'parameters', 'responses', 'definitions'];

/** Returns a description's text for the repository: JSON in canonical order, with a final line break. */
export function canonicalText(document: JsonObject): string {
  return `${jsonText(canonicalDocument(document), 2)}\n`;
}

/** Returns the document in canonical order. Properties and list items keep the author's order. */
function canonicalDocument(document: JsonObject): JsonObject {
  const ordered = mapEntries(ordering(document, [...rootKeys, ...rootMaps]), (key, value) => {
    if (key === 'paths' || key === 'webhooks') return canonicalPaths(value);
    if (key === 'info' && isJsonObject(value)) return ordering(value, infoKeys);
    if (key === 'components') return canonicalComponents(value);
    return rootMaps.includes(key) ? byName(value) : value;
  });
  return ordered;
}

function canonicalPaths(paths: JsonValue): JsonValue {
  if (!isJsonObject(paths)) return paths;
  const sorted = Object.entries(paths).sort(([a], [b]) => comparePaths(a, b));
  return Object.fromEntries(
    sorted.map(([path, item]) => [
      path,
      isJsonObject(item) ? mapEntries(ordering(item, pathItemKeys), canonicalOperation) : item,
    ]),
  );
}

function canonicalOperation(key: string, value: JsonValue): JsonValue {
  const isOperation = httpMethods.some((method) => method === key);
  if (!isOperation || !isJsonObject(value)) return value;
  return mapEntries(ordering(value, operationKeys), (name, item) =>
    name === 'responses' ? byName(item) : item,
  );
}

function canonicalComponents(components: JsonValue): JsonValue {
  if (!isJsonObject(components)) return components;
  return mapEntries(ordering(components, componentKeys), (_, value) => byName(value));
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

/** Compares by code units, so the result is the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function byName(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compare(a, b)));
}

/** Sorts keys: known keys first, then other keys in their original order, then extensions by name. */
function ordering(value: JsonObject, keys: readonly string[]): JsonObject {
  const rank = (key: string) => {
    const known = keys.indexOf(key);
    if (known !== -1) return known;
    return key.startsWith('x-') ? keys.length + 1 : keys.length;
  };
  const entries = Object.entries(value).sort(
    ([a], [b]) => rank(a) - rank(b) || (a.startsWith('x-') ? compare(a, b) : 0),
  );
  return Object.fromEntries(entries);
}

function mapEntries(
  value: JsonObject,
  change: (key: string, value: JsonValue) => JsonValue,
): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, change(key, item)] as const),
  );
}
