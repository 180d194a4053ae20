/** Schemas as the console gets them: what validation needs of them, no words. */
import type { ConsoleSchema, ConsoleSchemas } from '../../../shared/api-console.ts';
import { componentName, schemaOf } from '../../source/openapi/description.ts';
import type { OpenApiDocument, Schema } from '../../source/openapi/document.ts';

const PLAIN = [
  'type',
  'format',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'minProperties',
  'maxProperties',
  'readOnly',
] as const;

/** Gathers schemas; `table` holds every component that they reach. */
export function createSchemaTable(document: OpenApiDocument) {
  const table: Record<string, ConsoleSchema> = {};
  const queue: string[] = [];

  function addReached(): void {
    for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
      const name = componentName(ref);
      if (name === undefined || Object.hasOwn(table, name)) continue;
      const schema = slim(schemaOf(document, ref) ?? {}, queue);
      Object.defineProperty(table, name, { value: schema, enumerable: true });
    }
  }

  return {
    /** The schema without words; what it refers to is in the table. */
    add(schema: Schema): ConsoleSchema {
      const result = slim(schema, queue);
      addReached();
      return result;
    },
    table: table as ConsoleSchemas,
  };
}

function slim(schema: Schema, refs: string[]): ConsoleSchema {
  const result: Record<string, unknown> = {};
  const inner = (each: Schema) => slim(each, refs);
  const orBoolean = (each: Schema | boolean | undefined) =>
    typeof each === 'object' ? inner(each) : each;
  const name = schema.$ref === undefined ? undefined : componentName(schema.$ref);
  if (schema.$ref !== undefined && name !== undefined) {
    refs.push(schema.$ref);
    result.$ref = name;
  }
  for (const key of PLAIN) if (schema[key] !== undefined) result[key] = schema[key];
  for (const key of ['items', 'additionalProperties'] as const) {
    if (schema[key] !== undefined) result[key] = orBoolean(schema[key]);
  }
  for (const key of ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const) {
    if (schema[key] !== undefined) result[key] = schema[key].map(inner);
  }
  if (schema.discriminator !== undefined && result.anyOf === undefined) {
    // Its value tells which form it is; that others fit as well is no mistake.
    result.anyOf = result.oneOf;
    delete result.oneOf;
  }
  if (schema.not !== undefined) result.not = inner(schema.not);
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties);
    result.properties = Object.fromEntries(entries.map(([key, value]) => [key, inner(value)]));
  }
  return result as ConsoleSchema;
}
