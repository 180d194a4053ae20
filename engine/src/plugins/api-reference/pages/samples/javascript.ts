/** Creates JavaScript samples for browsers and Node.js. */
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import { byName, hasUniqueNames } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import { visibleJson } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';
import { indent } from './sent-body.ts';

const js = STYLES.javascript.text;

/** Returns the expression that creates a body. */
function jsBody(body: SampleBody | undefined, file: string): string | undefined {
  switch (body?.kind) {
    case 'json':
      // As JavaScript numbers, these values would lose digits.
      if (hasBigInteger(body.value)) return js(visibleJson(jsonText(body.value)));
      return `JSON.stringify(${literal(body.value, STYLES.javascript, '  ')})`;
    case 'text':
      return js(body.text);
    case 'form':
      return `new URLSearchParams(${literal(hasUniqueNames(body.fields) ? byName(body.fields) : body.fields, STYLES.javascript, '  ')})`;
    case 'multipart':
      return 'form';
    case 'file':
      return file;
    default:
      return undefined;
  }
}

function jsForm(body: SampleBody | undefined, file: string): string[] {
  if (body?.kind !== 'multipart') return [];
  return [
    'const form = new FormData();',
    ...body.fields.map(
      ({ name, value, isFile, contentType }) =>
        `form.append(${js(name)}, ${isFile ? jsFile(file, contentType) : jsPart(value, contentType)});`,
    ),
    '',
  ];
}

function jsFile(file: string, contentType: string | undefined): string {
  if (contentType === undefined) return file;
  return `new Blob([${file}], { type: ${js(contentType)} }), 'file.bin'`;
}

function jsPart(value: string, contentType: string | undefined): string {
  return contentType === undefined
    ? js(value)
    : `new Blob([${js(value)}], { type: ${js(contentType)} })`;
}

function hasBigInteger(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  return Object.values(value).some(hasBigInteger);
}

/** True if `fetch` can send a request (https://fetch.spec.whatwg.org/#dom-request). */
export function canFetch({ method, body }: SampleRequest): boolean {
  if (['TRACE', 'TRACK', 'CONNECT'].includes(method)) return false;
  return body === undefined || !['GET', 'HEAD'].includes(method);
}

/** Returns a call of `fetch`, which is the same in browsers and Node.js. */
function fetchCall({ method, url, headers, body }: SampleRequest, file: string): string[] {
  const expression = jsBody(body, file);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...headerOption(headers),
    ...(expression === undefined ? [] : [`body: ${expression}`]),
  ];
  const call = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')}\n}`;
  return [`const response = await fetch(${js(url)}${call});`];
}

function headerOption(headers: SampleRequest['headers']): string[] {
  if (headers.length === 0) return [];
  return [`headers: ${literal(Object.fromEntries(headers), STYLES.javascript, '  ')}`];
}

export function javascript(request: SampleRequest): string {
  return [
    ...jsForm(request.body, 'fileInput.files[0]'),
    ...fetchCall(request, 'fileInput.files[0]'),
    'const text = await response.text();',
    "if (!response.ok) throw new Error(response.status + ' ' + text);",
    'console.log(text);',
  ].join('\n');
}

export function node(request: SampleRequest): string {
  if (!canFetch(request)) return nodeHttp(request);
  const { body } = request;
  const isFile =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.fields.some((each) => each.isFile));
  return [
    ...(isFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(isFile ? ["const file = await openAsBlob('file.bin');"] : []),
    ...jsForm(body, 'file'),
    ...fetchCall(request, 'file'),
    'if (!response.ok) {',
    '  console.error(response.status, await response.text());',
    '  process.exit(1);',
    '}',
    'process.stdout.write(await response.text());',
  ].join('\n');
}

/** Returns code that uses the `http` module, for requests that `fetch` can't send. */
function nodeHttp({ method, url, headers, body }: SampleRequest): string {
  const file = body?.kind === 'file' ? "readFileSync('file.bin')" : '';
  const expression = jsBody(body, file);
  const content = body?.kind === 'form' ? `String(${expression})` : (expression ?? '');
  const options = [`method: '${method}'`, ...headerOption(headers)];
  return [
    ...(body?.kind === 'file' ? ["import { readFileSync } from 'node:fs';"] : []),
    `import { request } from 'node:${url.startsWith('http:') ? 'http' : 'https'}';`,
    "import { text } from 'node:stream/consumers';",
    '',
    ...(content === '' ? [] : [`const body = ${content};`]),
    'const response = await new Promise((resolve, reject) => {',
    `  const sent = request(${js(url)}, {\n    ${indent(options.join(',\n'), '    ')},\n  }, resolve);`,
    "  sent.on('error', reject);",
    // Node.js doesn't set the body's length for these methods.
    ...(content === '' ? [] : ["  sent.setHeader('Content-Length', Buffer.byteLength(body));"]),
    `  sent.end(${content === '' ? '' : 'body'});`,
    '});',
    'process.stdout.write(await text(response));',
    'if (response.statusCode >= 400) process.exit(1);',
  ].join('\n');
}
