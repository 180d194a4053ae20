/** Merges a schema with the schema that it refers to and with its `allOf` parts, one level deep. */
import { rememberPer } from '../../../../shared/remember.ts';
import { componentName, schemaOf } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import { choiceListsOf, mergeSchemas } from './merge-schemas.ts';

export interface EffectiveSchema {
  schema: Schema;
  /** The component's name, if the schema is just a reference, possibly with a description. */
  name?: string;
}

const MAXIMUM_REFERENCES = 50;

/** Cached results for a document, because hundreds of operations use the same schemas. */
interface Known {
  outermost: WeakMap<Schema, EffectiveSchema>;
  /** Complete results, which don't depend on where the schema is used. */
  whole: WeakMap<Schema, EffectiveSchema>;
}

const knownOf = rememberPer(
  (_: OpenApiDocument): Known => ({ outermost: new WeakMap(), whole: new WeakMap() }),
);

/** State while one outermost schema is being resolved. */
interface Round {
  document: OpenApiDocument;
  whole: Known['whole'];
  /** Results in which a reference to an enclosing schema was left out. */
  cut: Map<Schema, EffectiveSchema>;
  /** Number of references that were left out, including those in cached results. */
  cuts: number;
}

/**
 * Follows a schema's reference and merges its `allOf`. The last description takes precedence. An `anyOf` or `oneOf`
 * that consists of `null` and one schema becomes that schema, made nullable. Properties keep their references, so
 * recursion ends here.
 */
export function effectiveSchema(schema: Schema, document: OpenApiDocument): EffectiveSchema {
  const known = knownOf(document);
  const before = known.outermost.get(schema);
  if (before !== undefined) return before;
  const round: Round = { document, whole: known.whole, cut: new Map(), cuts: 0 };
  const effective = resolve(schema, round, []);
  known.outermost.set(schema, effective);
  return effective;
}

/**
 * Resolves each schema only once. With several `allOf`, the number of paths to a schema doubles with every level.
 */
function resolve(schema: Schema, round: Round, stack: readonly string[]): EffectiveSchema {
  const whole = round.whole.get(schema);
  if (whole !== undefined) return whole;
  const cut = round.cut.get(schema);
  if (cut !== undefined) {
    round.cuts += 1;
    return cut;
  }
  const before = round.cuts;
  const effective = followed(schema, round, stack);
  // Which references are left out depends on the enclosing schemas, so the result is valid only in this round.
  const results = round.cuts === before ? round.whole : round.cut;
  results.set(schema, effective);
  return effective;
}

function followed(schema: Schema, round: Round, stack: readonly string[]): EffectiveSchema {
  const { document } = round;
  const { $ref, ...beside } = schema;
  if ($ref === undefined) {
    return { schema: composed(schema, round, stack), name: nameOfOnlyPart(schema, document) };
  }
  const target = schemaOf(document, $ref);
  if (target === undefined) return { schema: beside };
  if (stack.includes($ref) || stack.length > MAXIMUM_REFERENCES) {
    round.cuts += 1;
    return { schema: beside };
  }
  const { schema: base, name } = resolve(target, round, [...stack, $ref]);
  const own = composed(beside, round, stack);
  const isMore = hasShape(beside) || beside.required !== undefined;
  return {
    schema: mergeSchemas([base, own], document),
    name: isMore ? undefined : (componentName($ref) ?? name),
  };
}

function composed(schema: Schema, round: Round, stack: readonly string[]): Schema {
  const { allOf, ...own } = schema;
  const parts = (allOf ?? []).map((part) => resolve(part, round, stack).schema);
  const shapes = [...parts, own].filter((part) => hasShape(part));
  const shown = shapes.length > 1 ? parts.map(partOfWhole) : parts;
  const merged = parts.length === 0 ? schema : mergeSchemas([...shown, own], round.document);
  return withoutNullChoice(merged, round, stack);
}

/** Returns the keywords that also apply to the merged schema. The part's name, examples, and variants don't. */
function partOfWhole(part: Schema): Schema {
  const { title, examples = [], default: value, discriminator, ...others } = part;
  const hasChoices = choiceListsOf(part).length > 0;
  return {
    ...others,
    ...(hasChoices && discriminator !== undefined && { discriminator }),
    ...propertyExamples(part, examples[0]),
  };
}

/** Adds the values from a part's example to its properties. */
function propertyExamples({ properties }: Schema, example: JsonValue | undefined): Schema {
  if (properties === undefined || !isJsonObject(example)) return {};
  const entries = Object.entries(properties).map(([name, property]) => {
    const value = Object.hasOwn(example, name) ? example[name] : undefined;
    const isKnown = value === undefined || property.examples !== undefined;
    return [name, isKnown ? property : { ...property, examples: [value] }] as const;
  });
  return { properties: Object.fromEntries(entries) };
}

/**
 * Returns the name of X in `allOf: [X]`, the OpenAPI 3.0 way to add a description to a property that refers to X.
 */
function nameOfOnlyPart(schema: Schema, document: OpenApiDocument): string | undefined {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter((part) => !isNull(part));
  const [only, ...others] = schema.allOf?.filter(hasShape) ?? choices;
  if (only?.$ref === undefined || others.length > 0 || hasShape({ ...schema, ...NO_PARTS })) {
    return undefined;
  }
  return schemaOf(document, only.$ref) === undefined ? undefined : componentName(only.$ref);
}

const NO_PARTS = { allOf: undefined, anyOf: undefined, oneOf: undefined };

/** True if a schema adds properties, items, or choices. */
function hasShape(schema: Schema): boolean {
  const { $ref, properties, patternProperties, items, prefixItems, additionalProperties } = schema;
  const parts = [schema.allOf, schema.anyOf, schema.oneOf];
  const shapes = [$ref, properties, patternProperties, items, prefixItems, ...parts];
  return shapes.some((each) => each !== undefined) || typeof additionalProperties === 'object';
}

/** Replaces `anyOf: [X, null]`, the OpenAPI 3.1 way to make X nullable. */
function withoutNullChoice(schema: Schema, round: Round, stack: readonly string[]): Schema {
  const key = schema.anyOf !== undefined ? 'anyOf' : 'oneOf';
  const choices = schema[key];
  if (choices === undefined) return schema;
  const [only, ...others] = choices.filter((choice) => !isNull(choice));
  if (only === undefined || others.length > 0) return schema;
  const { [key]: _, ...rest } = schema;
  const { schema: chosen } = resolve(only, round, stack);
  const isNullable = choices.length > 1;
  const types = chosen.type ?? [];
  const type = isNullable && !types.includes('null') ? { type: [...types, 'null' as const] } : {};
  const merged = mergeSchemas([chosen, rest], round.document);
  return { ...merged, ...type };
}

/** True for a schema that only `null` matches. */
export function isNull({ type }: Schema): boolean {
  return type?.length === 1 && type[0] === 'null';
}
