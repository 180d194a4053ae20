/** C# samples. */
import type { FormPart } from '../../request/request.ts';
import { cQuoted, quotedLines } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';
import { bodyText, indent } from './sent-body.ts';

export function csharp({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? 'text/plain';
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
    ...contentLines(body, type),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ].join('\n');
}

function contentLines(body: SampleBody | undefined, type: string): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart') {
    return [
      'using var form = new MultipartFormDataContent();',
      ...body.fields.map((part) => `form.Add(${partOf(part)});`),
      'request.Content = form;',
    ];
  }
  const text = bodyText(body);
  const typeLine = `request.Content.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${cQuoted(type)});`;
  if (text === undefined) {
    return ['request.Content = new StreamContent(File.OpenRead("file.bin"));', typeLine];
  }
  const written = body.kind === 'json' ? rawText(text) : quotedLines(text, '    ');
  // The constructor doesn't accept a media type with parameters.
  const [plain = type, ...parameters] = type.split(';');
  return [
    `request.Content = new StringContent(${written}, System.Text.Encoding.UTF8, ${cQuoted(plain.trim())});`,
    ...(parameters.length === 0 ? [] : [typeLine]),
  ];
}

function partOf({ name, value, isFile, contentType }: FormPart): string {
  const type =
    contentType === undefined
      ? ''
      : ` { Headers = { ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${cQuoted(contentType)}) } }`;
  return isFile
    ? `new StreamContent(File.OpenRead("file.bin"))${type}, ${cQuoted(name)}, "file.bin"`
    : `new StringContent(${cQuoted(value)})${type}, ${cQuoted(name)}`;
}

/** Returns a raw string. Its delimiter has more quotes than any run of quotes in the text. */
function rawText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n    ${indent(text, '    ')}\n    ${fence}`;
}
