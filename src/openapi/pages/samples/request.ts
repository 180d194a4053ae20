/** The request that samples in all languages send. */

import type { ApiSampleValues } from '../../config/api-config.ts';
import { type PlainValue, queryText } from '../../console/request/serialize.ts';
import type {
  ApiMediaType,
  ApiOperation,
  ApiParameter,
  ApiSecurityRequirement,
} from '../../read/description.ts';
import type { OpenApiDocument } from '../../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import { exampleOf } from '../operation/examples.ts';
import { sampleValue } from '../schema/sample-value.ts';
import { valueText } from '../schema/schema-words.ts';

export interface SampleRequest {
  /** Upper case. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: SampleBody;
}

export type SampleBody =
  | { kind: 'json'; value: JsonValue }
  | { kind: 'text'; text: string }
  | { kind: 'form'; fields: readonly (readonly [string, string])[] }
  | { kind: 'multipart'; fields: readonly { name: string; value: string; isFile: boolean }[] }
  | { kind: 'file' };

/** Optional parameters in the query of a read: enough to show how they are written. */
const MAXIMUM_OPTIONAL = 3;

/**
 * Returns the request of an operation: required parameters, the first way to be allowed in, and for
 * reads the first few optional parameters of the query that the description itself gives an example
 * of. Examples of their schemas do not count: most descriptions have one for each.
 */
export function sampleRequest(
  operation: ApiOperation,
  document: OpenApiDocument,
  samples: ApiSampleValues,
): SampleRequest {
  const { method, parameters, security, requestBody, path } = operation;
  const [media] = requestBody?.content ?? [];
  const secrets = secretsOf(security[0], credentialFor(path, samples.credentials ?? {}));
  const value = (parameter: ApiParameter) => parameterText(parameter, document);
  const required = parameters.filter((each) => each.required);
  const query = [
    ...queryOf(operation).map((each) => queryText(each, queryValue(each, document))),
    ...secrets.query,
  ]
    .filter((each) => each !== '')
    .join('&');
  const cookies = [
    ...required.filter((each) => each.in === 'cookie').map((each) => `${each.name}=${value(each)}`),
    ...secrets.cookies,
  ];
  return {
    method: method.toUpperCase(),
    url: addressOf(operation, samples, value) + (query === '' ? '' : `?${query}`),
    headers: [
      ...secrets.headers,
      ...contentType(media),
      ...required
        .filter((each) => each.in === 'header')
        .map((each) => [each.name, value(each)] as const),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ],
    body: media === undefined ? undefined : bodyOf(media, document),
  };
}

/** The placeholder for the secret of a path. */
export function credentialFor(path: string, credentials: Readonly<Record<string, string>>): string {
  const [longest] = Object.keys(credentials)
    .filter((prefix) => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return (longest === undefined ? undefined : credentials[longest]) ?? '<your-token>';
}

function queryOf({ method, parameters }: ApiOperation): ApiParameter[] {
  const query = parameters.filter((each) => each.in === 'query');
  const typical = query
    .filter(({ required, deprecated, examples }) => !required && !deprecated && examples.length > 0)
    .slice(0, method === 'get' ? MAXIMUM_OPTIONAL : 0);
  return query.filter((each) => each.required || typical.includes(each));
}

function addressOf(
  operation: ApiOperation,
  samples: ApiSampleValues,
  value: (parameter: ApiParameter) => string,
): string {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name);
    const known = samples.parameters ?? {};
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    if (own !== undefined && parameter?.examples.length === 0) return pathText(own);
    const text = parameter === undefined ? undefined : value(parameter);
    return text === undefined || text === 'string' ? whole : pathText(text);
  });
  return (samples.server ?? serverOf(operation)).replace(/\/$/, '') + path;
}

/** Placeholders stay readable. */
function pathText(text: string): string {
  return /^<.*>$/.test(text) ? text : encodeURIComponent(text);
}

function serverOf({ servers }: ApiOperation): string {
  const [server] = servers;
  const variables = server?.variables ?? {};
  return (server?.url ?? '').replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
  );
}

function parameterText(parameter: ApiParameter, document: OpenApiDocument): string {
  const value = parameterValue(parameter, document);
  return Array.isArray(value) ? value.map(valueText).join(',') : valueText(value);
}

function parameterValue({ examples, schema }: ApiParameter, document: OpenApiDocument): JsonValue {
  const written = examples.find((each) => each.value !== undefined)?.value;
  return written ?? sampleValue(schema, document, 'request') ?? 'string';
}

/** A list, or the properties of an object, which the style of the parameter then writes; else a text. */
function queryValue(parameter: ApiParameter, document: OpenApiDocument): PlainValue {
  const value = parameterValue(parameter, document);
  if (parameter.contentType !== undefined) return valueText(value);
  if (Array.isArray(value)) return value.map(valueText);
  if (!isJsonObject(value)) return valueText(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, valueText(each)]));
}

function secretsOf(requirement: ApiSecurityRequirement | undefined, secret: string) {
  const headers: (readonly [string, string])[] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  for (const { scheme } of requirement?.schemes ?? []) {
    if (scheme === undefined) continue;
    if (scheme.type === 'apiKey' && scheme.in === 'header') headers.push([scheme.name, secret]);
    else if (scheme.type === 'apiKey' && scheme.in === 'query')
      query.push(`${scheme.name}=${secret}`);
    else if (scheme.type === 'apiKey') cookies.push(`${scheme.name}=${secret}`);
    else if (scheme.type === 'http' && scheme.scheme === 'basic') {
      headers.push(['Authorization', 'Basic <your-credentials>']);
    } else if (scheme.type !== 'mutualTLS') headers.push(['Authorization', `Bearer ${secret}`]);
  }
  return { headers, query, cookies };
}

/** Clients write the header of multipart bodies themselves, with the boundary in it. */
function contentType(media: ApiMediaType | undefined): (readonly [string, string])[] {
  if (media === undefined || media.type.startsWith('multipart/')) return [];
  return [['Content-Type', media.type]];
}

function bodyOf(media: ApiMediaType, document: OpenApiDocument): SampleBody {
  const value = exampleOf(media, document, 'request');
  if (/^multipart\//.test(media.type)) return { kind: 'multipart', fields: partsOf(media, value) };
  if (media.type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: fieldsOf(value) };
  }
  if (/[/+]json\b/.test(media.type)) return { kind: 'json', value: value ?? {} };
  return typeof value === 'string' && /^text\/|xml|yaml/.test(media.type)
    ? { kind: 'text', text: value }
    : { kind: 'file' };
}

function fieldsOf(value: JsonValue | undefined): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, each]) => [name, valueText(each)] as const);
}

function partsOf({ schema, encoding }: ApiMediaType, value: JsonValue | undefined) {
  return fieldsOf(value).map(([name, text]) => {
    const property = schema?.properties?.[name];
    const type = encoding[name]?.contentType ?? property?.contentMediaType;
    const isFile = property?.format === 'binary' || (type !== undefined && !/json|text/.test(type));
    return { name, value: text, isFile };
  });
}
