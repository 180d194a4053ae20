/** Samples in PHP and Ruby. */
import { byName, hasUniqueNames, urlEncoded } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function php({ method, url, headers, body }: SampleRequest): string {
  const lines = headers.map(([name, value]) => STYLES.php.text(`${name}: ${value}`));
  return [
    '<?php',
    '',
    `$request = curl_init(${STYLES.php.text(url)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(lines.length === 0
      ? []
      : [`    CURLOPT_HTTPHEADER => [\n        ${lines.join(',\n        ')},\n    ],`]),
    ...phpBody(body).map((each) => `    CURLOPT_POSTFIELDS => ${each},`),
    ']);',
    '$content = curl_exec($request);',
    'if ($content === false) throw new Exception(curl_error($request));',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) throw new Exception("$status $content");',
    'echo $content;',
  ].join('\n');
}

function phpBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`json_encode(${literal(body.value, STYLES.php, '    ')})`];
    case 'text':
      return [STYLES.php.text(body.text)];
    case 'form':
      // PHP would write `name[0]` for the first of several values.
      return hasUniqueNames(body.fields)
        ? [`http_build_query(${literal(byName(body.fields), STYLES.php, '    ')})`]
        : [STYLES.php.text(urlEncoded(body.fields))];
    case 'multipart':
      return [
        `[${body.fields
          .map(
            ({ name, value, isFile: file, contentType }) =>
              `${STYLES.php.text(name)} => ${file ? "new CURLFile('file.bin')" : phpPart(name, value, contentType)}`,
          )
          .join(', ')}]`,
      ];
    case 'file':
      return ["file_get_contents('file.bin')"];
    default:
      return [];
  }
}

function phpPart(name: string, value: string, contentType: string | undefined): string {
  const { text } = STYLES.php;
  if (contentType === undefined) return text(value);
  return `new CURLStringFile(${text(value)}, ${text(name)}, ${text(contentType)})`;
}

export function ruby({ method, url, headers, body }: SampleRequest): string {
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    'require "json"',
    'require "net/http"',
    '',
    `uri = URI(${STYLES.ruby.text(url)})`,
    `request = Net::HTTP::${verb}.new(uri)`,
    ...headers.map(
      ([name, value]) => `request[${STYLES.ruby.text(name)}] = ${STYLES.ruby.text(value)}`,
    ),
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
      return [`request.body = ${STYLES.ruby.text(body.text)}`];
    case 'form':
      return [`request.set_form_data(${literal(byName(body.fields), STYLES.ruby)})`];
    case 'multipart':
      return [
        `request.set_form([${body.fields
          .map(
            ({ name, value, isFile: file, contentType }) =>
              `[${STYLES.ruby.text(name)}, ${file ? 'File.open("file.bin")' : STYLES.ruby.text(value)}${contentType === undefined ? '' : `, { content_type: ${STYLES.ruby.text(contentType)} }`}]`,
          )
          .join(', ')}], "multipart/form-data")`,
      ];
    case 'file':
      return ['request.body = File.binread("file.bin")'];
    default:
      return [];
  }
}
