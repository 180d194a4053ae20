/** Names for the schemas that a value can match. */

import { componentName } from '../../read/description.ts';
import type { Discriminator, OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { JsonValue } from '../../read/document/json.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { type EffectiveSchema, effectiveSchema } from './effective-schema.ts';
import { typeWords, valueText, valueTexts } from './schema-words.ts';

/**
 * Returns a name for each choice, all of them different: the discriminator's value, the title, the component's
 * name, its only value, the only value of a property in this choice, a property that no other choice has, or the type. Returns
 * numbers if none of these distinguishes the choices.
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

/** Returns `action: cancelOrder` for an object whose `action` can only have this value. */
function constantOf(schema: Schema, document: OpenApiDocument): string | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { schema: value } = effectiveSchema(property, document);
    const only = onlyValue(value);
    if (only !== undefined) return `${name}: ${valueText(only)}`;
  }
  return undefined;
}

/** Returns the only value that matches a schema, or `undefined` if there are others. */
function onlyValue({ const: only, enum: values = [] }: Schema): JsonValue | undefined {
  if (only !== undefined) return only;
  return values.length === 1 ? values[0] : undefined;
}

/** Returns `requires email` for a choice that adds nothing else. */
function requirementOf({ properties, required }: Schema, texts: ApiTexts): string | undefined {
  if (properties !== undefined || required === undefined) return undefined;
  return texts.requires(required.join(', '));
}

/** Returns `with tag` for an object if no other choice has `tag`. */
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
