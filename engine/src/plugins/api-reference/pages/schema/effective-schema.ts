/** Merges a schema with its reference and its `allOf` parts, one level deep. */
import { componentName, schemaOf } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import { choiceListsOf, mergeSchemas } from './merge-schemas.ts';

export interface EffectiveSchema {
  schema: Schema;
  /** Name of the component, when the schema is nothing but a reference with words beside it. */
  name?: string;
}

const MAXIMUM_REFERENCES = 50;

/** Results by document, because hundreds of operations use the same schemas. */
interface Known {
  outermost: WeakMap<Schema, EffectiveSchema>;
  /** Complete results, which don't depend on where the schema is used. */
  whole: WeakMap<Schema, EffectiveSchema>;
}

const knownOf = new WeakMap<OpenApiDocument, Known>();

/** The work on one outermost schema. */
interface Round {
  document: OpenApiDocument;
  whole: Known['whole'];
  /** Results from which a reference to a schema around them is missing. */
  cut: Map<Schema, EffectiveSchema>;
  /** How often a reference was left out, or a result without it taken. */
  cuts: number;
}

/**
 * Follows the reference and merges `allOf`, of words what is said last. An `anyOf` or `oneOf` with `null` and one schema is that schema, nullable.
 * Properties keep their references, so recursion ends here.
 */
export function effectiveSchema(schema: Schema, document: OpenApiDocument): EffectiveSchema {
  const known = knownOf.get(document) ?? { outermost: new WeakMap(), whole: new WeakMap() };
  knownOf.set(document, known);
  const before = known.outermost.get(schema);
  if (before !== undefined) return before;
  const round: Round = { document, whole: known.whole, cut: new Map(), cuts: 0 };
  const effective = resolve(schema, round, []);
  known.outermost.set(schema, effective);
  return effective;
}

/** Resolves each schema once: the ways to one through several `allOf` double with every level. */
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
  // What was left out depends on the schemas around, and those are the same in this round only.
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
  const said = shapes.length > 1 ? parts.map(partOfWhole) : parts;
  const merged = parts.length === 0 ? schema : mergeSchemas([...said, own], round.document);
  return withoutNullChoice(merged, round, stack);
}

/** Keeps the keywords that apply to a merged schema, without a single part's name, examples, and variants. */
function partOfWhole(part: Schema): Schema {
  const { title, examples = [], default: value, discriminator, ...others } = part;
  const hasChoices = choiceListsOf(part).length > 0;
  return {
    ...others,
    ...(hasChoices && discriminator !== undefined && { discriminator }),
    ...propertyExamples(part, examples[0]),
  };
}

/** Properties with their values in the example of a part. */
function propertyExamples({ properties }: Schema, example: JsonValue | undefined): Schema {
  if (properties === undefined || !isJsonObject(example)) return {};
  const entries = Object.entries(properties).map(([name, property]) => {
    const value = Object.hasOwn(example, name) ? example[name] : undefined;
    const isKnown = value === undefined || property.examples !== undefined;
    return [name, isKnown ? property : { ...property, examples: [value] }] as const;
  });
  return { properties: Object.fromEntries(entries) };
}

/** `allOf: [X]` with words beside it is how 3.0 describes a property that refers to X. */
function nameOfOnlyPart(schema: Schema, document: OpenApiDocument): string | undefined {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter((part) => !isNull(part));
  const [only, ...others] = schema.allOf?.filter(hasShape) ?? choices;
  if (only?.$ref === undefined || others.length > 0 || hasShape({ ...schema, ...NO_PARTS })) {
    return undefined;
  }
  return schemaOf(document, only.$ref) === undefined ? undefined : componentName(only.$ref);
}

const NO_PARTS = { allOf: undefined, anyOf: undefined, oneOf: undefined };

/** True for schemas that add properties, items or choices. */
function hasShape(schema: Schema): boolean {
  const { $ref, properties, patternProperties, items, prefixItems, additionalProperties } = schema;
  const parts = [schema.allOf, schema.anyOf, schema.oneOf];
  const shapes = [$ref, properties, patternProperties, items, prefixItems, ...parts];
  return shapes.some((each) => each !== undefined) || typeof additionalProperties === 'object';
}

/** `anyOf: [X, null]` is how 3.1 writes a nullable X. */
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

/** True for the schema that only `null` satisfies. */
export function isNull({ type }: Schema): boolean {
  return type?.length === 1 && type[0] === 'null';
}
