/**
 * Defines which kinds of objects can appear where in an OpenAPI or Swagger document. With this one table, every
 * pass can tell a schema from a property named "schema", and a `$ref` from a property named "$ref".
 */

import { httpMethods } from './document.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path, setOwn } from './json.ts';
import { schemaKeywords } from './schema.ts';

export type Kind =
  | 'Document'
  | 'Info'
  | 'Tag'
  | 'Server'
  | 'Components'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'RequestBody'
  | 'Response'
  | 'Header'
  | 'MediaType'
  | 'Encoding'
  | 'Example'
  | 'Link'
  | 'Callback'
  | 'SecurityScheme'
  | 'Schema';

/** A single object of the kind, a list of such objects, or a map whose values are such objects. */
type Slot = Kind | { list: Kind } | { map: Kind };

const list = (kind: Kind): Slot => ({ list: kind });
const map = (kind: Kind): Slot => ({ map: kind });

const headerSlots = {
  schema: 'Schema',
  content: map('MediaType'),
  examples: map('Example'),
  // Swagger 2.0 puts the schema of a list's items directly in the parameter or header.
  items: 'Schema',
} as const;

function byKey(keys: readonly string[], slot: Slot): Record<string, Slot> {
  return Object.fromEntries(keys.map((key) => [key, slot]));
}

function schemaSlots(): Record<string, Slot> {
  const { orBoolean, single, lists, maps: named, definitions } = schemaKeywords;
  return {
    ...byKey([...orBoolean, ...single], 'Schema'),
    ...byKey(lists, list('Schema')),
    ...byKey([...named, ...definitions], map('Schema')),
  };
}

const slots: Partial<Record<Kind, Readonly<Record<string, Slot>>>> = {
  Document: {
    info: 'Info',
    tags: list('Tag'),
    servers: list('Server'),
    paths: map('PathItem'),
    webhooks: map('PathItem'),
    components: 'Components',
    definitions: map('Schema'),
    parameters: map('Parameter'),
    responses: map('Response'),
    securityDefinitions: map('SecurityScheme'),
  },
  Components: {
    schemas: map('Schema'),
    parameters: map('Parameter'),
    headers: map('Header'),
    requestBodies: map('RequestBody'),
    responses: map('Response'),
    examples: map('Example'),
    links: map('Link'),
    callbacks: map('Callback'),
    pathItems: map('PathItem'),
    securitySchemes: map('SecurityScheme'),
  },
  PathItem: {
    ...byKey(httpMethods, 'Operation'),
    parameters: list('Parameter'),
    servers: list('Server'),
  },
  Operation: {
    parameters: list('Parameter'),
    requestBody: 'RequestBody',
    responses: map('Response'),
    callbacks: map('Callback'),
    servers: list('Server'),
  },
  Parameter: headerSlots,
  Header: headerSlots,
  RequestBody: { content: map('MediaType') },
  Response: {
    headers: map('Header'),
    content: map('MediaType'),
    links: map('Link'),
    schema: 'Schema',
  },
  MediaType: { schema: 'Schema', examples: map('Example'), encoding: map('Encoding') },
  Encoding: { headers: map('Header') },
  Schema: schemaSlots(),
};

const maps: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(slots).map(([kind, members]) => [
    kind,
    Object.entries(members).flatMap(([key, slot]) =>
      typeof slot === 'object' && 'map' in slot ? [key] : [],
    ),
  ]),
);

/** Returns which members of a kind are maps of named objects. */
export function mapsOf(kind: Kind): readonly string[] {
  return maps.get(kind) ?? [];
}

/**
 * Changes an object before its members are visited. The `path` array is reused, so copy it if you keep it. If a
 * value is a list where the table expects an object (`items` of old schemas), the list's items are visited.
 */
export type Change = (value: JsonObject, kind: Kind, path: Path) => JsonValue;

/**
 * Applies a change to every object in `value`, outermost objects first, and returns the result. The work is
 * proportional to the document's size. Unchanged parts are reused as they are.
 */
export function rewrite(value: JsonValue, kind: Kind, change: Change, path: Path = []): JsonValue {
  return rewriteValue(value, kind, change, [...path]);
}

function rewriteValue(
  value: JsonValue,
  kind: Kind,
  change: Change,
  path: (string | number)[],
): JsonValue {
  if (Array.isArray(value)) return rewriteList(value, kind, change, path);
  if (!isJsonObject(value)) return value;
  const changed = change(value, kind, path);
  const known = slots[kind] ?? (kind === 'Callback' ? callbackSlots(changed) : {});
  if (!isJsonObject(changed)) return changed;
  return rewriteMembers(changed, path, (item, key) => {
    const slot = Object.hasOwn(known, key) ? known[key] : undefined;
    return slot === undefined ? item : rewriteSlot(item, slot, change, path);
  });
}

/** Rewrites an object's members. If none of them changes, returns the same object. */
function rewriteMembers(
  value: JsonObject,
  path: (string | number)[],
  rewriteMember: (item: JsonValue, key: string) => JsonValue,
): JsonObject {
  const result: Record<string, JsonValue> = {};
  let isSame = true;
  for (const [key, item] of Object.entries(value)) {
    path.push(key);
    const rewritten = rewriteMember(item, key);
    path.pop();
    isSame &&= rewritten === item;
    setOwn(result, key, rewritten);
  }
  return isSame ? value : result;
}

function rewriteSlot(
  value: JsonValue,
  slot: Slot,
  change: Change,
  path: (string | number)[],
): JsonValue {
  if (typeof slot === 'string') return rewriteValue(value, slot, change, path);
  if ('list' in slot) return rewriteList(value, slot.list, change, path);
  if (!isJsonObject(value)) return value;
  return rewriteMembers(value, path, (item) => rewriteValue(item, slot.map, change, path));
}

function rewriteList(
  value: JsonValue,
  kind: Kind,
  change: Change,
  path: (string | number)[],
): JsonValue {
  if (!Array.isArray(value)) return value;
  const result = value.map((item, index) => {
    path.push(index);
    const rewritten = rewriteValue(item, kind, change, path);
    path.pop();
    return rewritten;
  });
  return result.every((item, index) => item === value[index]) ? value : result;
}

/** Every key of a callback is an expression for a URL, except for extensions. */
function callbackSlots(value: JsonValue): Record<string, Slot> {
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  return Object.fromEntries(
    keys.filter((key) => !key.startsWith('x-') && key !== '$ref').map((key) => [key, 'PathItem']),
  );
}
