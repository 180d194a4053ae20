/** A request as text: in HTTP syntax, and as a cURL command. */

import {
  curlCommand,
  fileOption,
  filePartOption,
  partOption,
  textOption,
} from '../../request/curl-command.ts';
import { hasOriginOf } from '../../request/server-address.ts';
import { inBytes } from '../../texts/console.ts';
import * as texts from '../../texts/console-checks.ts';
import type { BuiltRequest } from './request.ts';
import type { BuiltBody, BuiltPart } from './request-body.ts';

/** Maximum number of characters of a body that are shown. */
const MAXIMUM_SHOWN = 20_000;

/** Returns the method, URL, headers, and body. */
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

/** Returns the command for a POSIX shell, or a comment if the request would go to a different server. */
export function curlText(request: BuiltRequest, server: string): string {
  if (!hasOriginOf(request.url, server)) return `# ${texts.otherServer}`;
  return curlCommand(request, bodyOptions(request.body));
}

function bodyOptions(body: BuiltBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'file') return [fileOption(body.file.name)];
  if (body.kind === 'text') return [textOption(body.text)];
  return body.parts.map(({ name, value, contentType }) =>
    typeof value === 'string'
      ? partOption(name, value, contentType)
      : filePartOption(name, value.name),
  );
}
