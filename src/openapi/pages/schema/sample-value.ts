/** Values for schemas without a written example. */
import { REFERENCE_LIMITS } from '../../../engine/limits/limits.ts';
import { componentName } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import { effectiveSchema, isNull } from './effective-schema.ts';
import { type ChoiceList, choiceListsOf } from './merge-schemas.ts';
import type { Direction } from './schema-tree.ts';
import { variantsOf } from './variants.ts';

const BY_FORMAT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'date-time': '2026-03-02T09:30:00.000Z',
    date: '2026-03-02',
    time: '09:30:00Z',
    duration: 'PT30M',
    email: 'reader@example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com',
    url: 'https://example.com',
    'uri-reference': '/path',
    uuid: '9c40958a-daac-400e-98fb-3bb438567008',
    byte: 'dGV4dA==',
    password: '<password>',
  }),
);
/** Deeper values are left out: recursive schemas would never end. */
const MAXIMUM_DEPTH = 8;
/** Longer examples help nobody, and schemas that lead to all others would make millions of values. */
const MAXIMUM_VALUES = 100;

/** A schema that demands longer texts gets a sample that is too short: a page has it in a dozen languages. */
const MAXIMUM_TEXT = 200;

interface Context {
  document: OpenApiDocument;
  direction: Direction;
  /** Names of the schemas around. */
  around: readonly string[];
  /** Values that may still be made, and characters that they may still have. */
  budget: { left: number; characters: number };
}

/**
 * A value that satisfies the schema as far as that can be seen from outside: written examples first,
 * then defaults, the first allowed value, and something of the right type. Optional properties that
 * are deprecated are left out, and so are those that would repeat a schema inside itself, and all that the sample
 * has no room for.
 */
export function sampleValue(
  schema: Schema,
  document: OpenApiDocument,
  direction: Direction,
  characters: number = REFERENCE_LIMITS.example,
): JsonValue | undefined {
  const budget = { left: MAXIMUM_VALUES, characters };
  return sample(schema, { document, direction, around: [], budget });
}

const lengths = new WeakMap<object, number>();

/** Characters of a value as JSON, roughly. Values are shared: one example can be part of a hundred bodies. */
export function lengthOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return String(value).length;
  const length = lengths.get(value) ?? jsonText(value).length;
  lengths.set(value, length);
  return length;
}

/** The value, unless it is too long for what is left. */
function affordable(value: JsonValue, { budget }: Context): JsonValue | undefined {
  const length = lengthOf(value);
  if (length > budget.characters) return undefined;
  budget.characters -= length;
  return value;
}

function sample(raw: Schema, context: Context): JsonValue | undefined {
  const { schema, name } = effectiveSchema(raw, context.document);
  if (schema.const !== undefined) return affordable(schema.const, context);
  const [written] = schema.examples ?? [];
  if (written !== undefined) return affordable(written, context);
  // That nothing is sent says little about what can be.
  const known = schema.default ?? schema.enum?.[0];
  if (known !== undefined) return affordable(known, context);
  context.budget.left -= 1;
  if (context.around.length > MAXIMUM_DEPTH || context.budget.left < 0) return undefined;
  if (name !== undefined && context.around.includes(name)) return undefined;
  const inner = { ...context, around: [...context.around, name ?? ''] };
  const lists = choiceListsOf(schema);
  const variants = lists.length > 0 ? undefined : variantsOf(schema, name, context.document);
  const [type] = schema.type?.filter((each) => each !== 'null') ?? [];
  if (lists.length > 0) return chosenFrom(lists, schema, inner);
  if (variants !== undefined) return chosenFrom([variants], schema, inner);
  if (schema.properties !== undefined || type === 'object') return object(schema, inner);
  if (schema.items !== undefined || schema.prefixItems !== undefined || type === 'array') {
    return array(schema, inner);
  }
  return scalar(type, schema);
}

/** A value with the first choice of each list. */
function chosenFrom(
  lists: readonly ChoiceList[],
  schema: Schema,
  context: Context,
): JsonValue | undefined {
  const own = schema.properties === undefined ? undefined : object(schema, context);
  let result: JsonValue | undefined = own;
  for (const list of lists) {
    const [choice, ...others] = list.choices.filter((each) => !isNull(each));
    if (choice === undefined) continue;
    const chosen = decided(sample(choice, context), choice, list, context);
    if (chosen === undefined) continue;
    const both: JsonValue =
      isRecord(result) && isRecord(chosen) ? { ...result, ...chosen } : chosen;
    result = list.kind === 'oneOf' ? withoutOthers(both, schema, choice, others, context) : both;
  }
  return result;
}

/** The value of a choice with what the discriminator calls it. */
function decided(
  value: JsonValue | undefined,
  choice: Schema,
  { discriminator }: ChoiceList,
  { document }: Context,
): JsonValue | undefined {
  if (discriminator === undefined || !isRecord(value)) return value;
  const { propertyName, mapping = {} } = discriminator;
  const [mapped] = Object.entries(mapping).find(([, ref]) => ref === choice.$ref) ?? [];
  const property = effectiveSchema(choice, document).schema.properties?.[propertyName];
  const { schema } = property ? effectiveSchema(property, document) : { schema: {} as Schema };
  if (schema.const !== undefined) return value;
  const name = mapped ?? (schema.enum === undefined ? componentName(choice.$ref ?? '') : undefined);
  return name === undefined ? value : { ...value, [propertyName]: name };
}

/** Choices that only require properties exclude each other. */
function withoutOthers(
  value: JsonValue,
  { required = [] }: Schema,
  choice: Schema,
  others: readonly Schema[],
  { document }: Context,
): JsonValue {
  if (!isRecord(value)) return value;
  const { schema: chosen } = effectiveSchema(choice, document);
  const excluded = others.flatMap((other) => {
    const { schema } = effectiveSchema(other, document);
    return schema.properties === undefined ? (schema.required ?? []) : [];
  });
  const kept = new Set([...required, ...(chosen.required ?? [])]);
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => kept.has(name) || !excluded.includes(name)),
  );
}

function isRecord(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(schema: Schema, context: Context): Record<string, JsonValue> {
  const result: Record<string, JsonValue> = {};
  const required = new Set(schema.required ?? []);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { schema: value } = effectiveSchema(property, context.document);
    const isHidden = context.direction === 'request' ? value.readOnly : value.writeOnly;
    if (isHidden === true || (value.deprecated === true && !required.has(name))) continue;
    const made = sample(property, context);
    context.budget.characters -= name.length;
    if (context.budget.characters < 0) return result;
    if (made !== undefined) Object.defineProperty(result, name, { value: made, enumerable: true });
  }
  if (typeof schema.additionalProperties === 'object' && Object.keys(result).length === 0) {
    const made = sample(schema.additionalProperties, context);
    if (made !== undefined) result.key = made;
  }
  return result;
}

function array(schema: Schema, context: Context): JsonValue[] {
  if (schema.prefixItems !== undefined) {
    return schema.prefixItems.map((item) => sample(item, context) ?? null);
  }
  if (typeof schema.items !== 'object') return [];
  const item = sample(schema.items, context);
  return item === undefined ? [] : [item];
}

/** True for a schema that any text of some length satisfies. */
export function isAnyText(schema: Schema): boolean {
  const { type = [], format = '', examples = [], default: value, enum: values } = schema;
  const isWritten = examples.length > 0 || value !== undefined || schema.const !== undefined;
  const [only] = type.filter((each) => each !== 'null');
  const isText = only === 'string' || (only === undefined && choiceListsOf(schema).length === 0);
  return isText && !isWritten && values === undefined && !BY_FORMAT.has(format);
}

function scalar(type: string | undefined, schema: Schema): JsonValue | undefined {
  switch (type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return number(schema);
    case undefined:
      return schema.type === undefined ? undefined : null;
    default:
      return null;
  }
}

function text({
  format = '',
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
}: Schema): string {
  const value = BY_FORMAT.get(format) ?? 'string';
  return value.padEnd(Math.min(minLength, MAXIMUM_TEXT), '-').slice(0, maxLength);
}

function number(schema: Schema): number | bigint {
  const { minimum, exclusiveMinimum, maximum } = schema;
  if (minimum !== undefined) return minimum;
  if (exclusiveMinimum !== undefined) return Number(exclusiveMinimum) + 1;
  return maximum !== undefined && maximum < 1 ? maximum : 1;
}
