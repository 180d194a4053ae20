/** Merges the parts of `allOf`. All constraints apply, and of two limits, the stricter one wins. */
import { rememberPer } from '../../../../shared/remember.ts';
import type {
  ByName,
  Discriminator,
  OpenApiDocument,
  Schema,
} from '../../read/document/document.ts';
import type { JsonValue } from '../../read/document/json.ts';

/** Alternatives. A value matches exactly one (`oneOf`) or at least one (`anyOf`) of these schemas. */
export interface ChoiceList {
  kind: 'oneOf' | 'anyOf';
  choices: readonly Schema[];
  discriminator?: Discriminator;
}

/** Returns the choice lists of a merged schema. Its `allOf` contains all but the first. */
export function choiceListsOf(schema: Schema): ChoiceList[] {
  const { oneOf, anyOf, allOf = [], discriminator } = schema;
  const own = (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const choices = { oneOf, anyOf }[kind];
    return choices === undefined ? [] : [{ kind, choices, discriminator }];
  });
  return [...own, ...allOf.flatMap(choiceListsOf)];
}

/** An `if` with its `then` and `else`. */
export type Condition = Pick<Schema, 'if' | 'then' | 'else'>;

/** Returns the conditions of a merged schema. Its `allOf` contains all but the first. */
export function conditionsOf(schema: Schema): Condition[] {
  const own = schema.if === undefined ? [] : [conditionOf(schema)];
  return [...own, ...(schema.allOf ?? []).flatMap(conditionsOf)];
}

function conditionOf(schema: Schema): Condition {
  const entries = Object.entries(schema).filter(([key]) => CONDITION.has(key));
  return Object.fromEntries(entries);
}

/** Returns the schemas that a merged schema excludes. Its `allOf` contains all but the first. */
export function exclusionsOf({ not, allOf = [] }: Schema): Schema[] {
  return [...(not === undefined ? [] : [not]), ...allOf.flatMap(exclusionsOf)];
}

/**
 * Merges schemas whose references have been followed. If several schemas have the same property, it's merged later,
 * when the property is resolved.
 */
export function mergeSchemas(parts: readonly Schema[], document: OpenApiDocument): Schema {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  const together = (schemas: readonly Schema[]) => combinedSchema(schemas, document);
  return {
    ...Object.assign({}, ...parts.map(defined)),
    ...limitsOf(parts),
    ...valuesOf(parts),
    ...listsAndRulesOf(parts),
    ...mapOf('properties', parts, together),
    ...mapOf('patternProperties', parts, together),
    ...mapOf('dependentSchemas', parts, together),
    ...itemsOf(parts, together),
    ...requiredOf(parts),
    ...dependenciesOf(parts),
  };
}

const CONDITION = new Set(['if', 'then', 'else']);

/** Returns the keywords that are set. They replace those of earlier parts. */
function defined(schema: Schema): object {
  const entries = Object.entries(schema);
  return Object.fromEntries(
    entries.filter(([key, value]) => value !== undefined && !CONDITION.has(key)),
  );
}

const LOWER = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
] as const;
const UPPER = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
] as const;

function limitsOf(parts: readonly Schema[]): Schema {
  const stricter = (key: keyof Schema, isStricter: (a: unknown, b: unknown) => boolean) => {
    const values = parts.flatMap((part) => (part[key] === undefined ? [] : [part[key]]));
    const [first, ...others] = values;
    if (others.length === 0) return [];
    return [[key, others.reduce((best, each) => (isStricter(each, best) ? each : best), first)]];
  };
  return Object.fromEntries([
    ...LOWER.flatMap((key) => stricter(key, (a, b) => Number(a) > Number(b))),
    ...UPPER.flatMap((key) => stricter(key, (a, b) => Number(a) < Number(b))),
  ]) as Schema;
}

/** Returns the types and values that all parts allow. If the parts contradict each other, the last list wins. */
function valuesOf(parts: readonly Schema[]): Schema {
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : [type]));
  const type = types.reduce<Schema['type']>((common, each) => {
    const both = common?.flatMap((one) => {
      if (each.includes(one)) return [one];
      if (one === 'number' && each.includes('integer')) return ['integer' as const];
      return one === 'integer' && each.includes('number') ? [one] : [];
    });
    return both === undefined || both.length === 0 ? each : both;
  }, undefined);
  const lists = parts.flatMap((part) => (part.enum === undefined ? [] : [part.enum]));
  const values = lists.reduce<readonly JsonValue[] | undefined>((common, each) => {
    const both = common?.filter((value) => each.includes(value));
    return both === undefined || both.length === 0 ? each : both;
  }, undefined);
  return { ...(type && { type }), ...(values && { enum: values }) };
}

/**
 * Returns the parts' choice lists, conditions, and exclusions. All of them apply, no matter which part they're
 * from.
 */
function listsAndRulesOf(parts: readonly Schema[]): Schema {
  const { allOf: lists = [], ...choices } = choicesOf(parts);
  const [condition, ...conditions] = distinct(parts.flatMap(conditionsOf), (each) => each.if);
  const [not, ...exclusions] = distinct(parts.flatMap(exclusionsOf), (each) => each);
  const further = [...lists, ...conditions, ...exclusions.map((each) => ({ not: each }))];
  return {
    ...choices,
    ...condition,
    ...(not && { not }),
    ...(further.length > 0 && { allOf: further }),
  };
}

/** Removes items for which `of` returns the same object. A schema can be reached through several parts. */
function distinct<Item>(items: readonly Item[], of: (item: Item) => unknown): Item[] {
  return items.filter((item, index) => items.findIndex((each) => of(each) === of(item)) === index);
}

function choicesOf(parts: readonly Schema[]): Schema {
  const lists = parts.flatMap(choiceListsOf);
  const different = distinct(lists, (each) => each.choices);
  const oneOf = different.find(({ kind }) => kind === 'oneOf');
  const anyOf = different.find(
    ({ kind, discriminator }) =>
      kind === 'anyOf' && (oneOf === undefined || discriminator === oneOf.discriminator),
  );
  const others = different.filter((each) => each !== oneOf && each !== anyOf);
  const discriminator = (oneOf ?? anyOf)?.discriminator;
  const further = others.map((each) => ({
    [each.kind]: each.choices,
    ...(each.discriminator && { discriminator: each.discriminator }),
  }));
  return {
    ...(oneOf && { oneOf: oneOf.choices }),
    ...(anyOf && { anyOf: anyOf.choices }),
    ...(discriminator && { discriminator }),
    ...(further.length > 0 && { allOf: further }),
  };
}

function mapOf(
  key: 'properties' | 'patternProperties' | 'dependentSchemas',
  parts: readonly Schema[],
  together: (schemas: readonly Schema[]) => Schema,
): Schema {
  const names = new Set(parts.flatMap((part) => Object.keys(part[key] ?? {})));
  if (names.size === 0) return {};
  const entries = [...names].map((name) => {
    const found = parts.flatMap((part): Schema[] => {
      const own = part[key] ?? {};
      return Object.hasOwn(own, name) && own[name] !== undefined ? [own[name]] : [];
    });
    return [name, together(found)] as const;
  });
  const map: ByName<Schema> = Object.fromEntries(entries);
  return { [key]: map } as Pick<Schema, typeof key>;
}

function itemsOf(
  parts: readonly Schema[],
  together: (schemas: readonly Schema[]) => Schema,
): Schema {
  const inner = (key: 'items' | 'additionalProperties') => {
    const found = parts.flatMap((part) => (typeof part[key] === 'object' ? [part[key]] : []));
    return found.length > 1 ? together(found) : undefined;
  };
  const [items, values] = [inner('items'), inner('additionalProperties')];
  return { ...(items && { items }), ...(values && { additionalProperties: values }) };
}

function requiredOf(parts: readonly Schema[]): Schema {
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return required.length === 0 ? {} : { required };
}

function dependenciesOf(parts: readonly Schema[]): Schema {
  const found = parts.flatMap(({ dependentRequired: own }) => (own === undefined ? [] : [own]));
  return found.length > 1 ? { dependentRequired: Object.assign({}, ...found) } : {};
}

interface Merged {
  ids: WeakMap<Schema, number>;
  nextId: number;
  byParts: Map<string, Schema>;
  /** The parts that each merged schema was created from. */
  partsOf: WeakMap<Schema, readonly Schema[]>;
}

const mergedOf = rememberPer(
  (_: OpenApiDocument): Merged => ({
    ids: new WeakMap(),
    nextId: 0,
    byParts: new Map(),
    partsOf: new WeakMap(),
  }),
);

/**
 * Merges the schemas that several parts have for the same property. The same parts always result in the same
 * object, so recursion ends.
 */
function combinedSchema(schemas: readonly Schema[], document: OpenApiDocument): Schema {
  const merged = mergedOf(document);
  const byKey = new Map<string, Schema>();
  for (const schema of schemas.flatMap((each) => merged.partsOf.get(each) ?? [each])) {
    byKey.set(keyOf(schema, merged), schema);
  }
  const parts = [...byKey.values()];
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  const key = [...byKey.keys()].sort().join(' ');
  const known = merged.byParts.get(key) ?? { allOf: parts };
  merged.byParts.set(key, known);
  merged.partsOf.set(known, parts);
  return known;
}

/**
 * Returns the schemas that a property's schema was merged from, if several parts of `allOf` have the property. For
 * a schema as written, returns `undefined`.
 */
export function mergedParts(
  schema: Schema,
  document: OpenApiDocument,
): readonly Schema[] | undefined {
  return mergedOf(document).partsOf.get(schema);
}

function keyOf(schema: Schema, merged: Merged): string {
  if (schema.$ref !== undefined && Object.keys(schema).length === 1) return schema.$ref;
  const known = merged.ids.get(schema);
  if (known !== undefined) return String(known);
  merged.nextId += 1;
  merged.ids.set(schema, merged.nextId);
  return String(merged.nextId);
}
