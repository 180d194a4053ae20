/** Writes values as XML, with the names and attributes that their schemas specify in `xml`. */
import { REFERENCE_LIMITS } from '../../limits.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonText,
} from '../../read/document/json.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';

interface Context {
  document: OpenApiDocument;
  /**
   * Number of characters that can still be written. They're counted here, because the limit on generated values
   * doesn't include the element names, which repeat.
   */
  budget: { left: number };
}

/**
 * Returns a document whose root element is named in the schema. Elements that would make the document too large are
 * omitted.
 */
export function xmlText(value: JsonValue, raw: Schema, document: OpenApiDocument): string {
  const { schema, name = 'root' } = effectiveSchema(raw, document);
  const context = { document, budget: { left: REFERENCE_LIMITS.example } };
  const root = nameOf(schema, name);
  const lines = Array.isArray(value)
    ? rootList(value, schema, root, context)
    : elements(value, schema, root, context);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}

/** Returns a list as a root element, because a document has only one. The items are named after their schema. */
function rootList(
  value: readonly JsonValue[],
  schema: Schema,
  name: string,
  context: Context,
): string[] {
  const items = typeof schema.items === 'object' ? schema.items : {};
  const { name: itemName } = effectiveSchema(items, context.document);
  const wrapped = { ...schema, xml: { ...schema.xml, wrapped: true } };
  return listElements(value, wrapped, name, context, itemName);
}

function nameOf({ xml }: Schema, name: string): string {
  const own = typeof xml?.name === 'string' ? xml.name : name;
  return typeof xml?.prefix === 'string' ? `${xml.prefix}:${own}` : own;
}

function elements(value: JsonValue, schema: Schema, name: string, context: Context): string[] {
  if (Array.isArray(value)) return listElements(value, schema, name, context);
  const start = `${name}${namespaceOf(schema)}`;
  if (!isJsonObject(value)) {
    const text = escaped(plainText(value));
    if (!hasRoom(start.length + text.length + name.length, context)) return [];
    return [`<${start}>${text}</${name}>`];
  }
  if (!hasRoom(start.length + name.length, context)) return [];
  const members = Object.entries(value).map(([key, item]) => {
    const property = schema.properties?.[key];
    const { schema: own } = property ? effectiveSchema(property, context.document) : { schema: {} };
    return { key: nameOf(own, key), item, own };
  });
  const attributes = members
    .filter(({ own }) => own.xml?.attribute === true)
    .map(({ key, item }) => ` ${key}="${escaped(plainText(item)).replaceAll('"', '&quot;')}"`)
    .filter((attribute) => hasRoom(attribute.length, context));
  const inner = members
    .filter(({ own }) => own.xml?.attribute !== true)
    .flatMap(({ key, item, own }) => elements(item, own, key, context));
  const tag = `<${start}${attributes.join('')}`;
  return inner.length === 0 ? [`${tag}/>`] : [`${tag}>`, ...indented(inner), `</${name}>`];
}

/** Returns a list's items. They follow each other directly, unless the schema wraps them in an element. */
function listElements(
  value: readonly JsonValue[],
  schema: Schema,
  name: string,
  context: Context,
  nameOfItem = name,
): string[] {
  const items = typeof schema.items === 'object' ? schema.items : {};
  const { schema: item } = effectiveSchema(items, context.document);
  const itemName = nameOf(item, nameOfItem);
  const start = `${name}${namespaceOf(schema)}`;
  const isWrapped = schema.xml?.wrapped === true;
  if (isWrapped && !hasRoom(start.length + name.length, context)) return [];
  const inner: string[] = [];
  for (const each of value) {
    if (context.budget.left <= 0) break;
    inner.push(...elements(each, item, itemName, context));
  }
  if (!isWrapped) return inner;
  return [`<${start}>`, ...indented(inner), `</${name}>`];
}

/** Subtracts characters from the budget. Returns false if there aren't enough left. */
function hasRoom(characters: number, { budget }: Context): boolean {
  budget.left -= characters;
  return budget.left >= 0;
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
