/** Samples in Go, Java, C#, PHP, Ruby and Rust. */
import { type JsonValue, jsonText } from '../../../source/openapi/json.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

const quoted = JSON.stringify;

/** Text of a body for languages that send it as it is; `undefined` where a file is sent. */
function textOf(body: SampleBody | undefined): string | undefined {
  switch (body?.kind) {
    case 'json':
      return jsonText(body.value, 2);
    case 'text':
      return body.text;
    case 'form':
      return new URLSearchParams(Object.fromEntries(body.fields)).toString();
    default:
      return undefined;
  }
}

/** Files and forms with files are read from the disk as they are to be sent. */
function isFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || body?.kind === 'multipart';
}

function indent(text: string, margin: string): string {
  return text.replace(/\n/g, `\n${margin}`);
}

export function go({ method, url, headers, body }: SampleRequest): string {
  const text = textOf(body);
  const imports = [
    '"fmt"',
    '"io"',
    '"log"',
    '"net/http"',
    ...(isFile(body) ? ['"os"'] : []),
    ...(text === undefined ? [] : ['"strings"']),
  ];
  const raw = text === undefined ? '' : `\`${text.replace(/`/g, '` + "`" + `')}\``;
  const reader = text !== undefined ? 'strings.NewReader(body)' : isFile(body) ? 'body' : 'nil';
  return [
    'package main',
    '',
    `import (\n\t${imports.join('\n\t')}\n)`,
    '',
    'func main() {',
    ...(text === undefined ? [] : [`\tbody := ${raw}`]),
    ...(isFile(body) ? ['\tbody, _ := os.Open("file.bin")'] : []),
    `\trequest, err := http.NewRequest("${method}", ${quoted(url)}, ${reader})`,
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    ...headers.map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    '\tdefer response.Body.Close()',
    '\tcontent, _ := io.ReadAll(response.Body)',
    '\tfmt.Println(response.Status, string(content))',
    '}',
  ].join('\n');
}

export function java({ method, url, headers, body }: SampleRequest): string {
  const text = textOf(body);
  const block = text === undefined ? '' : `"""\n    ${indent(javaText(text), '    ')}"""`;
  const publisher = isFile(body)
    ? 'HttpRequest.BodyPublishers.ofFile(Path.of("file.bin"))'
    : text === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : 'HttpRequest.BodyPublishers.ofString(body)';
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(isFile(body) ? ['import java.nio.file.Path;'] : []),
    '',
    ...(text === undefined ? [] : [`var body = ${block};`]),
    `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...headers.map(([name, value]) => `    .header(${quoted(name)}, ${quoted(value)})`),
    `    .method("${method}", ${publisher})`,
    '    .build();',
    'var response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n');
}

function javaText(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""');
}

export function csharp({ method, url, headers, body }: SampleRequest): string {
  const text = textOf(body);
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'text/plain';
  const content = isFile(body)
    ? 'new StreamContent(File.OpenRead("file.bin"))'
    : text === undefined
      ? undefined
      : `new StringContent("""\n    ${indent(text, '    ')}\n    """, System.Text.Encoding.UTF8, ${quoted(type)})`;
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${verb}, ${quoted(url)});`,
    ...headers
      .filter(([name]) => name !== 'Content-Type')
      .map(
        ([name, value]) =>
          `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`,
      ),
    ...(content === undefined ? [] : [`request.Content = ${content};`]),
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

export function php({ method, url, headers, body }: SampleRequest): string {
  const lines = headers.map(([name, value]) => STYLES.php.text(`${name}: ${value}`));
  return [
    '<?php',
    '',
    `$request = curl_init(${STYLES.php.text(url)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FAILONERROR => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(lines.length === 0
      ? []
      : [`    CURLOPT_HTTPHEADER => [\n        ${lines.join(',\n        ')},\n    ],`]),
    ...phpBody(body).map((each) => `    CURLOPT_POSTFIELDS => ${each},`),
    ']);',
    '$content = curl_exec($request);',
    'if ($content === false) throw new Exception(curl_error($request));',
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
      return [`http_build_query(${literal(Object.fromEntries(body.fields), STYLES.php, '    ')})`];
    case 'multipart':
      return [
        `[${body.fields
          .map(
            ({ name, value, isFile: file }) =>
              `${STYLES.php.text(name)} => ${file ? "new CURLFile('file.bin')" : STYLES.php.text(value)}`,
          )
          .join(', ')}]`,
      ];
    case 'file':
      return ["file_get_contents('file.bin')"];
    default:
      return [];
  }
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
      return [`request.set_form_data(${literal(Object.fromEntries(body.fields), STYLES.ruby)})`];
    case 'multipart':
      return [
        `request.set_form([${body.fields
          .map(
            ({ name, value, isFile: file }) =>
              `[${STYLES.ruby.text(name)}, ${file ? 'File.open("file.bin")' : STYLES.ruby.text(value)}]`,
          )
          .join(', ')}], "multipart/form-data")`,
      ];
    case 'file':
      return ['request.body = File.binread("file.bin")'];
    default:
      return [];
  }
}

export function rust({ method, url, headers, body }: SampleRequest): string {
  return [
    '// [dependencies] reqwest = { version = "0.12", features = ["blocking", "json", "multipart"] }, serde_json = "1"',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${quoted(url)})`,
    ...headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    ...rustBody(body).map((line) => `        ${line}`),
    '        .send()?',
    '        .error_for_status()?;',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function rustBody(body: SampleBody | undefined): string[] {
  const json = (value: JsonValue) => indent(jsonText(value, 2), '        ');
  switch (body?.kind) {
    case 'json':
      return [`.json(&serde_json::json!(${json(body.value)}))`];
    case 'text':
      return [`.body(${quoted(body.text)})`];
    case 'form':
      return [
        `.form(&${jsonText(body.fields.map((each) => [...each])).replace(/\[("[^[\]]*)\]/g, '($1)')})`,
      ];
    case 'multipart':
      return [
        '.multipart(reqwest::blocking::multipart::Form::new()',
        ...body.fields.map(({ name, value, isFile: file }) =>
          file
            ? `    .file(${quoted(name)}, "file.bin")?`
            : `    .text(${quoted(name)}, ${quoted(value)})`,
        ),
        ')',
      ];
    case 'file':
      return ['.body(std::fs::File::open("file.bin")?)'];
    default:
      return [];
  }
}
