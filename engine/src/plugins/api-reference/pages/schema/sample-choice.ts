/** Adapts a sample value to one choice of a `oneOf` or `anyOf`. */
import { componentName } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import { effectiveSchema } from './effective-schema.ts';
import type { ChoiceList } from './merge-schemas.ts';

/** Sets the discriminator's property to the value that selects the choice. */
export function withDiscriminator(
  value: JsonValue | undefined,
  choice: Schema,
  { discriminator }: ChoiceList,
  document: OpenApiDocument,
): JsonValue | undefined {
  if (discriminator === undefined || !isJsonObject(value)) return value;
  const { propertyName, mapping = {} } = discriminator;
  const [mapped] = Object.entries(mapping).find(([, ref]) => ref === choice.$ref) ?? [];
  const property = effectiveSchema(choice, document).schema.properties?.[propertyName];
  const { schema } = property ? effectiveSchema(property, document) : { schema: {} as Schema };
  if (schema.const !== undefined) return value;
  const name = mapped ?? (schema.enum === undefined ? componentName(choice.$ref ?? '') : undefined);
  return name === undefined ? value : { ...value, [propertyName]: name };
}

/** Removes properties that only other choices require. Otherwise, the value might match more than one choice. */
export function withoutOthers(
  value: JsonValue,
  { required = [] }: Schema,
  choice: Schema,
  others: readonly Schema[],
  document: OpenApiDocument,
): JsonValue {
  if (!isJsonObject(value)) return value;
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
