/** Values for schemas without a written example. */
import { REFERENCE_LIMITS } from '../../../../core/limits/limits.ts';
import { linearRegExp } from '../../check/linear-reg-exp.ts';
import { componentName } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { type JsonValue, jsonText, setOwn } from '../../read/document/json.ts';
import { effectiveSchema, isNull } from './effective-schema.ts';
import { type ChoiceList, choiceListsOf } from './merge-schemas.ts';
import { patternText } from './pattern-text.ts';
import { scalar, variantOf } from './sample-scalars.ts';
import type { Direction } from './tree-options.ts';
import { variantsOf } from './variants.ts';

/** Deeper values are left out unless they're required: recursive schemas would never end. */
const MAXIMUM_DEPTH = 8;
const MAXIMUM_LEVELS = 40;
/** Longer examples help nobody, and schemas that lead to all others would make millions of values. */
const MAXIMUM_VALUES = 75;
/** Required values beyond that, without which the example would be wrong. */
const MAXIMUM_REQUIRED = 100;
/** More items or properties say nothing new. */
const MAXIMUM_COUNT = 10;

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
  const lists = choiceListsOf(schema);
  const variants = lists.length > 0 ? undefined : variantsOf(schema, name, context.document);
  const [type] = schema.type?.filter((each) => each !== 'null') ?? [];
  context.budget.left -= 1;
  if (context.around.length > MAXIMUM_LEVELS || context.budget.left < -MAXIMUM_REQUIRED) {
    return undefined;
  }
  if (name !== undefined && context.around.includes(name)) return undefined;
  const inner = { ...context, around: [...context.around, name ?? ''] };
  if (lists.length > 0) return chosenFrom(lists, schema, inner);
  if (variants !== undefined) return chosenFrom([variants], schema, inner);
  if (schema.properties !== undefined || type === 'object') return object(schema, inner);
  if (schema.items !== undefined || schema.prefixItems !== undefined || type === 'array') {
    return array(schema, inner);
  }
  const made = scalar(type, schema);
  return made === undefined ? undefined : affordable(made, context);
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
    const made = sample(choice, context) ?? (isRecord(result) ? {} : undefined);
    const chosen = decided(made, choice, list, context);
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

/** True if only what is required is still added. */
function isFull({ budget, around }: Context): boolean {
  return budget.left <= 0 || around.length > MAXIMUM_DEPTH;
}

function object(schema: Schema, context: Context): Record<string, JsonValue> {
  const { properties = {}, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const result: Record<string, JsonValue> = {};
  const required = new Set(schema.required ?? []);
  const add = (name: string, value: JsonValue | undefined) => {
    if (value !== undefined) setOwn(result, name, value);
  };
  let room = Math.max(0, maxProperties - required.size);
  for (const [name, property] of Object.entries(properties)) {
    const { schema: value } = effectiveSchema(property, context.document);
    const isHidden = context.direction === 'request' ? value.readOnly : value.writeOnly;
    const isOptional = !required.has(name);
    if (isHidden === true || (value.deprecated === true && isOptional)) continue;
    if (isOptional && (room === 0 || isFull(context))) continue;
    if (!hasRoomFor(name, context)) return result;
    add(name, sample(property, context));
    if (isOptional) room -= 1;
  }
  for (const name of required) {
    if (Object.hasOwn(properties, name)) continue;
    if (!hasRoomFor(name, context)) return result;
    add(name, furtherValue(name, schema, context) ?? affordable('string', context));
  }
  addFurther(result, schema, context);
  return result;
}

/** Pays for a name; false if nothing is left. */
function hasRoomFor(name: string, { budget }: Context): boolean {
  budget.characters -= name.length;
  return budget.characters >= 0;
}

/** The value of a property that has no schema of its own. */
function furtherValue(name: string, schema: Schema, context: Context): JsonValue | undefined {
  const { patternProperties = {}, additionalProperties } = schema;
  const [, matching] =
    Object.entries(patternProperties).find(([pattern]) => isMatch(pattern, name)) ?? [];
  if (matching !== undefined) return sample(matching, context);
  return typeof additionalProperties === 'object'
    ? sample(additionalProperties, context)
    : undefined;
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return linearRegExp(pattern).test(name);
  } catch {
    return false;
  }
}

/** Properties that only maps have: one to show what they look like, and as many as there must be. */
function addFurther(result: Record<string, JsonValue>, schema: Schema, context: Context): void {
  const { additionalProperties, patternProperties = {}, minProperties = 0 } = schema;
  const hasFurther =
    typeof additionalProperties === 'object' || Object.keys(patternProperties).length > 0;
  const isMap = hasFurther && Object.keys(result).length === 0;
  const wanted = Math.min(Math.max(minProperties, isMap ? 1 : 0), MAXIMUM_COUNT);
  for (const name of namesFor(schema, context)) {
    if (Object.keys(result).length >= wanted || !hasRoomFor(name, context)) return;
    const value = furtherValue(name, schema, context);
    if (value === undefined) return;
    setOwn(result, name, value);
  }
}

function namesFor(schema: Schema, { document }: Context): string[] {
  const { propertyNames, patternProperties = {}, additionalProperties } = schema;
  const { schema: names } = propertyNames
    ? effectiveSchema(propertyNames, document)
    : { schema: {} as Schema };
  const allowed = (names.enum ?? []).filter((name) => typeof name === 'string');
  if (allowed.length > 0) return allowed;
  const [pattern] = Object.keys(patternProperties);
  const isClosed = additionalProperties === false || additionalProperties === undefined;
  const known = names.pattern ?? (isClosed ? pattern : undefined);
  const key = (known === undefined ? undefined : patternText(known)) ?? 'key';
  return Array.from({ length: MAXIMUM_COUNT }, (_, index) =>
    index === 0 ? key : `${key}${index + 1}`,
  );
}

/**
 * Returns how many further copies of a list's item are affordable, and pays for them: lists in lists multiply.
 *
 * @param values values that the item consists of
 */
function affordableCopies(
  item: JsonValue,
  values: number,
  wanted: number,
  { budget }: Context,
): number {
  if (wanted <= 0) return 0;
  const [each, length] = [Math.max(1, values), Math.max(1, lengthOf(item))];
  const room = Math.min((budget.left + MAXIMUM_REQUIRED) / each, budget.characters / length);
  const copies = Math.max(0, Math.min(wanted, Math.floor(room)));
  budget.left -= copies * each;
  budget.characters -= copies * length;
  return copies;
}

function array(schema: Schema, context: Context): JsonValue[] {
  const { items, contains, prefixItems, minItems = 0, uniqueItems } = schema;
  if (prefixItems !== undefined) {
    return prefixItems.slice(0, MAXIMUM_REQUIRED).map((item) => sample(item, context) ?? null);
  }
  const inner = contains ?? (typeof items === 'object' ? items : undefined);
  if (inner === undefined) return [];
  if (minItems === 0 && contains === undefined && isFull(context)) return [];
  const before = context.budget.left;
  const item = sample(inner, context);
  if (item === undefined) return [];
  const wanted = Math.min(Math.max(minItems, schema.minContains ?? 1), MAXIMUM_COUNT);
  const length = 1 + affordableCopies(item, before - context.budget.left, wanted - 1, context);
  const { enum: values = [] } = effectiveSchema(inner, context.document).schema;
  return Array.from({ length }, (_, index) =>
    index === 0 || uniqueItems !== true ? item : (values[index] ?? variantOf(item, index)),
  );
}
