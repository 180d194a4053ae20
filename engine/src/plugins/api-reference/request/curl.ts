/**
 * Writes cURL commands for a POSIX shell. All special characters are quoted for the shell and curl, so the server
 * receives every value exactly as it is.
 */
import { plainMediaType } from '../shared/media-type.ts';
import type { HttpRequest, RequestBody } from './request.ts';

/**
 * Characters that code never contains literally: control characters, which have effects in terminals when text
 * is pasted, and which HTML parsers change; separators that end a line in some languages; a byte order mark,
 * which Go rejects; and bidirectional controls, which make code look different from what runs
 * (https://trojansource.codes).
 */
export const HIDDEN_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** A request with its body, and further options for curl, such as a client certificate. */
interface CurlRequest extends HttpRequest {
  body?: RequestBody;
  options?: readonly string[];
}

/**
 * Returns a command with one option per line. The URL has its own line, so that readers see all of it beside a
 * long method.
 */
export function curlCommand({ method, url, headers, body, options = [] }: CurlRequest): string {
  const flags = [
    ...methodOptions(method, body),
    // curl would otherwise send one request for each item of `{a,b}` and `[1-9]`.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(url.startsWith('-') ? ['--url'] : []),
  ];
  const parts = [
    ['curl', ...flags].join(' '),
    shellQuoted(url),
    ...headers
      // curl would read the headers from a file.
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, value]) => `--header ${shellQuoted(headerLine(name, value))}`),
    ...options,
    ...bodyOptions(body),
  ];
  return parts.join(' \\\n  ');
}

function bodyOptions(body: RequestBody | undefined): string[] {
  switch (body?.kind) {
    case 'text':
      return [textOption(body.text)];
    case 'form':
      return body.fields.map(([name, value]) => formFieldOption(name, value));
    case 'multipart':
      return body.fields.map(({ name, value, isFile, contentType }) =>
        isFile ? filePartOption(name, value, contentType) : partOption(name, value, contentType),
      );
    case 'file':
      return ["--data-binary '@file.bin'"];
    default:
      return [];
  }
}

function methodOptions(method: string, body: RequestBody | undefined): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === 'GET' && body === undefined ? [] : [`--request ${method}`];
}

/** Returns a header's option value. curl would remove a header that ends with a colon. */
function headerLine(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`;
}

/** Returns the option that sends a text. Other options read a file if the text begins with `@`. */
function textOption(text: string): string {
  return `--data-raw ${shellQuoted(text)}`;
}

/** Returns the option for a field of a URL-encoded form. */
function formFieldOption(name: string, value: string): string {
  const encodedName = new URLSearchParams([[name, '']]).toString();
  return `--data-urlencode ${shellQuoted(encodedName + value)}`;
}

/**
 * Returns the option for a text of a multipart form. Omits a media type with parameters other than `charset`: curl
 * reads `;headers=@file` in it as an instruction to send a local file.
 */
function partOption(name: string, value: string, contentType?: string): string {
  const field = partName(name);
  const type = contentType === undefined ? undefined : plainMediaType(contentType);
  if (type === undefined) return `--form-string ${shellQuoted(`${field}=${value}`)}`;
  return `--form ${shellQuoted(`${field}=${curlQuoted(value)};type=${type}`)}`;
}

/** Returns the option for a file of a multipart form. Omits the same media types as `partOption`. */
function filePartOption(name: string, fileName: string, contentType = ''): string {
  const file = /[",;\\]|^\s|\s$/.test(fileName) ? curlQuoted(fileName) : fileName;
  const type = plainMediaType(contentType);
  const suffix = type === undefined ? '' : `;type=${type}`;
  return `--form ${shellQuoted(`${partName(name)}=@${file}${suffix}`)}`;
}

/**
 * Encodes a part's name. curl has no escape for an equals sign, and text after the first one could name a file
 * on the reader's machine.
 */
function partName(name: string): string {
  return name.replaceAll('=', '%3D');
}

function curlQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns text in single quotes. Tabs and line breaks stay readable. */
export function shellQuoted(text: string): string {
  return `'${text.replace(/'/g, `'\\''`).replace(HIDDEN_CHARACTERS, hiddenInShell)}'`;
}

function hiddenInShell(character: string): string {
  if (character === '\n' || character === '\t') return character;
  const bytes = new TextEncoder().encode(character);
  const octal = [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `'"$(printf '${octal.join('')}')"'`;
}
