/** Converts parameters, responses, and security schemes from Swagger 2.0 to OpenAPI 3. */
import { isJsonObject, type JsonObject, type JsonValue } from '../document/json.ts';

/** Keywords that belong to the parameter in Swagger 2.0, but to its schema in OpenAPI 3. */
const schemaKeys = new Set([
  'type',
  'format',
  'items',
  'default',
  'enum',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'multipleOf',
  'x-nullable',
]);

/** Splits a parameter, header, or item into its schema and everything else. */
export function splitSchema(value: JsonObject): { schema: JsonObject; others: JsonObject } {
  const entries = Object.entries(value).filter(([key]) => key !== 'collectionFormat');
  const schema = Object.fromEntries(entries.filter(([key]) => schemaKeys.has(key)));
  const others = Object.fromEntries(entries.filter(([key]) => !schemaKeys.has(key)));
  if (isJsonObject(schema.items)) {
    return { schema: { ...schema, items: splitSchema(schema.items).schema }, others };
  }
  if (schema.type !== 'file') return { schema, others };
  return { schema: { ...schema, type: 'string', format: 'binary' }, others };
}

/** Converts a parameter that isn't a body or part of one. */
export function upgradeParameter(parameter: JsonValue): JsonValue {
  if (!isJsonObject(parameter) || typeof parameter.$ref === 'string') return parameter;
  const { schema, others } = splitSchema(parameter);
  return { ...others, ...serialization(parameter), schema };
}

/** Returns how a list is serialized. */
export function serialization({ in: place, type, collectionFormat }: JsonObject): JsonObject {
  if (type !== 'array') return {};
  const isForm = place === 'query' || place === 'formData';
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  const usual = isForm ? 'form' : 'simple';
  return { style: DELIMITED.get(String(collectionFormat)) ?? usual, explode: false };
}

/**
 * Styles for collection formats. OpenAPI 3 allows only the first two, and only in a query, but samples can
 * serialize all of them anywhere.
 */
const DELIMITED: ReadonlyMap<string, string> = new Map([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
]);

/** Converts a response. Its schema applies to each media type that the operation produces. */
export function upgradeResponse(response: JsonValue, produces: readonly string[]): JsonValue {
  if (!isJsonObject(response) || typeof response.$ref === 'string') return response;
  const { schema, examples, headers, ...others } = response;
  const byType = isJsonObject(examples) ? examples : {};
  const types = new Set([...(schema === undefined ? [] : produces), ...Object.keys(byType)]);
  if (schema !== undefined && types.size === 0) types.add('application/json');
  const content = [...types].map((type) => {
    const example = byType[type];
    const media = {
      ...(schema === undefined ? {} : { schema: fileSchema(schema) }),
      ...(example === undefined ? {} : { example }),
    };
    return [type, media] as const;
  });
  return {
    ...others,
    ...(headers === undefined ? {} : { headers: upgradeHeaders(headers) }),
    ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}

function fileSchema(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema) || schema.type !== 'file') return schema;
  return { ...schema, type: 'string', format: 'binary' };
}

function upgradeHeaders(headers: JsonValue): JsonValue {
  if (!isJsonObject(headers)) return headers;
  const upgraded = Object.entries(headers).map(([name, header]) => {
    if (!isJsonObject(header)) return [name, header] as const;
    const { schema, others } = splitSchema(header);
    return [name, { ...others, schema }] as const;
  });
  return Object.fromEntries(upgraded);
}

const flowNames: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    accessCode: 'authorizationCode',
    application: 'clientCredentials',
    implicit: 'implicit',
    password: 'password',
  }),
);

/** Converts `basic` and the OAuth 2 flows to their newer names. */
export function upgradeSecurityScheme(scheme: JsonValue): JsonValue {
  if (!isJsonObject(scheme)) return scheme;
  if (scheme.type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme.type !== 'oauth2') return scheme;
  const { flow, authorizationUrl, tokenUrl, scopes, ...others } = scheme;
  const details = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    scopes: scopes ?? {},
  };
  return { ...others, flows: { [flowNames.get(String(flow)) ?? String(flow)]: details } };
}
