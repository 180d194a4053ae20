/** Samples in Go, Java, C# and Rust. */
import { type JsonValue, jsonText } from '../../read/document/json.ts';
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
  // White space means nothing to JSON: it stands below the line that it begins in.
  const shown = body?.kind === 'json' ? indent(text ?? '', '\t') : (text ?? '');
  const raw = `\`${shown.replace(/`/g, '` + "`" + `')}\``;
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
  const statements = [
    ...(text === undefined ? [] : [`var body = ${block};`]),
    `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...headers.map(([name, value]) => `    .header(${quoted(name)}, ${quoted(value)})`),
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

function javaText(text: string): string {
  // A quote at the end would be read as one of the three that end the text.
  return text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""').replace(/"$/, '\\"');
}

/** A raw string ends with more quotes than ever stand together in it. */
function rawText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n    ${indent(text, '    ')}\n    ${fence}`;
}

export function csharp({ method, url, headers, body }: SampleRequest): string {
  const text = textOf(body);
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'text/plain';
  const content = isFile(body)
    ? 'new StreamContent(File.OpenRead("file.bin"))'
    : text === undefined
      ? undefined
      : `new StringContent(${rawText(text)}, System.Text.Encoding.UTF8, ${quoted(type)})`;
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
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ].join('\n');
}

export function rust({ method, url, headers, body }: SampleRequest): string {
  return [
    '// [dependencies] reqwest = { version = "0.12", features = ["blocking", "json", "multipart"] }, serde_json = "1"',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${quoted(url)})`,
    ...headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    ...rustBody(body).map((line) => `        ${line}`),
    '        .send()?;',
    '    let status = response.status();',
    '    println!("{}", response.text()?);',
    '    if status.is_success() { Ok(()) } else { Err(status.to_string().into()) }',
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
