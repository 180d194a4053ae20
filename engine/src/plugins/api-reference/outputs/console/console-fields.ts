/** Fields for the values of parameters and properties. */
import { REFERENCE_LIMITS } from '../../limits.ts';
import { effectiveSchema } from '../../pages/schema/effective-schema.ts';
import { typeWords, valueText } from '../../pages/schema/schema-words.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue, jsonText } from '../../read/document/json.ts';
import type { ConsoleField, ConsoleFieldKind } from '../../shared/console-data.ts';
import type { createSchemaTable } from './console-schema.ts';

export interface FieldContext {
  document: OpenApiDocument;
  schemas: ReturnType<typeof createSchemaTable>;
  /** Prefix of the ids on the page: `path`, `body`. */
  prefix: string;
}

interface FieldFacts {
  name: string;
  schema: Schema;
  isRequired: boolean;
  isDeprecated?: boolean;
  /** The field's initial value. */
  value?: JsonValue;
  /** A value that's shown as an example. */
  example?: JsonValue;
  contentType?: string;
}

export function consoleField(facts: FieldFacts, context: FieldContext): ConsoleField {
  const { document, schemas, prefix } = context;
  const { schema } = effectiveSchema(facts.schema, document);
  const kind = facts.contentType?.includes('json') ? 'json' : fieldKind(schema, document);
  const example = fieldText(facts.example, kind);
  return {
    name: facts.name,
    pageId: `${prefix}.${facts.name}`.replace(/[\s%"'<>&#`]+/g, '_'),
    kind,
    type: typeWords(schema, document),
    isRequired: facts.isRequired,
    isDeprecated: facts.isDeprecated === true || schema.deprecated === true,
    // Fields need allowed values and the types of items without looking them up.
    schema: schemas.add(kind === 'json' ? facts.schema : withItems(schema, document)),
    ...(kind === 'choice' && { choices: valuesOf(schema).map(valueText) }),
    initial: fieldText(facts.value, kind),
    ...(example !== '' && { example }),
  };
}

function withItems(schema: Schema, document: OpenApiDocument): Schema {
  if (typeof schema.items !== 'object') return schema;
  return { ...schema, items: effectiveSchema(schema.items, document).schema };
}

function valuesOf(schema: Schema): readonly JsonValue[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  // No menu has that many items, so readers type the value, and the server checks it.
  return values.length > REFERENCE_LIMITS.values ? [] : values;
}

function fieldKind(schema: Schema, document: OpenApiDocument): ConsoleFieldKind {
  if (valuesOf(schema).length > 0) return 'choice';
  if ((schema.oneOf ?? schema.anyOf) !== undefined) return 'json';
  const types = (schema.type ?? []).filter((type) => type !== 'null');
  const [type] = types;
  if (types.length > 1) return 'json';
  if (type === 'array') return listKind(schema, document);
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (isFile(schema)) return 'file';
  if (type === 'string') return 'text';
  return type === undefined && schema.properties === undefined ? 'text' : 'json';
}

function listKind({ items }: Schema, document: OpenApiDocument): ConsoleFieldKind {
  if (typeof items !== 'object') return 'json';
  const { schema } = effectiveSchema(items, document);
  const kind = fieldKind(schema, document);
  if (kind === 'file') return 'files';
  const isScalar = kind === 'text' || kind === 'number' || kind === 'choice';
  return isScalar && (schema.type?.length ?? 0) === 1 ? 'list' : 'json';
}

/**
 * True for a file's content. OpenAPI 3.0 describes it with a format, and 3.1 with a media type and without an
 * encoding.
 */
function isFile({ format, contentMediaType, contentEncoding }: Schema): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

/** Returns a value as the text of a field of this kind. */
function fieldText(value: JsonValue | undefined, kind: ConsoleFieldKind): string {
  if (value === undefined || kind === 'file' || kind === 'files') return '';
  if (kind === 'list') return Array.isArray(value) ? value.map(plain).join('\n') : plain(value);
  if (kind === 'json') return jsonText(value, 2);
  return plain(value);
}

/** Returns a value as plain text. Placeholders without meaning become an empty text. */
function plain(value: JsonValue): string {
  if (value === null || value === 'string') return '';
  return typeof value === 'string' ? value : jsonText(value);
}

/**
 * Returns an object's fields, or `undefined` if the value can also have a different type, or if the object has
 * no fields. Omits `readOnly` properties, because they aren't sent.
 */
export function objectFields(
  schema: Schema,
  value: JsonValue | undefined,
  context: FieldContext,
): ConsoleField[] {
  const { schema: object } = effectiveSchema(schema, context.document);
  if (object.properties === undefined || object.oneOf || object.anyOf) return [];
  const required = new Set(object.required ?? []);
  const values = isJsonObject(value) ? value : {};
  return Object.entries(object.properties).flatMap(([name, property]) => {
    if (effectiveSchema(property, context.document).schema.readOnly === true) return [];
    const own = Object.hasOwn(values, name) ? values[name] : undefined;
    const facts = { name, schema: property, isRequired: required.has(name), value: own };
    return [consoleField(facts, context)];
  });
}
