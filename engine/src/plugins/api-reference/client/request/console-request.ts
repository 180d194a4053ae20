/** Builds the request from the console's input. Both the command shown and the request sent are created from it. */

import {
  buildRequest,
  type FormPart,
  type HttpRequest,
  type RequestBody,
} from '../../request/request.ts';
import { type PlainValue, plainOf, queryText } from '../../request/serialize.ts';
import type {
  ConsoleData,
  ConsoleField,
  ConsoleMedia,
  ConsoleScheme,
} from '../../shared/console-data.ts';

export interface ConsoleValues {
  server: string;
  /** What the reader typed, keyed by field. */
  texts: Readonly<Record<string, string>>;
  /** Selected files, keyed by field. */
  files: Readonly<Record<string, readonly File[]>>;
  /** The index of the selected entry in `ConsoleData.security`. */
  security: number;
  /** Media type of the body. Absent if there's no body. */
  media?: ConsoleMedia;
}

/** A body with the contents of its files. Only sending needs those. */
type ConsoleBody = RequestBody & { file?: File; files?: readonly (File | undefined)[] };

export interface ConsoleRequest extends HttpRequest {
  body?: ConsoleBody;
}

/** The key of the body's text if the body isn't a form. */
export const BODY = 'body';

/** Returns a field's key: `path.bookId`, `body.name`. */
export function fieldKey(location: string, { name }: { name: string }): string {
  return `${location}.${name}`;
}

/**
 * Builds the request from the values of the fields. Omits empty fields, but leaves empty path parameters in braces.
 */
export function consoleRequest(
  data: ConsoleData,
  values: ConsoleValues,
  secretOf: (scheme: ConsoleScheme) => string,
): ConsoleRequest {
  const { method, path, parameters } = data;
  const { server, texts, media } = values;
  const body = media && bodyOf(media, values);
  const request = buildRequest({
    method,
    server,
    path,
    parameters: parameters.flatMap((each) => {
      const text = texts[fieldKey(each.in, each)] ?? '';
      return text.trim() === '' ? [] : [{ ...each, value: fieldValue(each, text) }];
    }),
    secrets: (data.security[values.security] ?? []).flatMap((scheme) => {
      const { in: place, parameter = '', prefix = '' } = scheme;
      const secret = secretOf(scheme);
      return place === undefined || secret === ''
        ? []
        : [{ in: place, parameter, value: prefix + secret }];
    }),
    contentType: body && contentTypeOf(body, media),
  });
  return { ...request, body };
}

function fieldValue({ kind, contentType }: ConsoleField, text: string): PlainValue {
  if (kind === 'list') return linesOf(text);
  if (kind !== 'json' || contentType !== undefined) return text.trim();
  try {
    return plainOf(JSON.parse(text), JSON.stringify);
  } catch {
    return text.trim();
  }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function bodyOf(media: ConsoleMedia, values: ConsoleValues): ConsoleBody | undefined {
  const text = values.texts[BODY] ?? '';
  if (media.kind === 'file') return { kind: 'file', file: values.files[BODY]?.[0] };
  if (media.kind === 'multipart') return multipart(media, values);
  if (media.kind === 'text' || media.fields.length === 0) {
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }
  const fields = media.fields.flatMap((field): [string, string][] => {
    const own = values.texts[fieldKey(BODY, field)] ?? '';
    if (own.trim() === '') return [];
    return [...new URLSearchParams(queryText(field, fieldValue(field, own)))];
  });
  return { kind: 'form', fields };
}

function multipart({ fields }: ConsoleMedia, { texts, files }: ConsoleValues): ConsoleBody {
  const parts = fields.flatMap((field): (FormPart & { file?: File })[] => {
    const { name, kind, contentType } = field;
    const key = fieldKey(BODY, field);
    if (kind === 'file' || kind === 'files') {
      const chosen = files[key] ?? [];
      return chosen.map((file) => ({ name, value: file.name, isFile: true, file }));
    }
    const text = texts[key] ?? '';
    if (text.trim() === '') return [];
    const type = kind === 'json' ? (contentType ?? 'application/json') : contentType;
    const lines = kind === 'list' ? linesOf(text) : [text];
    return lines.map((value) => ({ name, value, isFile: false, contentType: type }));
  });
  return {
    kind: 'multipart',
    fields: parts,
    files: parts.map(({ file }) => file),
  };
}

/**
 * Returns the content type. For multipart bodies, returns nothing, because the browser adds the header with the
 * boundary.
 */
function contentTypeOf(body: ConsoleBody, { type }: ConsoleMedia): string | undefined {
  if (body.kind === 'multipart') return undefined;
  if (!type.includes('*')) return type;
  return body.file?.type || 'application/octet-stream';
}

/** Headers that only browsers can set: https://fetch.spec.whatwg.org/#forbidden-request-header */
const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via)$/i;

/** True for headers that a page can't set. */
export function isForbiddenHeader(name: string): boolean {
  return FORBIDDEN.test(name);
}

/** Returns the parts of a request that a browser can't send: header names, or a method with or without a body. */
export function unsendableParts({ method, headers, body }: ConsoleRequest): string[] {
  const withBody = body !== undefined && (method === 'GET' || method === 'HEAD');
  return [
    ...headers.map(([name]) => name).filter(isForbiddenHeader),
    ...(withBody ? [`${method} with a body`] : []),
    ...(method === 'TRACE' ? ['TRACE'] : []),
  ];
}

/** Returns the secret in the form that is sent. Encodes `name:password`, and removes a pasted `Bearer `. */
export function sentSecret({ isPair, prefix = '' }: ConsoleScheme, typed: string): string {
  const pasted = typed.trim();
  const isPasted = prefix !== '' && pasted.toLowerCase().startsWith(prefix.toLowerCase());
  if (isPasted) return pasted.slice(prefix.length).trim();
  if (!isPair || pasted === '') return pasted;
  return btoa(String.fromCharCode(...new TextEncoder().encode(pasted)));
}
