/** Generates sample values for schemas without an example. */

import { REFERENCE_LIMITS } from '../../limits.ts';
import { linearRegExp } from '../../linear-reg-exp.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue, setOwn } from '../../read/document/json.ts';
import { effectiveSchema, isNull } from './effective-schema.ts';
import { type ChoiceList, choiceListsOf } from './merge-schemas.ts';
import { patternText } from './pattern-text.ts';
import {
  affordable,
  affordableCopies,
  type Budget,
  countValue,
  MAXIMUM_REQUIRED,
  newBudget,
} from './sample-budget.ts';
import { withDiscriminator, withoutOthers } from './sample-choice.ts';
import { scalar, variantOf } from './sample-scalars.ts';
import { typeWords } from './schema-words.ts';
import type { Direction } from './tree-options.ts';
import { variantsOf } from './variants.ts';
import { parsedValue, shownValue } from './written-value.ts';

/** Maximum depth of optional values. With recursive schemas, samples would never end. */
const MAXIMUM_DEPTH = 8;
const MAXIMUM_LEVELS = 40;
/** Maximum number of items or properties. More of them wouldn't show anything new. */
const MAXIMUM_COUNT = 10;

interface Context {
  document: OpenApiDocument;
  direction: Direction;
  /** Names of the schemas that enclose the value. */
  around: readonly string[];
  budget: Budget;
}

/**
 * Returns a value that matches the schema as well as possible: an example, the default, the first allowed value, or
 * a value of the right type. Optional properties are omitted if they're deprecated, if they'd repeat a schema
 * inside itself, or if they'd make the sample too large.
 */
export function sampleValue(
  schema: Schema,
  document: OpenApiDocument,
  direction: Direction,
  characters: number = REFERENCE_LIMITS.example,
): JsonValue | undefined {
  const budget = newBudget(characters);
  return sample(schema, { document, direction, around: [], budget });
}

function sample(raw: Schema, context: Context): JsonValue | undefined {
  const { schema, name } = effectiveSchema(raw, context.document);
  if (schema.const !== undefined) return affordable(schema.const, context.budget);
  const [example] = schema.examples ?? [];
  // The example can be `null`, so only `undefined` means that there's none.
  const written = example === undefined ? schema.default : example;
  if (written !== undefined) {
    const { document, direction } = context;
    const parsed = parsedValue(written, schema, document);
    return affordable(shownValue(parsed, schema, document, direction), context.budget);
  }
  const known = schema.enum?.[0];
  if (known !== undefined) return affordable(known, context.budget);
  const lists = choiceListsOf(schema);
  const variants = lists.length > 0 ? undefined : variantsOf(schema, name, context.document);
  const [type] = schema.type?.filter((each) => each !== 'null') ?? [];
  if (!countValue(context.budget) || context.around.length > MAXIMUM_LEVELS) return undefined;
  if (name !== undefined && context.around.includes(name)) return undefined;
  const inner = { ...context, around: [...context.around, name ?? ''] };
  if (lists.length > 0) return chosenFrom(lists, schema, inner);
  if (variants !== undefined) return chosenFrom([variants], schema, inner);
  if (schema.properties !== undefined || type === 'object') return object(schema, inner);
  if (schema.items !== undefined || schema.prefixItems !== undefined || type === 'array') {
    return array(schema, inner);
  }
  const made = scalar(type, schema);
  return made === undefined ? undefined : affordable(made, context.budget);
}

/** Returns a value that matches the first choice in each list. */
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
    const made = sample(choice, context) ?? (isJsonObject(result) ? {} : undefined);
    const chosen = withDiscriminator(made, choice, list, context.document);
    if (chosen === undefined) continue;
    const both: JsonValue =
      isJsonObject(result) && isJsonObject(chosen) ? { ...result, ...chosen } : chosen;
    result =
      list.kind === 'oneOf' ? withoutOthers(both, schema, choice, others, context.document) : both;
  }
  return result;
}

/** True once only required values can be added. */
function isFull({ budget, around }: Context): boolean {
  return budget.values <= 0 || around.length > MAXIMUM_DEPTH;
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
    const made = sample(property, context);
    // A value can also be `null`.
    add(name, made === undefined && !isOptional ? anyValue(value, context) : made);
    if (isOptional) room -= 1;
  }
  for (const name of required) {
    if (Object.hasOwn(properties, name)) continue;
    if (!hasRoomFor(name, context)) return result;
    add(name, furtherValue(name, schema, context) ?? affordable('string', context.budget));
  }
  addFurther(result, schema, context);
  return result;
}

/**
 * Returns a value for a schema that allows any value. For other schemas, such as recursive ones, returns
 * `undefined`.
 */
function anyValue(schema: Schema, { document, budget }: Context): JsonValue | undefined {
  return typeWords(schema, document) === 'any' ? affordable('string', budget) : undefined;
}

/** Counts the characters of a name. Returns false if it's too long. */
function hasRoomFor(name: string, { budget }: Context): boolean {
  budget.characters -= name.length;
  return budget.characters >= 0;
}

/** Returns the value of a property that's described only by `patternProperties` or `additionalProperties`. */
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

/** Adds properties to a map. One is enough as an example, unless `minProperties` requires more. */
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

function array(schema: Schema, context: Context): JsonValue[] {
  const { items, contains, prefixItems, minItems = 0, uniqueItems } = schema;
  if (prefixItems !== undefined) {
    return prefixItems.slice(0, MAXIMUM_REQUIRED).map((item) => sample(item, context) ?? null);
  }
  const own = contains ?? (typeof items === 'object' ? items : undefined);
  if (own === undefined && (minItems === 0 || items === false)) return [];
  const inner = own ?? {};
  if (minItems === 0 && contains === undefined && isFull(context)) return [];
  const before = context.budget.values;
  const { schema: itemSchema } = effectiveSchema(inner, context.document);
  const item = sample(inner, context) ?? (minItems > 0 ? anyValue(itemSchema, context) : undefined);
  if (item === undefined) return [];
  const wanted = Math.min(Math.max(minItems, schema.minContains ?? 1), MAXIMUM_COUNT);
  const length =
    1 + affordableCopies(item, before - context.budget.values, wanted - 1, context.budget);
  const { enum: values = [] } = itemSchema;
  return Array.from({ length }, (_, index) =>
    index === 0 || uniqueItems !== true ? item : (values[index] ?? variantOf(item, index)),
  );
}
