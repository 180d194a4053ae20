/** Rust samples. */
import type { FormPart } from '../../request/request.ts';
import { literal, STYLES } from './literals.ts';
import { rustQuoted } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';

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
        ...body.fields.map((part) => `    ${partCall(part)}`),
        ')',
      ];
    case 'file':
      return ['.body(std::fs::File::open("file.bin")?)'];
    default:
      return [];
  }
}

function partCall({ name, value, isFile, contentType }: FormPart): string {
  const text = rustQuoted(value);
  if (contentType === undefined) {
    return isFile
      ? `.file(${rustQuoted(name)}, "file.bin")?`
      : `.text(${rustQuoted(name)}, ${text})`;
  }
  const part = isFile ? 'file("file.bin")?' : `text(${text})`;
  return `.part(${rustQuoted(name)}, reqwest::blocking::multipart::Part::${part}.mime_str(${rustQuoted(contentType)})?)`;
}
