/** Values as XML, with the names and attributes that `xml` of their schemas gives. */
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonText,
} from '../../read/document/json.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';

/** Returns a document of which the root is called what the schema says. */
export function xmlText(value: JsonValue, raw: Schema, document: OpenApiDocument): string {
  const { schema, name = 'root' } = effectiveSchema(raw, document);
  const lines = elements(value, schema, nameOf(schema, name), document);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}

function nameOf({ xml }: Schema, name: string): string {
  const own = typeof xml?.name === 'string' ? xml.name : name;
  return typeof xml?.prefix === 'string' ? `${xml.prefix}:${own}` : own;
}

function elements(
  value: JsonValue,
  schema: Schema,
  name: string,
  document: OpenApiDocument,
): string[] {
  if (Array.isArray(value)) return listElements(value, schema, name, document);
  if (!isJsonObject(value)) {
    return [`<${name}${namespaceOf(schema)}>${escaped(plainText(value))}</${name}>`];
  }
  const members = Object.entries(value).map(([key, item]) => {
    const property = schema.properties?.[key];
    const { schema: own } = property ? effectiveSchema(property, document) : { schema: {} };
    return { key: nameOf(own, key), item, own };
  });
  const attributes = members
    .filter(({ own }) => own.xml?.attribute === true)
    .map(({ key, item }) => ` ${key}="${escaped(plainText(item)).replaceAll('"', '&quot;')}"`);
  const inner = members
    .filter(({ own }) => own.xml?.attribute !== true)
    .flatMap(({ key, item, own }) => elements(item, own, key, document));
  const start = `<${name}${namespaceOf(schema)}${attributes.join('')}`;
  return inner.length === 0 ? [`${start}/>`] : [`${start}>`, ...indented(inner), `</${name}>`];
}

/** Items stand beside each other unless the list is wrapped. */
function listElements(
  value: readonly JsonValue[],
  schema: Schema,
  name: string,
  document: OpenApiDocument,
): string[] {
  const items = typeof schema.items === 'object' ? schema.items : {};
  const { schema: item } = effectiveSchema(items, document);
  const itemName = nameOf(item, name);
  const inner = value.flatMap((each) => elements(each, item, itemName, document));
  if (schema.xml?.wrapped !== true) return inner;
  return [`<${name}${namespaceOf(schema)}>`, ...indented(inner), `</${name}>`];
}

function namespaceOf({ xml }: Pick<Schema, 'xml'>): string {
  const { namespace, prefix }: JsonObject = xml ?? {};
  if (typeof namespace !== 'string') return '';
  const attribute = typeof prefix === 'string' ? `xmlns:${prefix}` : 'xmlns';
  return ` ${attribute}="${escaped(namespace)}"`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function plainText(value: JsonValue): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : jsonText(value);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
