/**
 * Which kind of object stands where in an OpenAPI or Swagger document. One table lets every pass know
 * a schema from a property that is called "schema", and `$ref` from a property that is called "$ref".
 */
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { type Path, setOwn } from './parse-json.ts';

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

/** One object of the kind, a list of them, or an object that has them by name. */
type Slot = Kind | { list: Kind } | { map: Kind };

const list = (kind: Kind): Slot => ({ list: kind });
const map = (kind: Kind): Slot => ({ map: kind });

const headerSlots = {
  schema: 'Schema',
  content: map('MediaType'),
  examples: map('Example'),
  // Swagger 2.0 writes the schema of lists into the parameter.
  items: 'Schema',
} as const;

const operation = 'Operation';

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
    get: operation,
    post: operation,
    put: operation,
    patch: operation,
    delete: operation,
    head: operation,
    options: operation,
    trace: operation,
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
  Schema: {
    items: 'Schema',
    prefixItems: list('Schema'),
    contains: 'Schema',
    unevaluatedItems: 'Schema',
    properties: map('Schema'),
    patternProperties: map('Schema'),
    additionalProperties: 'Schema',
    propertyNames: 'Schema',
    unevaluatedProperties: 'Schema',
    dependentSchemas: map('Schema'),
    oneOf: list('Schema'),
    anyOf: list('Schema'),
    allOf: list('Schema'),
    not: 'Schema',
    if: 'Schema',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits the table
    then: 'Schema',
    else: 'Schema',
    contentSchema: 'Schema',
    $defs: map('Schema'),
    definitions: map('Schema'),
  },
};

/**
 * What to do with each object, before its members are visited. The path is reused: copy to keep it.
 * A list may stand where the table has an object (`items` of old schemas): its items are visited.
 */
export type Change = (value: JsonObject, kind: Kind, path: Path) => JsonValue;

/** A copy of `value` with every object changed, outermost first; the work grows with its size only. */
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
  const result: Record<string, JsonValue> = {};
  for (const [key, item] of Object.entries(changed)) {
    const slot = Object.hasOwn(known, key) ? known[key] : undefined;
    path.push(key);
    setOwn(result, key, slot === undefined ? item : rewriteSlot(item, slot, change, path));
    path.pop();
  }
  return result;
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
  const result: Record<string, JsonValue> = {};
  for (const [key, item] of Object.entries(value)) {
    path.push(key);
    setOwn(result, key, rewriteValue(item, slot.map, change, path));
    path.pop();
  }
  return result;
}

function rewriteList(
  value: JsonValue,
  kind: Kind,
  change: Change,
  path: (string | number)[],
): JsonValue {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => {
    path.push(index);
    const result = rewriteValue(item, kind, change, path);
    path.pop();
    return result;
  });
}

/** Every key of a callback is an expression for an address, but extensions. */
function callbackSlots(value: JsonValue): Record<string, Slot> {
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  return Object.fromEntries(
    keys.filter((key) => !key.startsWith('x-') && key !== '$ref').map((key) => [key, 'PathItem']),
  );
}
