/** Converts a schema to JSON Schema 2020-12, as described in `document.ts`. */
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonText,
  setOwn,
} from '../document/json.ts';
import { memberOf } from '../document/pointer.ts';
import { schemaKeywords } from '../document/schema.ts';

type MutableSchema = Record<string, JsonValue>;

/** Annotations, which describe values but don't restrict them. */
const words = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'examples',
  'externalDocs',
  'xml',
]);

/** Replaces a schema's keywords from older versions. The caller normalizes inner schemas. */
export function normalizeSchema(value: JsonObject): JsonObject {
  const { nullable, 'x-nullable': xNullable, example, discriminator, ...others } = value;
  const schema: MutableSchema = { ...others };
  if (typeof schema.type === 'string') schema.type = [schema.type];
  normalizeExamples(schema, example);
  normalizeLimit(schema, 'minimum', 'exclusiveMinimum');
  normalizeLimit(schema, 'maximum', 'exclusiveMaximum');
  normalizeTuple(schema);
  normalizeBooleans(schema);
  normalizeEnumDescriptions(schema);
  if (discriminator !== undefined) {
    schema.discriminator =
      typeof discriminator === 'string' ? { propertyName: discriminator } : discriminator;
  }
  return nullable === true || xNullable === true ? orNull(schema) : schema;
}

function normalizeExamples(schema: MutableSchema, example: JsonValue | undefined): void {
  if (isJsonObject(schema.examples)) {
    schema.examples = Object.values(schema.examples).map((item) =>
      isJsonObject(item) && item.value !== undefined ? item.value : item,
    );
  }
  if (example !== undefined && schema.examples === undefined) schema.examples = [example];
}

/** Converts `exclusiveMinimum: true` next to `minimum`, as in OpenAPI 3.0, to a number. */
function normalizeLimit(schema: MutableSchema, limit: string, exclusive: string): void {
  const value = schema[exclusive];
  if (typeof value !== 'boolean') return;
  delete schema[exclusive];
  const bound = schema[limit];
  if (!value || bound === undefined) return;
  schema[exclusive] = bound;
  delete schema[limit];
}

/** Converts a tuple from a list in `items`, as older versions of JSON Schema have it. */
function normalizeTuple(schema: MutableSchema): void {
  const { items, additionalItems } = schema;
  if (!Array.isArray(items)) return;
  schema.prefixItems = items;
  delete schema.items;
  delete schema.additionalItems;
  if (additionalItems !== undefined) schema.items = additionalItems;
}

/**
 * Combines the various notations for descriptions of `enum` values in one map. Some tools key descriptions by
 * value, and others list them in the order of the values. Names are always in that order
 * (https://openapi-generator.tech/docs/templating#enum, NSwag's `x-enumNames`).
 */
function normalizeEnumDescriptions(schema: MutableSchema): void {
  const { enum: values, 'x-enumDescriptions': other } = schema;
  const descriptions = schema['x-enum-descriptions'] ?? other;
  const names = schema['x-enum-varnames'] ?? schema['x-enumNames'];
  const isByValue = isJsonObject(descriptions);
  if (isByValue) schema['x-enum-descriptions'] = descriptions;
  if (!Array.isArray(values) || (!Array.isArray(names) && !Array.isArray(descriptions))) return;
  const byValue: MutableSchema = {};
  values.forEach((value: JsonValue, index) => {
    const text = typeof value === 'string' ? value : jsonText(value);
    const words = isByValue ? memberOf(descriptions, text) : itemOf(descriptions, index);
    const name = itemOf(names, index);
    const labels = [
      ...(typeof name === 'string' && name !== text ? [`\`${name}\``] : []),
      ...(typeof words === 'string' ? [words] : []),
    ];
    if (labels.length > 0) setOwn<JsonValue>(byValue, text, labels.join(': '));
  });
  schema['x-enum-descriptions'] = byValue;
}

function itemOf(list: JsonValue | undefined, index: number): JsonValue | undefined {
  return Array.isArray(list) ? list[index] : undefined;
}

const { single, lists, maps, definitions } = schemaKeywords;

/** Replaces the schemas `true` and `false`, except where they're common. */
function normalizeBooleans(schema: MutableSchema): void {
  for (const key of single) {
    const value = schema[key];
    if (typeof value === 'boolean') schema[key] = writtenOut(value);
  }
  for (const key of lists) {
    const value = schema[key];
    if (Array.isArray(value)) schema[key] = value.map(writtenOut);
  }
  for (const key of [...maps, ...definitions]) {
    const value = schema[key];
    if (!isJsonObject(value) || !Object.values(value).some((item) => typeof item === 'boolean')) {
      continue;
    }
    const map: MutableSchema = {};
    for (const [name, item] of Object.entries(value)) setOwn(map, name, writtenOut(item));
    schema[key] = map;
  }
}

/** Returns `{}` for `true`, and `{ not: {} }` for `false`. */
export function writtenOut(schema: JsonValue): JsonValue {
  if (typeof schema !== 'boolean') return schema;
  return schema ? {} : { not: {} };
}

/** Makes a schema nullable. A schema without types becomes one of two alternatives. */
function orNull(schema: MutableSchema): JsonObject {
  const nullSchema = { type: ['null'] };
  for (const key of ['anyOf', 'oneOf']) {
    const choices = schema[key];
    const isAlone = Object.keys(schema).every(
      (name) => name === key || words.has(name) || name === 'discriminator' || isExtension(name),
    );
    if (!Array.isArray(choices) || !isAlone) continue;
    const hasNull = choices.some(isNull);
    return hasNull ? schema : { ...schema, [key]: [...choices, nullSchema] };
  }
  if (
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'const'].some((key) => schema[key] !== undefined)
  ) {
    const isWord = ([name]: [string, JsonValue]) => words.has(name) || isExtension(name);
    const entries = Object.entries(schema);
    const inner = Object.fromEntries(entries.filter((entry) => !isWord(entry)));
    return { ...Object.fromEntries(entries.filter(isWord)), anyOf: [inner, nullSchema] };
  }
  const { type, enum: values } = schema;
  if (Array.isArray(type) && !type.includes('null')) schema.type = [...type, 'null'];
  if (Array.isArray(values) && !values.includes(null)) schema.enum = [...values, null];
  return schema;
}

function isNull(schema: JsonValue): boolean {
  if (!isJsonObject(schema)) return false;
  const { type } = schema;
  return type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null');
}

function isExtension(key: string): boolean {
  return key.startsWith('x-');
}
