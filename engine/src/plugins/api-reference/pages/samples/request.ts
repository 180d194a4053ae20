/** The request that samples in all languages send. */

import { longestPrefix } from '../../../../shared/routes.ts';
import type { ApiSampleValues } from '../../config/api-config.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import type {
  ApiMediaType,
  ApiOperation,
  ApiParameter,
  ApiSecurityRequirement,
} from '../../read/description.ts';
import type { OpenApiDocument } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import {
  headerText,
  type PlainValue,
  pathText,
  plainOf,
  queryText,
} from '../../request/serialize.ts';
import { joinAddress } from '../../request/server-address.ts';
import { exampleOf, sentType, writtenExample } from '../example-values.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';
import { isAnyText } from '../schema/sample-scalars.ts';
import { sampleValue } from '../schema/sample-value.ts';
import { type FormField, type FormPart, fieldsOf, partsOf, sentText } from './form-fields.ts';
import { xmlText } from './xml-text.ts';

export interface SampleRequest {
  /** In uppercase. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: SampleBody;
  /** True if the server requires a client certificate. */
  hasCertificate?: boolean;
}

export type SampleBody =
  | { kind: 'json'; value: JsonValue }
  | { kind: 'text'; text: string }
  | { kind: 'form'; fields: readonly FormField[] }
  | { kind: 'multipart'; fields: readonly FormPart[] }
  | { kind: 'file' };

/** Number of optional query parameters in a read request, which is enough to show how they're written. */
const MAXIMUM_OPTIONAL = 3;

/**
 * Returns an operation's request: required parameters, the first authentication method, and, for reads, the
 * first few optional query parameters for which the description itself has an example. Examples in their
 * schemas don't count, because most descriptions have one for each schema.
 */
export function sampleRequest(
  operation: ApiOperation,
  document: OpenApiDocument,
  samples: ApiSampleValues,
): SampleRequest {
  const { method, parameters, security, requestBody, path } = operation;
  const [media] = requestBody?.content ?? [];
  const secrets = secretsOf(security[0], credentialFor(path, samples.credentials ?? {}));
  const value = (parameter: ApiParameter) => headerText(parameter, plainValue(parameter, document));
  const required = parameters.filter((each) => each.required);
  const query = [
    ...queryOf(operation).map((each) => queryText(each, plainValue(each, document))),
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
    url: addressOf(operation, samples, document) + (query === '' ? '' : `?${query}`),
    headers: [
      ...secrets.headers,
      ...contentType(media, document),
      ...required
        .filter((each) => each.in === 'header')
        .map((each) => [each.name, value(each)] as const),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ],
    body: media === undefined ? undefined : bodyOf(media, document),
    hasCertificate: security[0]?.schemes.some(({ scheme }) => scheme?.type === 'mutualTLS'),
  };
}

/** Returns the placeholder for a path's secret. */
export function credentialFor(path: string, credentials: Readonly<Record<string, string>>): string {
  const longest = longestPrefix(path, Object.keys(credentials));
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
  document: OpenApiDocument,
): string {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name);
    const known = samples.parameters ?? {};
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    if (own !== undefined && parameter?.examples.length === 0) return placeholderOr(own);
    if (parameter === undefined || isUnknown(parameter, document)) return whole;
    const value = plainValue(parameter, document);
    if (typeof value === 'string' && /^<.*>$/.test(value)) return value;
    return pathText(parameter, value);
  });
  return joinAddress(samples.server ?? serverOf(operation), path);
}

/** True for a string parameter without any constraints. Its name is more helpful than a sample value. */
function isUnknown({ examples, schema }: ApiParameter, document: OpenApiDocument): boolean {
  const hasExample = examples.some((each) => each.value !== undefined);
  return !hasExample && isAnyText(effectiveSchema(schema, document).schema);
}

/** Encodes a text. Placeholders stay readable. */
function placeholderOr(text: string): string {
  return /^<.*>$/.test(text) ? text : encodeURIComponent(text);
}

function serverOf({ servers }: ApiOperation): string {
  const [server] = servers;
  const variables = server?.variables ?? {};
  const url = (server?.url ?? '').replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  // The URL is relative to where the description is served, which only the reader knows.
  return url.startsWith('//') ? `https:${url}` : joinAddress('<your-server-url>', url);
}

function parameterValue({ examples, schema }: ApiParameter, document: OpenApiDocument): JsonValue {
  const limit = REFERENCE_LIMITS.value;
  const written = writtenExample(examples, limit);
  return written ?? sampleValue(schema, document, 'request', limit) ?? 'string';
}

/** Returns the value in the form that the parameter's style requires. */
function plainValue(parameter: ApiParameter, document: OpenApiDocument): PlainValue {
  const value = parameterValue(parameter, document);
  return parameter.contentType === undefined ? plainOf(value) : sentText(value);
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
    else if (scheme.type === 'http')
      headers.push(['Authorization', httpSecret(scheme.scheme, secret)]);
    else if (scheme.type !== 'mutualTLS') headers.push(['Authorization', `Bearer ${secret}`]);
  }
  return { headers, query, cookies };
}

function httpSecret(scheme: string, secret: string): string {
  const name = scheme.charAt(0).toUpperCase() + scheme.slice(1);
  // The values after these names are computed from a user name and a password.
  const isComputed = scheme === 'basic' || scheme === 'digest';
  return `${name} ${isComputed ? '<your-credentials>' : secret}`;
}

/** Returns the content type header. Clients set the header of multipart bodies themselves, including the boundary. */
function contentType(media: ApiMediaType | undefined, document: OpenApiDocument): FormField[] {
  if (media === undefined || media.type.startsWith('multipart/')) return [];
  return [['Content-Type', sentType(media, document)]];
}

function bodyOf(media: ApiMediaType, document: OpenApiDocument): SampleBody {
  const value = exampleOf(media, document, 'request');
  const isWritten = media.examples.length > 0;
  const type = sentType(media, document);
  if (type.startsWith('multipart/')) {
    return { kind: 'multipart', fields: partsOf(value, media, document) };
  }
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: fieldsOf(value, media) };
  }
  if (/[/+]json\b/.test(type)) return { kind: 'json', value: value ?? {} };
  if (/[/+]xml\b/.test(type) && media.schema && typeof value === 'object' && value !== null) {
    return { kind: 'text', text: xmlText(value, media.schema, document) };
  }
  if (value !== undefined && JSON_LINES.test(type)) return { kind: 'text', text: linesOf(value) };
  const isText = /^text\/|xml|yaml/.test(type) || (isWritten && !BINARY.test(type));
  return isText && typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'file' };
}

/** Media types whose examples represent bytes. */
const BINARY = /^(?:audio|font|image|video)\/|\b(?:octet-stream|pdf|g?zip)\b/;

/** Media types with one JSON value per line. */
const JSON_LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)\b/;

function linesOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  return [value]
    .flat()
    .map((line) => `${jsonText(line)}\n`)
    .join('');
}
