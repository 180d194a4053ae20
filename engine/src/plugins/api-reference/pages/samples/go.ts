/** Go samples. */
import type { FormPart } from '../../request/request.ts';
import { partDisposition } from './form-fields.ts';
import { cQuoted, goRaw } from './quoting.ts';
import type { SampleRequest } from './request.ts';
import { bodyText, indent } from './sent-body.ts';

const FAIL = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

export function go({ method, url, headers, body }: SampleRequest): string {
  const text = bodyText(body);
  const parts = body?.kind === 'multipart' ? body.fields : [];
  // JSON ignores whitespace, so the value can continue on the next line.
  const shown = body?.kind === 'json' ? indent(text ?? '', '\t') : (text ?? '');
  const readers = { json: TEXT_READER, text: TEXT_READER, form: TEXT_READER };
  const reader = body && { ...readers, multipart: '&body', file: 'body' }[body.kind];
  return [
    'package main',
    '',
    `import (\n${importsOf(text, body?.kind === 'file', parts, body?.kind === 'multipart')})`,
    '',
    'func main() {',
    ...(text === undefined ? [] : [`\tbody := ${goRaw(shown)}`]),
    ...(body?.kind === 'file' ? ['\tbody, err := os.Open("file.bin")', FAIL] : []),
    ...(body?.kind === 'multipart' ? multipart(parts) : []),
    `\trequest, err := http.NewRequest("${method}", ${cQuoted(url)}, ${reader ?? 'nil'})`,
    FAIL,
    ...headers.map(([name, value]) => `\trequest.Header.Set(${cQuoted(name)}, ${cQuoted(value)})`),
    ...(body?.kind === 'multipart'
      ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    FAIL,
    '\tdefer response.Body.Close()',
    '\tcontent, _ := io.ReadAll(response.Body)',
    '\tfmt.Println(response.Status, string(content))',
    '}',
  ].join('\n');
}

const TEXT_READER = 'strings.NewReader(body)';

/** Returns the imports that the code uses, because Go rejects unused ones. */
function importsOf(
  text: string | undefined,
  isFile: boolean,
  parts: readonly FormPart[],
  isForm: boolean,
): string {
  const needsParts = parts.some(needsHeader);
  const packages: readonly (readonly [name: string, isUsed: boolean])[] = [
    ['bytes', isForm],
    ['fmt', true],
    ['io', true],
    ['log', true],
    ['mime/multipart', isForm],
    ['net/http', true],
    ['net/textproto', needsParts],
    ['os', isFile || parts.some((each) => each.isFile)],
    ['strings', text !== undefined || parts.some((each) => needsHeader(each) && !each.isFile)],
  ];
  return packages.map(([name, isUsed]) => (isUsed ? `\t"${name}"\n` : '')).join('');
}

/** True for a part that `WriteField` can't write. */
function needsHeader({ isFile, contentType }: FormPart): boolean {
  return isFile || contentType !== undefined;
}

function multipart(parts: readonly FormPart[]): string[] {
  return [
    '\tvar body bytes.Buffer',
    '\tform := multipart.NewWriter(&body)',
    ...(parts.some(needsHeader) ? ADD_PART : []),
    ...(parts.some((each) => each.isFile) ? ['\tfile, err := os.ReadFile("file.bin")', FAIL] : []),
    ...parts.map((part) => {
      const { name, value, isFile, contentType } = part;
      if (!needsHeader(part)) return `\tform.WriteField(${cQuoted(name)}, ${goRaw(value)})`;
      const type = cQuoted(contentType ?? 'application/octet-stream');
      const content = isFile ? 'bytes.NewReader(file)' : `strings.NewReader(${goRaw(value)})`;
      return `\taddPart(${goRaw(partDisposition(part))}, ${type}, ${content})`;
    }),
    '\tform.Close()',
  ];
}

const ADD_PART = [
  '\taddPart := func(disposition, contentType string, content io.Reader) {',
  '\t\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  '\t\t\t"Content-Disposition": {disposition},',
  '\t\t\t"Content-Type":        {contentType},',
  '\t\t})',
  '\t\tif err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}',
  '\t\tif _, err := io.Copy(part, content); err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}',
  '\t}',
];
