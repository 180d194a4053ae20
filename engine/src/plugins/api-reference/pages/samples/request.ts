/** Creates the request that the samples in all languages send. */

import { longestPrefix } from '../../../../shared/routes.ts';
import type { ApiSampleValues } from '../../config/api-config.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import type { ApiMediaType, ApiOperation, ApiParameter } from '../../read/description.ts';
import type { OpenApiDocument, SecurityScheme } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import {
  buildRequest,
  type HttpRequest,
  type RequestBody,
  type RequestParts,
  type RequestSecret,
} from '../../request/request.ts';
import { type PlainValue, plainOf } from '../../request/serialize.ts';
import { normalServerAddress } from '../../request/server-address.ts';
import { exampleOf, sentType, writtenExample } from '../example-values.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';
import { isAnyText } from '../schema/sample-scalars.ts';
import { sampleValue } from '../schema/sample-value.ts';
import { fieldsOf, multipartParts, sentText } from './form-fields.ts';
import { xmlText } from './xml-text.ts';

export interface SampleRequest extends HttpRequest {
  body?: SampleBody;
  /** True if the server requires a client certificate. */
  hasCertificate?: boolean;
}

export type SampleBody = RequestBody | { kind: 'json'; value: JsonValue };

/** How many optional query parameters a read request contains. This is enough to show how they're written. */
const MAXIMUM_OPTIONAL = 3;

/**
 * Returns the request that an operation's samples send. It contains the required parameters and a secret for the
 * first authentication method. A request that only reads also contains the first few optional query parameters that
 * have an example. An example in the parameter's schema doesn't count, because most descriptions have one in every
 * schema.
 */
export function sampleRequest(
  operation: ApiOperation,
  document: OpenApiDocument,
  samples: ApiSampleValues,
): SampleRequest {
  const { method, security, requestBody, path } = operation;
  const [media] = requestBody?.content ?? [];
  const secret = credentialFor(path, samples.credentials ?? {});
  const request = buildRequest({
    method,
    server: samples.server ?? serverOf(operation),
    path,
    parameters: parametersOf(operation, samples, document),
    secrets: (security[0]?.schemes ?? []).flatMap(({ scheme }) => secretsOf(scheme, secret)),
    contentType: media && contentType(media, document),
  });
  return {
    ...request,
    body: media && bodyOf(media, document),
    hasCertificate: security[0]?.schemes.some(({ scheme }) => scheme?.type === 'mutualTLS'),
  };
}

/** Returns the placeholder for the secret that operations at this path require. */
export function credentialFor(path: string, credentials: Readonly<Record<string, string>>): string {
  const longest = longestPrefix(path, Object.keys(credentials));
  return (longest === undefined ? undefined : credentials[longest]) ?? '<your-token>';
}

function parametersOf(
  { method, parameters }: ApiOperation,
  samples: ApiSampleValues,
  document: OpenApiDocument,
): RequestParts['parameters'] {
  const typical = parameters
    .filter(({ in: place, required, deprecated, examples }) => {
      return place === 'query' && !required && !deprecated && examples.length > 0;
    })
    .slice(0, method === 'get' ? MAXIMUM_OPTIONAL : 0);
  return parameters
    .filter((each) => each.required || each.in === 'path' || typical.includes(each))
    .flatMap((each) => {
      const value =
        each.in === 'path'
          ? pathValue(each, samples, document)
          : plainValue(each, parameterValue(each, document));
      return value === undefined ? [] : [{ ...each, value }];
    });
}

/**
 * Returns a value for a path parameter. If the parameter's name is more helpful than a sample value, returns
 * `undefined`.
 */
function pathValue(
  parameter: ApiParameter,
  { parameters: known = {} }: ApiSampleValues,
  document: OpenApiDocument,
): PlainValue | undefined {
  const { name, examples, schema } = parameter;
  if (examples.length === 0 && Object.hasOwn(known, name)) return known[name];
  const hasExample = examples.some((each) => each.value !== undefined);
  const isUnknown = !hasExample && isAnyText(effectiveSchema(schema, document).schema);
  return isUnknown ? undefined : plainValue(parameter, parameterValue(parameter, document));
}

const SERVER = '<your-server-url>';

function serverOf({ servers }: ApiOperation): string {
  const [server] = servers;
  const variables = server?.variables ?? {};
  const url = (server?.url ?? '').replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  // A relative URL refers to where the description is served, which only the reader knows.
  return url.startsWith('//')
    ? `https:${url}`
    : `${SERVER}/${normalServerAddress(url).replace(/^\/+/, '')}`;
}

function parameterValue({ examples, schema }: ApiParameter, document: OpenApiDocument): JsonValue {
  const limit = REFERENCE_LIMITS.value;
  const written = writtenExample(examples, limit);
  return written ?? sampleValue(schema, document, 'request', limit) ?? 'string';
}

/** Serializes a value according to the parameter's style or media type. */
function plainValue({ contentType }: ApiParameter, value: JsonValue): PlainValue {
  if (contentType === undefined) return plainOf(value, (each) => jsonText(each as JsonValue));
  return /[/+]json\b/i.test(contentType) ? jsonText(value) : sentText(value);
}

/** Which part of the request contains the secret, and the text in front of it, such as `Bearer `. */
export interface SecretPlace extends Pick<RequestSecret, 'in' | 'parameter'> {
  prefix: string;
}

/**
 * Returns where the request contains a security scheme's secret. If the request doesn't contain it or the scheme is
 * unknown, returns `undefined`.
 */
export function secretPlace(scheme: SecurityScheme | undefined): SecretPlace | undefined {
  if (scheme === undefined || scheme.type === 'mutualTLS') return undefined;
  if (scheme.type === 'apiKey') return { in: scheme.in, parameter: scheme.name, prefix: '' };
  const name = scheme.type === 'http' ? scheme.scheme : 'bearer';
  const prefix = `${name.charAt(0).toUpperCase()}${name.slice(1)} `;
  return { in: 'header', parameter: 'Authorization', prefix };
}

function secretsOf(scheme: SecurityScheme | undefined, secret: string): RequestSecret[] {
  const place = secretPlace(scheme);
  if (place === undefined) return [];
  const { prefix, ...where } = place;
  // These schemes compute the secret from a user name and a password.
  const isComputed = scheme?.type === 'http' && ['basic', 'digest'].includes(scheme.scheme);
  return [{ ...where, value: prefix + (isComputed ? '<your-credentials>' : secret) }];
}

/**
 * Returns the content type. For multipart bodies, clients set the header themselves, because it contains the
 * boundary.
 */
function contentType(media: ApiMediaType, document: OpenApiDocument): string | undefined {
  return media.type.startsWith('multipart/') ? undefined : sentType(media, document);
}

function bodyOf(media: ApiMediaType, document: OpenApiDocument): SampleBody {
  const value = exampleOf(media, document, 'request');
  const isWritten = media.examples.length > 0;
  const type = sentType(media, document);
  if (type.startsWith('multipart/')) {
    return { kind: 'multipart', fields: multipartParts(value, media, document) };
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

/** Matches media types whose examples stand for bytes. */
const BINARY = /^(?:audio|font|image|video)\/|\b(?:octet-stream|pdf|g?zip)\b/;

/** Matches media types that consist of one JSON value per line. */
const JSON_LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)\b/;

function linesOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  return [value]
    .flat()
    .map((line) => `${jsonText(line)}\n`)
    .join('');
}
