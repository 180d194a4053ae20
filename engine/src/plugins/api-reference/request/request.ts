/** Builds requests. Samples and the console use the same function, so both send the same request. */
import type { ConsoleLocation } from '../shared/console-data.ts';
import {
  headerText,
  type PlainValue,
  pathText,
  queryText,
  type Style,
  wellFormed,
} from './serialize.ts';
import { normalServerAddress } from './server-address.ts';

export type FormField = readonly [name: string, value: string];

export interface FormPart {
  name: string;
  /** The part's text, or the file's name. */
  value: string;
  isFile: boolean;
  /** A media type with at most a `charset` parameter. Absent if clients send it by default. */
  contentType?: string;
}

export type RequestBody =
  | { kind: 'text'; text: string }
  | { kind: 'form'; fields: readonly FormField[] }
  | { kind: 'multipart'; fields: readonly FormPart[] }
  | { kind: 'file' };

/** Where a secret is in a request. `parameter` is the name of the header, query parameter, or cookie. */
export interface RequestSecret {
  in: 'header' | 'query' | 'cookie';
  parameter: string;
  value: string;
}

export interface RequestParts {
  method: string;
  server: string;
  /** The path with parameters in braces. It can have a query and a fragment. */
  path: string;
  parameters: readonly (Style & { in: ConsoleLocation; value: PlainValue })[];
  secrets: readonly RequestSecret[];
  contentType?: string;
}

export interface HttpRequest {
  /** In uppercase. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Returns the request. Parameters without a value stay in braces in the path. */
export function buildRequest(parts: RequestParts): HttpRequest {
  const { method, parameters, secrets, contentType } = parts;
  const at = (location: ConsoleLocation) => parameters.filter((each) => each.in === location);
  const secretsAt = (location: ConsoleLocation) => secrets.filter((each) => each.in === location);
  const cookies = [
    ...at('cookie').map((each) => cookieText(each, each.value)),
    ...secretsAt('cookie').map(({ parameter, value }) => `${parameter}=${value}`),
  ];
  const headers = [
    ...secretsAt('header').map(({ parameter, value }) => [parameter, value]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType]]),
    ...at('header').map((each) => [each.name, headerText(each, each.value)]),
    ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')]]),
  ].map(([name = '', value = '']) => [oneLine(name), oneLine(value)] as const);
  const names = headers.map(([name]) => name.toLowerCase());
  const unique = headers.filter((_, index) => names.indexOf(names[index] ?? '') === index);
  return { method: method.toUpperCase(), url: urlOf(parts), headers: unique };
}

/** Replaces line breaks, which would begin another header (https://www.rfc-editor.org/rfc/rfc9110#section-5.5). */
function oneLine(text: string): string {
  return text.replace(/[\0\r\n]+/g, ' ');
}

function cookieText(style: Style, value: PlainValue): string {
  if (style.style === 'cookie') return `${style.name}=${headerText(style, value)}`;
  return queryText(style, value).replaceAll('&', '; ');
}

/**
 * Returns the URL. The server's URL and the path can also have a query, although OpenAPI doesn't allow it.
 * Parameters replace values of the same name in it. The fragment isn't part of a request.
 */
function urlOf({ server, path, parameters, secrets }: RequestParts): string {
  const base = divided(normalServerAddress(server));
  const own = divided(path.replace(/^[/\\\s]+/, ''));
  const named = parameters.filter((each) => each.in === 'query');
  const known = new Set(named.map(({ name }) => encodeURIComponent(name)));
  const written = [base.query, filled(own.query, parameters)]
    .flatMap((query) => query.split('&'))
    .filter((pair) => !known.has(pair.replace(/=.*/s, '')))
    .map(urlText);
  const query = [
    ...written,
    ...named.map((each) => queryText(each, each.value)),
    ...secrets
      .filter((each) => each.in === 'query')
      .map(({ parameter, value }) => `${encodeURIComponent(parameter)}=${secretText(value)}`),
  ].filter((pair) => pair !== '');
  // Exactly one slash between the server and the path keeps the path out of the host.
  const address = `${urlText(base.path.replace(/\/+$/, ''))}/${urlText(filled(own.path, parameters))}`;
  return address + (query.length === 0 ? '' : `?${query.join('&')}`);
}

function divided(text: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(text) ?? [];
  return { path, query };
}

function filled(text: string, parameters: RequestParts['parameters']): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    if (parameter === undefined) return whole;
    const { value } = parameter;
    return isPlaceholder(value) ? value : pathText(parameter, value);
  });
}

/** True for a text such as `<your-token>`, which stays readable. */
export function isPlaceholder(value: PlainValue): value is string {
  return typeof value === 'string' && /^<.*>$/.test(value);
}

function secretText(secret: string): string {
  return isPlaceholder(secret) ? secret : encodeURIComponent(secret);
}

/**
 * Encodes the characters that no URL can have (https://www.rfc-editor.org/rfc/rfc3986#section-2). Placeholders,
 * parameters in braces, and encoded characters stay.
 */
export function urlText(text: string): string {
  return text.replace(
    /<[\w-]+>|\{[^{}]*\}|%[\dA-Fa-f]{2}|[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,
    (found) => (found.length > 2 ? found : encodeURIComponent(wellFormed(found))),
  );
}
