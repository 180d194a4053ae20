/** A request as text: as HTTP shows it, and as a cURL command. */

import { inBytes } from '../../../shared/texts/console.ts';
import * as texts from '../../../shared/texts/console-checks.ts';
import type { BuiltRequest } from './request.ts';
import type { BuiltBody, BuiltPart } from './request-body.ts';

/** Bodies are shown up to here. */
const MAXIMUM_SHOWN = 20_000;

/** Method, address, headers and body. */
export function httpText({ method, url, headers, body }: BuiltRequest): string {
  const lines = [`${method} ${url}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (body?.kind === 'multipart') lines.push('Content-Type: multipart/form-data; boundary=…');
  if (body !== undefined) lines.push('', shownBody(body));
  return lines.join('\n');
}

function shownBody(body: BuiltBody): string {
  if (body.kind === 'file') return fileText(body.file);
  if (body.kind === 'multipart') return body.parts.map(partText).join('\n');
  if (body.text.length <= MAXIMUM_SHOWN) return body.text;
  return `${body.text.slice(0, MAXIMUM_SHOWN)}\n… ${texts.moreCharacters(body.text.length - MAXIMUM_SHOWN)}`;
}

function partText({ name, value, contentType }: BuiltPart): string {
  const type = contentType === undefined ? '' : ` (${contentType})`;
  return `${name}${type}: ${typeof value === 'string' ? value : fileText(value)}`;
}

function fileText({ name, size }: File): string {
  return `[${name}, ${inBytes(size)}]`;
}

/** The command for a POSIX shell. */
export function curlText({ method, url, headers, body }: BuiltRequest): string {
  const parts = [
    `curl --request ${method} ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return parts.join(' \\\n  ');
}

function bodyOptions(body: BuiltBody): string[] {
  if (body.kind === 'file') return [`--data-binary ${shellQuoted(`@${body.file.name}`)}`];
  if (body.kind === 'text') return [`--data-raw ${shellQuoted(body.text)}`];
  return body.parts.map(({ name, value, contentType }) => {
    const type = contentType === undefined ? '' : `;type=${contentType}`;
    if (typeof value === 'string' && type === '')
      return `--form-string ${shellQuoted(`${name}=${value}`)}`;
    const content =
      typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : `@${value.name}`;
    return `--form ${shellQuoted(`${name}=${content}${type}`)}`;
  });
}

/** Text in single quotes of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
