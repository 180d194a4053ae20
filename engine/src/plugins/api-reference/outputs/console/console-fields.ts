/** Creates the fields for the values of parameters and of form properties. */
import { REFERENCE_LIMITS } from '../../limits.ts';
import { exampleOf } from '../../pages/example-values.ts';
import { effectiveSchema } from '../../pages/schema/effective-schema.ts';
import { isFileContent, typeWords } from '../../pages/schema/schema-words.ts';
import type { ApiMediaType } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue, jsonText } from '../../read/document/json.ts';
import { shortName } from '../../read/limited-operation.ts';
import type { ConsoleField, ConsoleFieldKind } from '../../shared/console-data.ts';

interface FieldContext {
  document: OpenApiDocument;
  /** The prefix of the field's id on the page, such as `path` or `body`. */
  prefix: string;
}

interface FieldFacts {
  name: string;
  schema: Schema;
  isRequired: boolean;
  isDeprecated?: boolean;
  /** The field's initial value. */
  value?: JsonValue;
  /** A value to show as an example. */
  example?: JsonValue;
  encoding: Partial<Pick<ConsoleField, 'style' | 'explode' | 'allowReserved' | 'contentType'>>;
}

/** Returns the console's field for a parameter or a form property. */
export function consoleField(facts: FieldFacts, context: FieldContext): ConsoleField {
  const { document, prefix } = context;
  const { name, isRequired, encoding } = facts;
  const { schema } = effectiveSchema(facts.schema, document);
  const choices = choicesOf(schema);
  const isJson = encoding.contentType?.includes('json') ?? false;
  const kind = isJson ? 'json' : choices.length > 0 ? 'choice' : fieldKind(schema, document);
  const example = fieldText(facts.example, kind);
  const {
    style = 'form',
    explode = style === 'form',
    allowReserved = false,
    contentType,
  } = encoding;
  return {
    name,
    pageId: `${prefix}.${name}`.replace(/[\s%"'<>&#`]+/g, '_'),
    kind,
    type: shortName(typeWords(schema, document)),
    isRequired,
    isDeprecated: facts.isDeprecated === true || schema.deprecated === true,
    ...(kind === 'choice' && { choices }),
    initial: fieldText(facts.value, kind),
    ...(example !== '' && { example }),
    style,
    explode,
    allowReserved,
    ...(contentType !== undefined && { contentType }),
  };
}

function choicesOf(schema: Schema): string[] {
  if (schema.type?.length === 1 && schema.type[0] === 'boolean') return ['true', 'false'];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  // A menu with that many items would be too long, so readers type the value.
  return values.length > REFERENCE_LIMITS.values
    ? []
    : values.map(plain).filter((text) => text !== '');
}

function fieldKind(schema: Schema, document: OpenApiDocument): ConsoleFieldKind {
  const [type, ...others] = (schema.type ?? []).filter((each) => each !== 'null');
  if (others.length > 0 || (schema.oneOf ?? schema.anyOf) !== undefined) return 'json';
  if (isFileContent(schema)) return 'file';
  if (type === 'array') return listKind(schema, document);
  const isObject = type === 'object' || (type === undefined && schema.properties !== undefined);
  return isObject ? 'json' : 'text';
}

function listKind({ items }: Schema, document: OpenApiDocument): ConsoleFieldKind {
  if (typeof items !== 'object') return 'json';
  const kind = fieldKind(effectiveSchema(items, document).schema, document);
  if (kind === 'file') return 'files';
  return kind === 'text' ? 'list' : 'json';
}

/** Returns a value as the text of a field of this kind. */
function fieldText(value: JsonValue | undefined, kind: ConsoleFieldKind): string {
  if (value === undefined || kind === 'file' || kind === 'files') return '';
  if (kind === 'json') return jsonText(value, 2);
  return [value].flat().map(plain).join('\n');
}

/** Returns a value as plain text. Placeholders without meaning become an empty text. */
function plain(value: JsonValue): string {
  if (value === null || value === 'string') return '';
  return typeof value === 'string' ? value : jsonText(value);
}

/**
 * Returns a form's fields, or an empty list if its schema has none. Omits `readOnly` properties, because they
 * aren't sent. Optional properties are only filled in if the description itself has an example.
 */
export function formFields(media: ApiMediaType, context: FieldContext): ConsoleField[] {
  const { schema = {}, encoding, examples } = media;
  const { schema: object } = effectiveSchema(schema, context.document);
  const required = new Set(object.required ?? []);
  const value = exampleOf(media, context.document, 'request');
  const values = isJsonObject(value) ? value : {};
  return Object.entries(object.properties ?? {}).flatMap(([name, property]) => {
    if (effectiveSchema(property, context.document).schema.readOnly === true) return [];
    const isRequired = required.has(name);
    const own = Object.hasOwn(values, name) ? values[name] : undefined;
    const key = isRequired || examples.length > 0 ? 'value' : 'example';
    const facts = { name, schema: property, isRequired, encoding: encoding[name] ?? {} };
    return [consoleField({ ...facts, [key]: own }, context)];
  });
}
