/**
 * Builds the request from the console's input. The same function is used for sending, showing, and writing it
 * as cURL.
 */

import {
  headerText,
  type PlainValue,
  pathText,
  plainOf,
  queryText,
} from '../../request/serialize.ts';
import { joinAddress } from '../../request/server-address.ts';
import type {
  ConsoleData,
  ConsoleLocation,
  ConsoleMedia,
  ConsoleParameter,
  ConsoleScheme,
} from '../../shared/console-data.ts';
import { unusableScheme } from '../../texts/console.ts';
import * as texts from '../../texts/console-checks.ts';
import { type FieldTexts, isEmpty, jsonOfField, linesOf } from '../values/field-values.ts';
import { type BodyView, type BuiltBody, buildBody, type Files } from './request-body.ts';

export interface ConsoleValues {
  server: string;
  /** Texts by location and name: `path.bookId`. */
  parameters: FieldTexts;
  /** Keys of the parameters that are sent without a value. */
  valueless?: readonly string[];
  /** Index in `ConsoleData.security`. */
  security: number;
  /** Media type of the body. Absent if there's no body, or if it shouldn't be sent. */
  media?: ConsoleMedia;
  view: BodyView;
  /** The body's JSON or text. */
  text: string;
  /** A form's fields, by name. */
  fields: FieldTexts;
  files: Files;
}

/** Returns the text for a scheme's secret: the secret itself, a mask, or a placeholder. */
export type SecretOf = (scheme: ConsoleScheme) => string;

export interface BuiltRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: BuiltBody;
  /** Sentences about parts that a browser can't send as described. */
  notes: readonly string[];
}

/** Headers that only browsers can set: https://fetch.spec.whatwg.org/#forbidden-request-header */
const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

/** True for headers that a page can't set. */
export function isForbiddenHeader(name: string): boolean {
  return FORBIDDEN.test(name);
}

/** Returns what browsers do with a parameter or secret in a header or cookie, or `undefined` if they send it. */
export function browserNote(location: ConsoleScheme['kind'] | ConsoleLocation, name: string) {
  if (location === 'cookie') return texts.forbiddenHeaders('Cookie');
  if (location !== 'header') return undefined;
  if (isForbiddenHeader(name)) return texts.forbiddenHeaders(name);
  return isReplacedHeader(name) ? texts.replacedHeader(name) : undefined;
}

/** True for the header that Chrome replaces silently: https://issues.chromium.org/issues/40450316 */
function isReplacedHeader(name: string): boolean {
  return name.toLowerCase() === 'user-agent';
}

/** Returns the key of a parameter in `ConsoleValues.parameters`. */
export function parameterKey(parameter: { in: ConsoleLocation; name: string }): string {
  return `${parameter.in}.${parameter.name}`;
}

/** Returns the request for the fields' values. Omits empty fields, but keeps empty path parameters in braces. */
export function buildRequest(
  data: ConsoleData,
  values: ConsoleValues,
  secretOf: SecretOf,
): BuiltRequest {
  const schemes = data.security[values.security] ?? [];
  const secrets = secretParts(schemes, secretOf);
  const isFilled = (each: ConsoleParameter) =>
    !isEmpty(values.parameters[parameterKey(each)] ?? '');
  const filled = (location: ConsoleLocation) =>
    data.parameters.filter(
      (each) => each.in === location && (isFilled(each) || isValueless(each, values)),
    );
  const plain = (each: ConsoleParameter) =>
    isFilled(each) ? plainValue(each, values.parameters[parameterKey(each)] ?? '') : '';
  const query = [
    ...filled('query').map((each) => queryText(each, plain(each))),
    ...secrets.query,
  ].filter((part) => part !== '');
  const cookies = [
    ...filled('cookie').map((each) => queryText(each, plain(each)).replaceAll('&', '; ')),
    ...secrets.cookies,
  ];
  const body = values.media && buildBody(values.media, values);
  const headers = [
    ...secrets.headers,
    ...(body?.contentType === undefined ? [] : [['Content-Type', body.contentType] as const]),
    ...filled('header').map((each) => [each.name, headerText(each, plain(each))] as const),
    ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
  ];
  const path = data.path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = filled('path').find((each) => each.name === name);
    return parameter === undefined ? whole : pathText(parameter, plain(parameter));
  });
  const { method } = data;
  return {
    method,
    url: joinAddress(values.server, path) + (query.length === 0 ? '' : `?${query.join('&')}`),
    headers,
    body,
    notes: notesOn(method, headers, body, schemes),
  };
}

/** Returns the value of a parameter's field. */
function plainValue(parameter: ConsoleParameter, text: string): PlainValue {
  if (parameter.contentType !== undefined) return text.trim();
  if (parameter.kind === 'list') return linesOf(text);
  if (parameter.kind !== 'json') return text;
  return plainOf(JSON.parse(jsonOfField(parameter, text)));
}

/** True for a query parameter that's sent without a value: `?archived=`. */
export function isValueless(
  parameter: ConsoleParameter,
  { parameters, valueless = [] }: Pick<ConsoleValues, 'parameters' | 'valueless'>,
): boolean {
  const key = parameterKey(parameter);
  const isAllowed = parameter.in === 'query' && parameter.allowEmptyValue === true;
  return isAllowed && valueless.includes(key) && isEmpty(parameters[key] ?? '');
}

function secretParts(schemes: readonly ConsoleScheme[], secretOf: SecretOf) {
  const headers: (readonly [string, string])[] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  for (const scheme of schemes) {
    const secret = secretOf(scheme);
    const { kind, parameter = '' } = scheme;
    if (secret === '' || kind === 'unsupported') continue;
    if (kind === 'header') headers.push([parameter, secret]);
    else if (kind === 'query')
      query.push(`${encodeURIComponent(parameter)}=${encodeSecret(secret)}`);
    else if (kind === 'cookie') cookies.push(`${parameter}=${secret}`);
    else headers.push(['Authorization', `${SCHEMES[kind] ?? parameter} ${secret}`]);
  }
  return { headers, query, cookies };
}

const SCHEMES: Readonly<Partial<Record<ConsoleScheme['kind'], string>>> = {
  bearer: 'Bearer',
  basic: 'Basic',
};

/** Encodes a secret. Masks and placeholders stay readable. */
function encodeSecret(secret: string): string {
  return /^[•<]/.test(secret) ? secret : encodeURIComponent(secret);
}

function notesOn(
  method: string,
  headers: BuiltRequest['headers'],
  body: BuiltBody | undefined,
  schemes: readonly ConsoleScheme[],
): string[] {
  const forbidden = headers.map(([name]) => name).filter(isForbiddenHeader);
  const names = forbidden.join(', ');
  const replaced = headers.map(([name]) => name).find(isReplacedHeader);
  return [
    ...(forbidden.length === 0 ? [] : [texts.forbiddenHeaders(names)]),
    ...(replaced === undefined ? [] : [texts.replacedHeader(replaced)]),
    ...(body !== undefined && (method === 'GET' || method === 'HEAD')
      ? [texts.noBodyWith(method)]
      : []),
    ...(method === 'TRACE' ? [texts.noTrace] : []),
    ...schemes
      .filter(({ kind }) => kind === 'unsupported')
      .map(({ label }) => unusableScheme(label)),
  ];
}
