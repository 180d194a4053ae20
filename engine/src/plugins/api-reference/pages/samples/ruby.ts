/** Ruby samples. */
import type { FormPart } from '../../request/request.ts';
import { byName, partHeader } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

const quoted = STYLES.ruby.text;

export function ruby({ method, url, headers, body }: SampleRequest): string {
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    'require "json"',
    'require "net/http"',
    ...(body?.kind === 'multipart' && !isUsual(body.fields) ? ['require "securerandom"'] : []),
    '',
    `uri = URI(${quoted(url)})`,
    `request = Net::HTTP::${verb}.new(uri)`,
    ...headers.map(([name, value]) => `request[${quoted(name)}] = ${quoted(value)}`),
    ...rubyBody(body),
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n');
}

function rubyBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`request.body = JSON.generate(${literal(body.value, STYLES.ruby)})`];
    case 'text':
      return [`request.body = ${quoted(body.text)}`];
    case 'form':
      return [`request.set_form_data(${literal(byName(body.fields), STYLES.ruby)})`];
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return ['request.body = File.binread("file.bin")'];
    default:
      return [];
  }
}

/** True if `set_form` can write the parts. Only for files can it write a media type. */
function isUsual(parts: readonly FormPart[]): boolean {
  return parts.every((each) => each.isFile || each.contentType === undefined);
}

function multipart(parts: readonly FormPart[]): string[] {
  if (!isUsual(parts)) return writtenParts(parts);
  const list = parts.map(({ name, value, isFile, contentType }) => {
    const content = isFile ? 'File.open("file.bin")' : quoted(value);
    const type = contentType === undefined ? '' : `, { content_type: ${quoted(contentType)} }`;
    return `[${quoted(name)}, ${content}${type}]`;
  });
  return [`request.set_form([${list.join(', ')}], "multipart/form-data")`];
}

function writtenParts(parts: readonly FormPart[]): string[] {
  return [
    'boundary = SecureRandom.hex',
    'request["Content-Type"] = "multipart/form-data; boundary=#{boundary}"',
    'request.body = [',
    ...parts.map((part) => {
      const header = quoted(`\r\n${partHeader(part)}\r\n\r\n`);
      // Ruby concatenates text and bytes only if their encodings are compatible.
      const content = part.isFile ? 'File.binread("file.bin")' : `${quoted(part.value)}.b`;
      return `  "--#{boundary}", ${header}.b, ${content}, "\\r\\n",`;
    }),
    '  "--#{boundary}--\\r\\n"',
    '].join',
  ];
}
