/** Describes rules beyond the type: dependent properties, exclusions, and `contains`. */

import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ApiFact } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { effectiveSchema } from './effective-schema.ts';
import { exclusionsOf } from './merge-schemas.ts';
import { typeWords, valueText } from './schema-words.ts';

/** Returns rules as facts. */
export function schemaRules(schema: Schema, document: OpenApiDocument, texts: ApiTexts): ApiFact[] {
  return [
    ...nameRules(schema, document, texts),
    ...Object.entries(schema.dependentRequired ?? {}).map(([name, values]) => ({
      label: texts.requiredWith(name),
      values,
    })),
    ...exclusionsOf(schema).flatMap((not) => forbidden(not, document, texts)),
    ...contained(schema, document, texts),
  ];
}

function nameRules(
  { propertyNames }: Schema,
  document: OpenApiDocument,
  texts: ApiTexts,
): ApiFact[] {
  if (propertyNames === undefined) return [];
  const { schema } = effectiveSchema(propertyNames, document);
  const { enum: names, pattern, format, minLength, maxLength } = schema;
  const lengths = [
    ...(minLength === undefined ? [] : [`≥ ${minLength}`]),
    ...(maxLength === undefined ? [] : [`≤ ${maxLength}`]),
  ];
  const values = [
    ...(names ?? []).map(valueText),
    ...(pattern === undefined ? [] : [pattern]),
    ...(format === undefined ? [] : [format]),
  ];
  return [
    ...(values.length === 0 ? [] : [{ label: texts.propertyNames, values }]),
    ...(lengths.length === 0
      ? []
      : [{ label: `${texts.propertyNames}, ${texts.length.toLowerCase()}`, values: lengths }]),
  ];
}

function forbidden(not: Schema, document: OpenApiDocument, texts: ApiTexts): ApiFact[] {
  const { schema } = effectiveSchema(not, document);
  const { required = [], enum: values, const: only, pattern, type, properties } = schema;
  if (values !== undefined) return [{ label: texts.notValue, values: values.map(valueText) }];
  if (only !== undefined) return [{ label: texts.notValue, values: [valueText(only)] }];
  if (pattern !== undefined) return [{ label: texts.notValue, values: [pattern] }];
  if (required.length > 0 && properties === undefined) {
    const label = required.length === 1 ? texts.notProperty : texts.notTogether;
    return [{ label, values: required }];
  }
  return type === undefined
    ? []
    : [{ label: texts.notValue, values: [typeWords(schema, document)] }];
}

function contained(schema: Schema, document: OpenApiDocument, texts: ApiTexts): ApiFact[] {
  const { contains, minContains = 1, maxContains } = schema;
  if (contains === undefined) return [];
  const { schema: item } = effectiveSchema(contains, document);
  const { const: only, enum: values = only === undefined ? [] : [only] } = item;
  const what = values.length > 0 ? values.map(valueText) : [typeWords(item, document)];
  const count = `≥ ${minContains}${maxContains === undefined ? '' : `, ≤ ${maxContains}`}`;
  const isUsual = minContains === 1 && maxContains === undefined;
  return [{ label: isUsual ? texts.contains : `${texts.contains} (${count})`, values: what }];
}

/**
 * Returns the rule that a request can't contain additional properties or items. Responses don't need it, because
 * readers don't write them.
 */
export function closedRule(schema: Schema, texts: ApiTexts): ApiFact[] {
  const { additionalProperties, unevaluatedProperties, properties } = schema;
  const { items, unevaluatedItems, prefixItems } = schema;
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  const isClosedList = items === false || unevaluatedItems === false;
  return [
    ...(properties !== undefined && isClosed ? [{ label: texts.closedObject, values: [] }] : []),
    ...(prefixItems !== undefined && isClosedList ? [{ label: texts.closedList, values: [] }] : []),
  ];
}

/** Describes an `if` condition, for example as `kind is card`. Returns `undefined` if that's impossible. */
export function conditionWords(
  condition: Schema,
  document: OpenApiDocument,
  texts: ApiTexts,
): string | undefined {
  const { schema } = effectiveSchema(condition, document);
  const words = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { schema: value } = effectiveSchema(property, document);
    const values = value.const === undefined ? value.enum : [value.const];
    return values === undefined ? [] : [texts.propertyIs(name, values.map(valueText))];
  });
  if (words.length > 0) return texts.allConditions(words);
  return schema.required === undefined ? undefined : texts.arePresent(schema.required);
}
