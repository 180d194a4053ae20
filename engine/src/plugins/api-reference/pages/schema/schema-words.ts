/** Describes what a schema allows: its type, limits, and values. */
import { rememberPer } from '../../../../shared/remember.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import type { ApiDetails, ApiEnumValue, ApiFact } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { inlineMarkdown } from '../markdown.ts';
import { effectiveSchema, isNull } from './effective-schema.ts';

const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    any: 'any values',
    boolean: 'booleans',
    file: 'files',
    integer: 'integers',
    null: 'nulls',
    number: 'numbers',
    object: 'objects',
    string: 'strings',
  }),
);
/** Formats that add nothing to the type. */
const SILENT_FORMATS = new Set(['float', 'double', 'int32', 'string']);
const MAXIMUM_DEPTH = 6;
const MAXIMUM_EXAMPLE = 120;
/** How many parts are searched for a reference back to the schema. */
const MAXIMUM_PARTS = 1_000;

/** Returns a schema's type in words: `string (date-time) or null`, `array of objects`, `map of numbers`. */
export function typeWords(schema: Schema, document: OpenApiDocument, depth = 0): string {
  const byDepth = wordsByDepth(schema);
  const words = byDepth[depth] ?? wordsOf(schema, document, depth);
  byDepth[depth] = words;
  return words;
}

/**
 * Cached texts, indexed by depth. The depth has a limit, because each level multiplies the number of paths through
 * choices.
 */
const wordsByDepth = rememberPer((_: Schema): string[] => []);

function wordsOf(schema: Schema, document: OpenApiDocument, depth: number): string {
  const types = (schema.type ?? []).filter((type) => type !== 'null');
  const isNullable = schema.type?.includes('null') ?? false;
  const choices = schema.oneOf ?? schema.anyOf;
  let words: string[];
  if (types.length > 0) words = types.map((type) => wordsOfType(type, schema, document, depth));
  else if (choices !== undefined) words = wordsOfChoices(choices, document, depth);
  else words = [untyped(schema)];
  const all = [...new Set(words), ...(isNullable ? ['null'] : [])].filter((word) => word !== '');
  return all.length === 0 ? 'any' : all.join(' or ');
}

function wordsOfChoices(
  choices: readonly Schema[],
  document: OpenApiDocument,
  depth: number,
): string[] {
  if (depth > MAXIMUM_DEPTH) return ['any'];
  return choices.map((choice) => (isNull(choice) ? 'null' : wordsOfPart(choice, document, depth)));
}

/** Describes a part of a type. A recursive schema is only named, because describing it would never end. */
function wordsOfPart(part: Schema, document: OpenApiDocument, depth: number): string {
  const { schema, name } = effectiveSchema(part, document);
  if (name !== undefined && isEndless(name, schema, document)) return name;
  return typeWords(schema, document, depth + 1);
}

const endlessIn = rememberPer((_: OpenApiDocument) => new Map<string, boolean>());

/** True if a named schema's items, values, or choices lead back to it. */
function isEndless(name: string, schema: Schema, document: OpenApiDocument): boolean {
  const known = endlessIn(document);
  const before = known.get(name);
  if (before !== undefined) return before;
  const reached = new Set<string>();
  const parts: Schema[] = [...partsOf(schema)];
  for (const part of parts) {
    const inner = effectiveSchema(part, document);
    if (inner.name !== undefined && reached.has(inner.name)) continue;
    if (inner.name !== undefined) reached.add(inner.name);
    if (parts.length < MAXIMUM_PARTS) parts.push(...partsOf(inner.schema));
  }
  known.set(name, reached.has(name));
  return reached.has(name);
}

/** Returns the schemas that appear in a type's text. */
function partsOf({ items, additionalProperties, properties, oneOf, anyOf }: Schema): Schema[] {
  const values = properties === undefined ? [additionalProperties] : [];
  return [items, ...values, ...(oneOf ?? anyOf ?? [])].filter((part) => typeof part === 'object');
}

/** True if no value matches the schema. In normalized documents, `false` is written as `{ not: {} }`. */
export function isNever({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

function untyped(schema: Schema): string {
  if (isNever(schema)) return 'never';
  if (isFileContent(schema)) return 'file';
  if (schema.const !== undefined) return typeOfValue(schema.const);
  if (schema.enum !== undefined) return [...new Set(schema.enum.map(typeOfValue))].join(' or ');
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return 'object';
  if (schema.items !== undefined || schema.prefixItems !== undefined) return 'array';
  const type = TYPE_OF_RULES.find(([, rules]) => rules.some((rule) => schema[rule] !== undefined));
  return type?.[0] ?? 'any';
}

/** Keywords that apply only to values of one type. */
const TYPE_OF_RULES: readonly (readonly [type: string, rules: readonly (keyof Schema)[]])[] = [
  ['object', ['required', 'patternProperties', 'minProperties', 'maxProperties', 'propertyNames']],
  ['array', ['minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['string', ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'integer';
  return Array.isArray(value) ? 'array' : typeof value;
}

function wordsOfType(
  type: string,
  schema: Schema,
  document: OpenApiDocument,
  depth: number,
): string {
  const { items, additionalProperties, properties, format } = schema;
  if (type === 'array' && typeof items === 'object' && depth <= MAXIMUM_DEPTH) {
    return `array of ${plural(wordsOfPart(items, document, depth))}`;
  }
  if (type === 'object' && properties === undefined && typeof additionalProperties === 'object') {
    if (depth > MAXIMUM_DEPTH) return 'map';
    const words = wordsOfPart(additionalProperties, document, depth);
    return words === 'any' ? 'map' : `map of ${plural(words)}`;
  }
  if (type === 'string' && isFileContent(schema)) return 'file';
  if (format === undefined || SILENT_FORMATS.has(format)) return type;
  return `${type} (${format})`;
}

/**
 * True for a file's content. OpenAPI 3.0 describes it with a format, and 3.1 with a media type and without an
 * encoding: https://spec.openapis.org/oas/v3.1.1.html#considerations-for-file-uploads
 */
export function isFileContent({ format, contentMediaType, contentEncoding }: Schema): boolean {
  if (format === 'binary') return true;
  const isText = /json|xml|yaml|^text\//.test(contentMediaType ?? 'text/plain');
  return !isText && contentEncoding === undefined;
}

function plural(words: string): string {
  const single = PLURALS.get(words);
  if (single !== undefined) return single;
  const format = /^(\w+) (\([\w-]+\))$/.exec(words);
  if (format !== null) return `${PLURALS.get(format[1] ?? '') ?? format[1]} ${format[2]}`;
  if (words.startsWith('array of ')) return words.replace('array', 'arrays');
  if (words.startsWith('map')) return words.replace('map', 'maps');
  return words.includes(' or ') ? `(${words})` : words;
}

/** Returns a schema's default, example, limits, and pattern, in that order. */
export function schemaFacts(schema: Schema, texts: ApiTexts): ApiFact[] {
  const shown = (schema.examples ?? [])
    // An example such as `true` tells readers nothing that the type boolean doesn't.
    .filter((value) => typeof value !== 'boolean' && value !== null)
    .map(valueText)
    .filter(isShort);
  return [
    ...fact(texts.always, schema.const === undefined ? [] : [valueText(schema.const)]),
    ...fact(texts.defaultValue, schema.default === undefined ? [] : [valueText(schema.default)]),
    ...fact(shown.length > 1 ? texts.examples : texts.example, [...new Set(shown)].slice(0, 3)),
    ...limits(schema, texts),
    ...fact(texts.pattern, schema.pattern === undefined ? [] : [schema.pattern]),
  ];
}

function isShort(text: string): boolean {
  return text.length <= MAXIMUM_EXAMPLE;
}

function fact(label: string, values: readonly string[]): ApiFact[] {
  return values.length === 0 ? [] : [{ label, values }];
}

function limits(schema: Schema, texts: ApiTexts): ApiFact[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const values = [
    ...(minimum === undefined ? [] : [`≥ ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`> ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`≤ ${maximum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`< ${exclusiveMaximum}`]),
  ];
  return [
    ...fact(texts.range, values),
    ...fact(texts.multipleOf, multipleOf === undefined ? [] : [String(multipleOf)]),
    ...bounds(texts.length, schema.minLength, schema.maxLength, texts),
    ...bounds(texts.itemCount, schema.minItems, schema.maxItems, texts),
    ...bounds(texts.propertyCount, schema.minProperties, schema.maxProperties, texts),
    ...fact(texts.unique, schema.uniqueItems === true ? ['true'] : []),
    ...fact(texts.encoding, schema.contentEncoding === undefined ? [] : [schema.contentEncoding]),
    ...fact(
      texts.contentMediaType,
      schema.contentMediaType === undefined ? [] : [schema.contentMediaType],
    ),
  ];
}

function bounds(
  label: string,
  from: number | undefined,
  to: number | undefined,
  texts: ApiTexts,
): ApiFact[] {
  if (from === undefined && to === undefined) return [];
  if (from === to) return fact(label, [String(from)]);
  if (to === undefined) return fact(label, [`≥ ${from}`]);
  return fact(label, [from === undefined || from === 0 ? `≤ ${to}` : texts.fromTo(from, to)]);
}

/** Returns allowed values with their descriptions, and the number of values that are omitted. */
export function enumValues(schema: Schema): Pick<ApiDetails, 'values' | 'more'> {
  const all = schema.enum ?? [];
  const shown = all.slice(0, REFERENCE_LIMITS.values);
  const texts = valueTexts(shown);
  const values = shown.map((value, index) => valueView(value, texts[index] ?? '', schema));
  return values.length === all.length ? { values } : { values, more: all.length - values.length };
}

function valueView(value: JsonValue, text: string, schema: Schema): ApiEnumValue {
  const descriptions = schema['x-enum-descriptions'] ?? {};
  const key = typeof value === 'string' ? value : text;
  const html = Object.hasOwn(descriptions, key) ? inlineMarkdown(descriptions[key]) : '';
  return html === '' ? { value: text } : { value: text, html };
}

/** Writes a value as text: strings without quotes, unless they'd be invisible, and anything else as JSON. */
export function valueText(value: JsonValue): string {
  const isPlain = typeof value === 'string' && value !== '' && value.trim() === value;
  return isPlain ? value : jsonText(value);
}

/** Writes several values as text. Strings that look like another value are quoted: `1` and `"1"`. */
export function valueTexts(values: readonly JsonValue[]): string[] {
  const others = new Set(values.filter((value) => typeof value !== 'string').map(valueText));
  return values.map((value) => (others.has(String(value)) ? jsonText(value) : valueText(value)));
}
