/** Converts a bundled OpenAPI 3 document to the notation that `document.ts` describes. */
import { type Kind, rewrite } from '../document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../document/json.ts';
import { memberOf } from '../document/pointer.ts';
import { normalizeSchema, writtenOut } from './normalize-schema.ts';

/** Converts the document to version 3.1. The work is proportional to its size. */
export function normalizeDocument(document: JsonObject): JsonValue {
  return rewrite(document, 'Document', change);
}

function change(value: JsonObject, kind: Kind): JsonValue {
  switch (kind) {
    case 'Document':
      return normalizeRoot(value);
    case 'PathItem':
      return { ...publicMembers(value), ...publicParameters(value) };
    case 'Operation':
      return { ...value, ...publicParameters(value) };
    case 'Schema':
      return normalizeSchema({ ...value, ...publicMaps(value, ['properties']) });
    case 'Components':
      return { ...value, ...writtenSchemas(value) };
    case 'MediaType':
    case 'Parameter':
    case 'Header':
      return normalizeExamples(value);
    case 'SecurityScheme':
      return typeof value.scheme === 'string'
        ? { ...value, scheme: value.scheme.toLowerCase() }
        : value;
    default:
      return value;
  }
}

function normalizeRoot(document: JsonObject): JsonObject {
  const version = String(document.openapi);
  const openapi = version.startsWith('3.1.') ? version : '3.1.1';
  const shown = publicMaps(document, ['paths', 'webhooks']);
  return { paths: {}, ...document, ...shown, openapi };
}

/**
 * Removes members that aren't public from an object's maps:
 * https://redocly.com/docs/realm/author/reference/openapi-extensions/x-internal
 */
function publicMaps(value: JsonObject, keys: readonly string[]): JsonObject {
  const entries = keys.flatMap((key) => {
    const map = value[key];
    return isJsonObject(map) ? [[key, publicMembers(map)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Removes members that aren't public. If there are none, returns the same object. */
function publicMembers(value: JsonObject): JsonObject {
  const entries = Object.entries(value);
  const shown = entries.filter(([, member]) => !isInternal(member));
  return shown.length === entries.length ? value : Object.fromEntries(shown);
}

function publicParameters({ parameters }: JsonObject): JsonObject {
  if (!Array.isArray(parameters)) return {};
  return { parameters: parameters.filter((each: JsonValue) => !isInternal(each)) };
}

function isInternal(value: JsonValue): boolean {
  return memberOf(value, 'x-internal') === true;
}

function writtenSchemas({ schemas }: JsonObject): JsonObject {
  if (!isJsonObject(schemas)) return {};
  const entries = Object.entries(schemas).map(([name, schema]) => [name, writtenOut(schema)]);
  return { schemas: Object.fromEntries(entries) };
}

/** Turns an unnamed example into one named `default`. */
function normalizeExamples({ example, examples, ...others }: JsonObject): JsonObject {
  const value =
    typeof others.schema === 'boolean' ? { ...others, schema: writtenOut(others.schema) } : others;
  if (Array.isArray(examples)) {
    const named = examples.map((item, index) => [`example${index + 1}`, { value: item }] as const);
    return { ...value, examples: Object.fromEntries(named) };
  }
  if (isJsonObject(examples) && Object.keys(examples).length > 0) return { ...value, examples };
  return example === undefined ? value : { ...value, examples: { default: { value: example } } };
}

/** Converts a path in the normalized document to the path in the original document. */
export function writtenPath(document: JsonValue, path: Path): Path {
  const written: (string | number)[] = [];
  let value: JsonValue | undefined = document;
  const enter = (key: string | number) => {
    value = memberOf(value, String(key));
    written.push(key);
  };
  for (let index = 0; index < path.length && value !== undefined; index += 1) {
    const key = path[index] ?? '';
    const isKnown = memberOf(value, String(key)) !== undefined;
    if (!isKnown && key === 'examples' && memberOf(value, 'example') !== undefined) {
      enter('example');
      index += 1;
    } else if (!isKnown && key === 'anyOf' && memberOf(value, 'nullable') === true) {
      index += 1;
    } else enter(key);
  }
  return written;
}
