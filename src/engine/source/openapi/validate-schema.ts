/** What a schema of a normalised document may be; recursion is part of the check. */
import { z } from 'zod';
import { chooseSchema } from '../../config/schema-problems.ts';
import { type SchemaType, schemaTypes } from './document.ts';

const text = z.string();
const flag = z.boolean().optional();
const number = chooseSchema<number | bigint>((value) =>
  typeof value === 'bigint' ? z.bigint() : z.number(),
).optional();
const count = z.int().min(0).optional();

const nested = z.lazy(() => schema).optional();
const orBoolean = z
  .lazy(() => chooseSchema<unknown>((value) => (typeof value === 'boolean' ? z.boolean() : schema)))
  .optional();
const list = z.lazy(() => z.array(schema)).optional();
const map = z.lazy(() => z.record(text, schema)).optional();

const types: z.ZodType<readonly SchemaType[]> = z.array(z.enum(schemaTypes));

export const schema: z.ZodType = z.looseObject({
  $ref: text.optional(),
  type: types.optional(),
  title: text.optional(),
  description: text.optional(),
  format: text.optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  multipleOf: number,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: count,
  maxLength: count,
  pattern: text.optional(),
  items: orBoolean,
  prefixItems: list,
  contains: nested,
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
  properties: map,
  required: z.array(text).optional(),
  additionalProperties: orBoolean,
  patternProperties: map,
  propertyNames: nested,
  unevaluatedProperties: orBoolean,
  minProperties: count,
  maxProperties: count,
  dependentRequired: z.record(text, z.array(text)).optional(),
  dependentSchemas: map,
  oneOf: list,
  anyOf: list,
  allOf: list,
  not: nested,
  if: nested,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits the object
  then: nested,
  else: nested,
  discriminator: z
    .looseObject({
      propertyName: text.meta({ example: "'type'" }),
      mapping: z.record(text, text).optional(),
    })
    .optional(),
  'x-enum-descriptions': z.record(text, text).optional(),
});
