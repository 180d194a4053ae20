/** Creates samples for Java 16 and later. */
import type { FormPart } from '../../request/request.ts';
import { partHeader } from './form-fields.ts';
import { cQuoted, quotedLines } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';
import { bodyText, indent } from './sent-body.ts';

export function java({ method, url, headers, body }: SampleRequest): string {
  const text = bodyText(body);
  const parts = body?.kind === 'multipart' ? body.fields : undefined;
  const needsFile = body?.kind === 'file' || parts?.some((each) => each.isFile);
  const statements = [
    ...(text === undefined ? [] : [`var body = ${javaText(text, body)};`]),
    ...(parts === undefined ? [] : multipart(parts)),
    `var request = HttpRequest.newBuilder(URI.create(${cQuoted(url)}))`,
    ...headers.map(([name, value]) => `    .header(${cQuoted(name)}, ${cQuoted(value)})`),
    ...(parts === undefined
      ? []
      : ['    .header("Content-Type", "multipart/form-data; boundary=" + boundary)']),
    `    .method("${method}", ${publisherOf(body, text)})`,
    '    .build();',
    'var response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(parts === undefined ? [] : ['import java.net.http.HttpRequest.BodyPublishers;']),
    ...(needsFile ? ['import java.nio.file.Path;'] : []),
    ...(parts === undefined ? [] : ['import java.util.UUID;']),
    '',
    'public class Example {',
    '  public static void main(String[] args) throws Exception {',
    ...statements.map((line) => `    ${indent(line, '    ')}`),
    '  }',
    ...(parts === undefined ? [] : PART_METHOD),
    '}',
  ].join('\n');
}

function publisherOf(body: SampleBody | undefined, text: string | undefined): string {
  if (body?.kind === 'multipart') return 'body';
  if (body?.kind === 'file') return 'HttpRequest.BodyPublishers.ofFile(Path.of("file.bin"))';
  return text === undefined
    ? 'HttpRequest.BodyPublishers.noBody()'
    : 'HttpRequest.BodyPublishers.ofString(body)';
}

function multipart(parts: readonly FormPart[]): string[] {
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var body = BodyPublishers.concat(',
    ...parts.map((part) => {
      const content = part.isFile
        ? 'BodyPublishers.ofFile(Path.of("file.bin"))'
        : `BodyPublishers.ofString(${cQuoted(part.value)})`;
      return `    part(boundary, ${cQuoted(partHeader(part))}, ${content}),`;
    }),
    '    BodyPublishers.ofString("--" + boundary + "--\\r\\n"));',
  ];
}

const PART_METHOD = [
  '',
  '  static HttpRequest.BodyPublisher part(String boundary, String header, HttpRequest.BodyPublisher content) {',
  '    return BodyPublishers.concat(',
  '        BodyPublishers.ofString("--" + boundary + "\\r\\n" + header + "\\r\\n\\r\\n"),',
  '        content,',
  '        BodyPublishers.ofString("\\r\\n"));',
  '  }',
];

/** Returns a string literal. Text blocks remove whitespace at the end of lines. In JSON, that doesn't matter. */
function javaText(text: string, body: SampleBody | undefined): string {
  if (body?.kind !== 'json') return quotedLines(text, '    ');
  const escaped = text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""');
  // A quote at the end would be read as part of the closing delimiter.
  return `"""\n    ${indent(escaped.replace(/"$/, '\\"'), '    ')}"""`;
}
