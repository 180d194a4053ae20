/** Samples in Go, Java, C# and Rust. */
import { jsonText } from '../../read/document/json.ts';
import { urlEncoded } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import { cQuoted, goRaw, quotedLines, rustQuoted, visibleJson } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';

/** Text of a body for languages that send it as it is; `undefined` where a file is sent. */
function bodyText(body: SampleBody | undefined): string | undefined {
  switch (body?.kind) {
    case 'json':
      return visibleJson(jsonText(body.value, 2));
    case 'text':
      return body.text;
    case 'form':
      return urlEncoded(body.fields);
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
  const text = bodyText(body);
  const imports = [
    '"fmt"',
    '"io"',
    '"log"',
    '"net/http"',
    ...(isFile(body) ? ['"os"'] : []),
    ...(text === undefined ? [] : ['"strings"']),
  ];
  // White space means nothing to JSON: it stands below the line that it begins in.
  const shown = body?.kind === 'json' ? indent(text ?? '', '\t') : (text ?? '');
  const reader = text !== undefined ? 'strings.NewReader(body)' : isFile(body) ? 'body' : 'nil';
  return [
    'package main',
    '',
    `import (\n\t${imports.join('\n\t')}\n)`,
    '',
    'func main() {',
    ...(text === undefined ? [] : [`\tbody := ${goRaw(shown)}`]),
    ...(isFile(body) ? ['\tbody, _ := os.Open("file.bin")'] : []),
    `\trequest, err := http.NewRequest("${method}", ${cQuoted(url)}, ${reader})`,
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    ...headers.map(([name, value]) => `\trequest.Header.Set(${cQuoted(name)}, ${cQuoted(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    '\tdefer response.Body.Close()',
    '\tcontent, _ := io.ReadAll(response.Body)',
    '\tfmt.Println(response.Status, string(content))',
    '}',
  ].join('\n');
}

export function java({ method, url, headers, body }: SampleRequest): string {
  const text = bodyText(body);
  const publisher = isFile(body)
    ? 'HttpRequest.BodyPublishers.ofFile(Path.of("file.bin"))'
    : text === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : 'HttpRequest.BodyPublishers.ofString(body)';
  const statements = [
    ...(text === undefined ? [] : [`var body = ${javaText(text, body)};`]),
    `var request = HttpRequest.newBuilder(URI.create(${cQuoted(url)}))`,
    ...headers.map(([name, value]) => `    .header(${cQuoted(name)}, ${cQuoted(value)})`),
    `    .method("${method}", ${publisher})`,
    '    .build();',
    'var response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(isFile(body) ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Example {',
    '  public static void main(String[] args) throws Exception {',
    ...statements.map((line) => `    ${indent(line, '    ')}`),
    '  }',
    '}',
  ].join('\n');
}

/** Text blocks lose white space at the ends of lines, where JSON has none. */
function javaText(text: string, body: SampleBody | undefined): string {
  if (body?.kind !== 'json') return quotedLines(text, '    ');
  const escaped = text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""');
  // A quote at the end would be read as one of the three that end the text.
  return `"""\n    ${indent(escaped.replace(/"$/, '\\"'), '    ')}"""`;
}

/** A raw string ends with more quotes than ever stand together in it. */
function rawText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n    ${indent(text, '    ')}\n    ${fence}`;
}

export function csharp({ method, url, headers, body }: SampleRequest): string {
  const text = bodyText(body);
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'text/plain';
  const content = isFile(body)
    ? 'new StreamContent(File.OpenRead("file.bin"))'
    : text === undefined
      ? undefined
      : `new StringContent(${body?.kind === 'json' ? rawText(text) : quotedLines(text, '    ')}, System.Text.Encoding.UTF8, ${cQuoted(type)})`;
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${verb}, ${cQuoted(url)});`,
    ...headers
      .filter(([name]) => name !== 'Content-Type')
      .map(
        ([name, value]) =>
          `request.Headers.TryAddWithoutValidation(${cQuoted(name)}, ${cQuoted(value)});`,
      ),
    ...(content === undefined ? [] : [`request.Content = ${content};`]),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ].join('\n');
}

export function rust({ method, url, headers, body }: SampleRequest): string {
  return [
    '// [dependencies] reqwest = { version = "0.12", features = ["blocking", "json", "multipart"] }, serde_json = "1"',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${rustQuoted(url)})`,
    ...headers.map(([name, value]) => `        .header(${rustQuoted(name)}, ${rustQuoted(value)})`),
    ...rustBody(body).map((line) => `        ${line}`),
    '        .send()?;',
    '    let status = response.status();',
    '    println!("{}", response.text()?);',
    '    if status.is_success() { Ok(()) } else { Err(status.to_string().into()) }',
    '}',
  ].join('\n');
}

function rustBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`.json(&serde_json::json!(${literal(body.value, STYLES.rust, '        ')}))`];
    case 'text':
      return [`.body(${rustQuoted(body.text)})`];
    case 'form':
      return [
        `.form(&[${body.fields
          .map(([name, value]) => `(${rustQuoted(name)}, ${rustQuoted(value)})`)
          .join(', ')}])`,
      ];
    case 'multipart':
      return [
        '.multipart(reqwest::blocking::multipart::Form::new()',
        ...body.fields.map(({ name, value, isFile: file }) =>
          file
            ? `    .file(${rustQuoted(name)}, "file.bin")?`
            : `    .text(${rustQuoted(name)}, ${rustQuoted(value)})`,
        ),
        ')',
      ];
    case 'file':
      return ['.body(std::fs::File::open("file.bin")?)'];
    default:
      return [];
  }
}
