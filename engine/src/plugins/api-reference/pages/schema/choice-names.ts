/** Names the alternatives of a schema. */

import { componentName } from '../../read/description.ts';
import type { Discriminator, OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { JsonValue } from '../../read/document/json.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { type EffectiveSchema, effectiveSchema } from './effective-schema.ts';
import { typeWords, valueText, valueTexts } from './schema-words.ts';

/**
 * Returns a distinct name for each choice. The name is the first of these that the choice has: the discriminator's
 * value, a title, a component's name, an only value, a property with an only value, a property that no other choice
 * has, a property that it makes required, or else its type. Numbers are added to names that repeat.
 */
export function choiceNames(
  raw: readonly Schema[],
  effective: readonly EffectiveSchema[],
  discriminator: Discriminator | undefined,
  { document, texts }: { document: OpenApiDocument; texts: ApiTexts },
): string[] {
  const mapped = new Map<string, string>();
  for (const [value, ref] of Object.entries(discriminator?.mapping ?? {})) {
    const before = mapped.get(ref);
    mapped.set(ref, before === undefined ? value : `${before}, ${value}`);
  }
  const values = effective.map(({ schema }) => onlyValue(schema));
  const constants = valueTexts(values.map((value) => value ?? ''));
  const names = effective.map(
    ({ schema, name }, index) =>
      mapped.get(raw[index]?.$ref ?? '') ??
      (discriminator && componentName(raw[index]?.$ref ?? '')) ??
      schema.title ??
      name ??
      componentName(raw[index]?.$ref ?? '') ??
      (values[index] === undefined ? undefined : constants[index]) ??
      constantOf(schema, document) ??
      ownPropertyOf(schema, effective, texts) ??
      requirementOf(schema, texts) ??
      typeWords(schema, document),
  );
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** Returns `action: cancelOrder` for an object whose `action` allows only this value. */
function constantOf(schema: Schema, document: OpenApiDocument): string | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { schema: value } = effectiveSchema(property, document);
    const only = onlyValue(value);
    if (only !== undefined) return `${name}: ${valueText(only)}`;
  }
  return undefined;
}

/** Returns the only value that a schema allows, or `undefined` if it allows several. */
function onlyValue({ const: only, enum: values = [] }: Schema): JsonValue | undefined {
  if (only !== undefined) return only;
  return values.length === 1 ? values[0] : undefined;
}

/** Returns `requires email` for a choice that only makes `email` required. */
function requirementOf({ properties, required }: Schema, texts: ApiTexts): string | undefined {
  if (properties !== undefined || required === undefined) return undefined;
  return texts.requires(required.join(', '));
}

/** Returns `with tag` for an object if it's the only choice that has `tag`. */
function ownPropertyOf(
  schema: Schema,
  all: readonly EffectiveSchema[],
  texts: ApiTexts,
): string | undefined {
  const others = all.flatMap((each) => (each.schema === schema ? [] : [each.schema.properties]));
  const own = Object.keys(schema.properties ?? {}).find((name) =>
    others.every((properties) => properties !== undefined && !Object.hasOwn(properties, name)),
  );
  return own && texts.withProperty(own);
}
