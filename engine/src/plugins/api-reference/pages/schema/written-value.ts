/** Reads values from a description: examples, defaults, and constants. */
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import { parseJson } from '../../read/files/parse-json.ts';
import { effectiveSchema } from './effective-schema.ts';
import { choiceListsOf } from './merge-schemas.ts';
import type { Direction } from './tree-options.ts';

/**
 * Returns the value of an example. If the example is JSON text although the schema allows no strings, parses it.
 */
export function parsedValue(
  value: JsonValue,
  schema: Schema | undefined,
  document: OpenApiDocument,
): JsonValue {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  if (schema === undefined || takesText(schema, document, 0)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

/** Maximum depth at which choices are checked for strings. */
const MAXIMUM_DEPTH = 5;

function takesText(raw: Schema, document: OpenApiDocument, depth: number): boolean {
  const { schema } = effectiveSchema(raw, document);
  const { type, properties, items, additionalProperties } = schema;
  if (type !== undefined) return type.includes('string');
  const choices = choiceListsOf(schema).flatMap((list) => list.choices);
  if (choices.length > 0 && depth < MAXIMUM_DEPTH) {
    return choices.some((choice) => takesText(choice, document, depth + 1));
  }
  return [properties, items, additionalProperties].every((part) => part === undefined);
}

/** Returns a schema's own example, without the properties that are excluded in this direction. */
export function shownValue(
  value: JsonValue,
  raw: Schema,
  document: OpenApiDocument,
  direction: Direction,
): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const { schema } = effectiveSchema(raw, document);
  const inner = (item: JsonValue, part: Schema | boolean | undefined) =>
    typeof part === 'object' ? shownValue(item, part, document, direction) : item;
  if (!isJsonObject(value)) {
    return value.map((item: JsonValue, index) =>
      inner(item, schema.prefixItems?.[index] ?? schema.items),
    );
  }
  const properties = propertiesOf(schema, document);
  const shown = Object.entries(value).flatMap(([name, item]) => {
    const property = properties.get(name) ?? schema.additionalProperties;
    const own = typeof property === 'object' ? effectiveSchema(property, document).schema : {};
    const isHidden = direction === 'request' ? own.readOnly : own.writeOnly;
    return isHidden === true ? [] : [[name, inner(item, property)] as const];
  });
  return Object.fromEntries(shown);
}

/** Returns an object's properties, including those of its choices. */
function propertiesOf(schema: Schema, document: OpenApiDocument): ReadonlyMap<string, Schema> {
  const choices = choiceListsOf(schema).flatMap((list) => list.choices);
  const parts = choices.map((choice) => effectiveSchema(choice, document).schema);
  return new Map([...parts, schema].flatMap(({ properties = {} }) => Object.entries(properties)));
}
