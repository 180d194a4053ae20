/** Bodies of forms as the fields that are sent. */
import { plainOf, queryText } from '../../console/request/serialize.ts';
import type { ApiMediaType } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue, jsonText } from '../../read/document/json.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';

export type FormField = readonly [name: string, value: string];

export interface FormPart {
  name: string;
  value: string;
  isFile: boolean;
  /** Where it is not what the part has without it. */
  contentType?: string;
}

/** A text as it is, everything else as JSON. */
export function sentText(value: JsonValue): string {
  return typeof value === 'string' ? value : jsonText(value);
}

/** Fields of a URL-encoded form: lists field by field, objects as `encoding` says, else as JSON. */
export function fieldsOf(value: JsonValue | undefined, { encoding }: ApiMediaType): FormField[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]): FormField[] => {
    const own = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    const hasStyle = own?.style !== undefined || own?.explode !== undefined;
    if (typeof each !== 'object' || each === null || (!hasStyle && !Array.isArray(each))) {
      return [[name, sentText(each)]];
    }
    const style = own?.style ?? 'form';
    const explode = own?.explode ?? (style === 'form' || style === 'deepObject');
    const pairs = queryText({ name, style, explode, allowReserved: false }, plainOf(each));
    return [...new URLSearchParams(pairs)];
  });
}

/** Parts of a multipart form: lists part by part, objects as JSON. */
export function partsOf(
  value: JsonValue | undefined,
  { schema, encoding }: ApiMediaType,
  document: OpenApiDocument,
): FormPart[] {
  if (!isJsonObject(value)) return [];
  const { properties = {} } = schema ? effectiveSchema(schema, document).schema : {};
  return Object.entries(value).flatMap(([name, each]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const own = property ? effectiveSchema(property, document).schema : {};
    const item = typeof own.items === 'object' ? effectiveSchema(own.items, document).schema : {};
    const type = Object.hasOwn(encoding, name) ? encoding[name]?.contentType : undefined;
    const isList = Array.isArray(each) && type === undefined;
    const values: readonly JsonValue[] = isList ? each : [each];
    return values.map((one) => partOf(name, one, isList ? item : own, type));
  });
}

function partOf(name: string, value: JsonValue, schema: Schema, type?: string): FormPart {
  const contentType = type?.split(',')[0]?.trim() ?? schema.contentMediaType;
  const isBinary = schema.format === 'binary' && typeof value === 'string';
  const isFile = isBinary || (contentType !== undefined && !/json|text/.test(contentType));
  const isObject = typeof value === 'object' && value !== null;
  const json = isObject ? 'application/json' : undefined;
  const text = sentText(value);
  return { name, value: text, isFile, contentType: isFile ? undefined : (contentType ?? json) };
}

/** Values by name: a list where several fields have one name. */
export function byName(fields: readonly FormField[]): Record<string, string | string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of fields) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries(
    [...groups].map(([name, [first = '', ...others]]) => [
      name,
      others.length === 0 ? first : [first, ...others],
    ]),
  );
}

/** Fields as the text that is sent. */
export function urlEncoded(fields: readonly FormField[]): string {
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, value]),
  ).toString();
}

/** True if no two fields have the same name. */
export function hasUniqueNames(fields: readonly FormField[]): boolean {
  return new Set(fields.map(([name]) => name)).size === fields.length;
}
