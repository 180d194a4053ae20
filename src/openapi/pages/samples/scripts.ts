/**
 * Samples in the languages of scripts: shells, JavaScript, Python. As all samples, they print the body of an
 * error before they fail: it says what is wrong with the request.
 */
import {
  curlCommand,
  fileOption,
  filePartOption,
  formFieldOption,
  partOption,
  textOption,
} from '../../console/request/curl-command.ts';
import { jsonText } from '../../read/document/json.ts';
import { literal, STYLES } from './literals.ts';
import { powershellQuoted, visibleJson } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function curl(request: SampleRequest): string {
  return curlCommand(request, curlBody(request.body));
}

function curlBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      // Below its option, as everything else is that belongs to it.
      return [textOption(literal(body.value, STYLES.json, '  '))];
    case 'text':
      return [textOption(body.text)];
    case 'form':
      return body.fields.map(([name, value]) => formFieldOption(name, value));
    case 'multipart':
      return body.fields.map(({ name, value, isFile }) =>
        isFile ? filePartOption(name, 'file.bin') : partOption(name, value),
      );
    case 'file':
      return [fileOption('file.bin')];
    default:
      return [];
  }
}

const js = STYLES.javascript.text;

function jsBody(body: SampleBody | undefined, file: string): string[] {
  switch (body?.kind) {
    case 'json':
      return [`body: JSON.stringify(${literal(body.value, STYLES.javascript, '  ')})`];
    case 'text':
      return [`body: ${js(body.text)}`];
    case 'form':
      return [
        `body: new URLSearchParams(${literal(Object.fromEntries(body.fields), STYLES.javascript, '  ')})`,
      ];
    case 'multipart':
      return ['body: form'];
    case 'file':
      return [`body: ${file}`];
    default:
      return [];
  }
}

function jsForm(body: SampleBody | undefined, file: string): string[] {
  if (body?.kind !== 'multipart') return [];
  return [
    'const form = new FormData();',
    ...body.fields.map(
      ({ name, value, isFile }) => `form.append(${js(name)}, ${isFile ? file : js(value)});`,
    ),
    '',
  ];
}

/** The call of `fetch`, the same in browsers and Node.js. */
function fetchCall({ method, url, headers, body }: SampleRequest, file: string): string[] {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0
      ? []
      : [`headers: ${literal(Object.fromEntries(headers), STYLES.javascript, '  ')}`]),
    ...jsBody(body, file),
  ];
  const call = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')}\n}`;
  return [`const response = await fetch(${js(url)}${call});`];
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

export function python({ method, url, headers, body }: SampleRequest): string {
  const style = STYLES.python;
  const options = [
    style.text(url),
    ...(headers.length === 0
      ? []
      : [`headers=${literal(Object.fromEntries(headers), style, '    ')}`]),
    ...pythonBody(body),
    'timeout=10',
  ];
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${options.join(',\n    ')},`,
    ')',
    'print(response.text)',
    'response.raise_for_status()',
  ].join('\n');
}

function pythonBody(body: SampleBody | undefined): string[] {
  const style = STYLES.python;
  switch (body?.kind) {
    case 'json':
      return [`json=${literal(body.value, style, '    ')}`];
    case 'text':
      return [`data=${style.text(body.text)}.encode()`];
    case 'form':
      return [`data=${literal(Object.fromEntries(body.fields), style, '    ')}`];
    case 'multipart':
      return [
        `files={${body.fields
          .map(({ name, value, isFile }) =>
            isFile
              ? `${style.text(name)}: open("file.bin", "rb")`
              : `${style.text(name)}: (None, ${style.text(value)})`,
          )
          .join(', ')}}`,
      ];
    case 'file':
      return ['data=open("file.bin", "rb")'];
    default:
      return [];
  }
}

export function powershell({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  const others = headers.filter(([name]) => name !== 'Content-Type');
  const before = [
    ...(others.length === 0 ? [] : [`$headers = ${powershellTable(others)}`]),
    ...(body?.kind === 'json' ? [`$body = @'\n${visibleJson(jsonText(body.value, 2))}\n'@`] : []),
    ...(body?.kind === 'text' ? [`$body = ${powershellQuoted(body.text)}`] : []),
  ];
  const options = [
    `-Method ${method.charAt(0)}${method.slice(1).toLowerCase()}`,
    `-Uri ${powershellQuoted(url)}`,
    ...(others.length === 0 ? [] : ['-Headers $headers']),
    ...(type === undefined ? [] : [`-ContentType ${powershellQuoted(type)}`]),
    ...powershellBody(body),
  ];
  return [...before, `Invoke-RestMethod ${options.join(' `\n  ')}`].join('\n');
}

function powershellBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return ['-Body $body'];
    case 'form':
      return [`-Body ${powershellTable(body.fields)}`];
    case 'multipart':
      return [
        `-Form @{ ${body.fields
          .map(
            ({ name, value, isFile }) =>
              `${powershellQuoted(name)} = ${isFile ? 'Get-Item ./file.bin' : powershellQuoted(value)}`,
          )
          .join('; ')} }`,
      ];
    case 'file':
      return ['-InFile ./file.bin'];
    default:
      return [];
  }
}

function powershellTable(entries: readonly (readonly [string, string])[]): string {
  const pairs = entries.map(
    ([name, value]) => `${powershellQuoted(name)} = ${powershellQuoted(value)}`,
  );
  return `@{ ${pairs.join('; ')} }`;
}
