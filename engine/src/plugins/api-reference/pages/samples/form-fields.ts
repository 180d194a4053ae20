/** Converts a form's body to the fields that are sent. */

import type { ApiMediaType } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue, jsonText } from '../../read/document/json.ts';
import type { FormField, FormPart } from '../../request/request.ts';
import { plainOf, queryText } from '../../request/serialize.ts';
import { plainMediaType } from '../../shared/media-type.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';
import { isFileContent } from '../schema/schema-words.ts';

/** Returns a string unchanged, and any other value as JSON. */
export function sentText(value: JsonValue): string {
  return typeof value === 'string' ? value : jsonText(value);
}

/**
 * Returns the fields of a URL-encoded form. A list becomes one field per item. An object is serialized according to
 * `encoding`, or otherwise as JSON.
 */
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
    const pairs = queryText(
      { name, style, explode, allowReserved: false },
      plainOf(each, (inner) => jsonText(inner as JsonValue)),
    );
    return [...new URLSearchParams(pairs)];
  });
}

/** Returns the parts of a multipart form. A list becomes one part per item, and objects become JSON. */
export function multipartParts(
  value: JsonValue | undefined,
  { schema, encoding, examples }: ApiMediaType,
  document: OpenApiDocument,
): FormPart[] {
  if (!isJsonObject(value)) return [];
  const { properties = {} } = schema ? effectiveSchema(schema, document).schema : {};
  // The description specifies only the media type of such a part, so there's no example value.
  const untyped = Object.keys(encoding).filter((name) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property !== undefined && Object.keys(property).length === 0 && examples.length === 0;
  });
  const entries = [...Object.entries(value), ...untyped.map((name) => [name, ''] as const)];
  return entries.flatMap(([name, each]) => {
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
  const [first = ''] = type?.split(',') ?? [];
  const declared = plainMediaType(first.trim());
  const contentType = declared?.includes('*') ? undefined : declared;
  const media = contentType ?? plainMediaType(schema.contentMediaType ?? '');
  const isFile =
    (isFileContent(schema) && typeof value === 'string') ||
    (contentType !== undefined && isFileContent({ contentMediaType: contentType }));
  if (isFile) return { name, value: 'file.bin', isFile, contentType };
  const json = typeof value === 'object' && value !== null ? 'application/json' : undefined;
  return { name, value: sentText(value), isFile, contentType: media ?? json };
}

/** Returns a part's `Content-Disposition` header, escaped the way browsers do. */
export function partDisposition({ name, isFile }: FormPart): string {
  const escaped = name.replace(/["\r\n]/g, encodeURIComponent);
  return `form-data; name="${escaped}"${isFile ? '; filename="file.bin"' : ''}`;
}

/** Returns the lines that precede a part's content, for languages that write them by hand. */
export function partHeader(part: FormPart): string {
  const type = part.contentType ?? (part.isFile ? 'application/octet-stream' : undefined);
  const lines = [`Content-Disposition: ${partDisposition(part)}`];
  return [...lines, ...(type === undefined ? [] : [`Content-Type: ${type}`])].join('\r\n');
}

/** Returns the fields' values, keyed by name. If several fields share a name, the value is a list. */
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

/** Encodes fields as the text that's sent. */
export function urlEncoded(fields: readonly FormField[]): string {
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, value]),
  ).toString();
}

/** True if no two fields have the same name. */
export function hasUniqueNames(fields: readonly FormField[]): boolean {
  return new Set(fields.map(([name]) => name)).size === fields.length;
}

/** True if no two parts have the same name. */
export function hasUniqueParts(parts: readonly FormPart[]): boolean {
  return new Set(parts.map(({ name }) => name)).size === parts.length;
}
