/** A schema with what it refers to and what it is composed of put together, one level deep. */
import { componentName, schemaOf } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { choiceListsOf, mergeSchemas } from './merge-schemas.ts';

export interface EffectiveSchema {
  schema: Schema;
  /** Name of the component, when the schema is nothing but a reference with words beside it. */
  name?: string;
}

const MAXIMUM_REFERENCES = 50;

/**
 * Follows the reference and merges `allOf`, of words what is said last. An `anyOf` or `oneOf` with `null` and one schema is that schema, nullable.
 * Properties keep their references, so recursion ends here.
 */
export function effectiveSchema(schema: Schema, document: OpenApiDocument): EffectiveSchema {
  const ofDocument = known.get(document) ?? new WeakMap<Schema, EffectiveSchema>();
  known.set(document, ofDocument);
  const before = ofDocument.get(schema);
  if (before !== undefined) return before;
  const effective = resolve(schema, document, []);
  ofDocument.set(schema, effective);
  return effective;
}

/** The same schemas stand in hundreds of operations. */
const known = new WeakMap<OpenApiDocument, WeakMap<Schema, EffectiveSchema>>();

function resolve(
  schema: Schema,
  document: OpenApiDocument,
  stack: readonly string[],
): EffectiveSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) {
    return { schema: composed(schema, document, stack), name: nameOfOnlyPart(schema, document) };
  }
  const target = schemaOf(document, $ref);
  if (target === undefined || stack.includes($ref) || stack.length > MAXIMUM_REFERENCES) {
    return { schema: beside };
  }
  const { schema: base, name } = resolve(target, document, [...stack, $ref]);
  const own = composed(beside, document, stack);
  const isMore = hasShape(beside) || beside.required !== undefined;
  return {
    schema: mergeSchemas([base, own], document),
    name: isMore ? undefined : (componentName($ref) ?? name),
  };
}

function composed(schema: Schema, document: OpenApiDocument, stack: readonly string[]): Schema {
  const { allOf, ...own } = schema;
  const parts = (allOf ?? []).map((part) => resolve(part, document, stack).schema);
  const shapes = [...parts, own].filter((part) => hasShape(part));
  const said = shapes.length > 1 ? parts.map(partOfWhole) : parts;
  const merged = parts.length === 0 ? schema : mergeSchemas([...said, own], document);
  return withoutNullChoice(merged, document, stack);
}

/** What holds of a whole of several parts: not the name of one, nor its example, nor what its variants are. */
function partOfWhole(part: Schema): Schema {
  const { title, examples, default: value, discriminator, ...others } = part;
  const hasChoices = choiceListsOf(part).length > 0;
  return hasChoices && discriminator !== undefined ? { ...others, discriminator } : others;
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
function withoutNullChoice(
  schema: Schema,
  document: OpenApiDocument,
  stack: readonly string[],
): Schema {
  const key = schema.anyOf !== undefined ? 'anyOf' : 'oneOf';
  const choices = schema[key];
  if (choices === undefined) return schema;
  const [only, ...others] = choices.filter((choice) => !isNull(choice));
  if (only === undefined || others.length > 0) return schema;
  const { [key]: _, ...rest } = schema;
  const { schema: chosen } = resolve(only, document, stack);
  const isNullable = choices.length > 1;
  const types = chosen.type ?? [];
  const type = isNullable && !types.includes('null') ? { type: [...types, 'null' as const] } : {};
  const merged = mergeSchemas([chosen, rest], document);
  return { ...merged, ...type };
}

/** True for the schema that only `null` satisfies. */
export function isNull({ type }: Schema): boolean {
  return type?.length === 1 && type[0] === 'null';
}
