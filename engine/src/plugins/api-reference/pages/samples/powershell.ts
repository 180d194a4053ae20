/** Creates PowerShell 7 samples. */
import { jsonText } from '../../read/document/json.ts';
import type { FormPart } from '../../request/request.ts';
import { hasUniqueNames, hasUniqueParts, urlEncoded } from './form-fields.ts';
import { powershellQuoted, visibleJson } from './quoting.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function powershell({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  const others = headers.filter(([name]) => name !== 'Content-Type');
  const parts = unusualParts(body);
  const before = [
    ...(others.length === 0 ? [] : [`$headers = ${powershellTable(others)}`]),
    ...(body?.kind === 'json' ? [`$body = @'\n${visibleJson(jsonText(body.value, 2))}\n'@`] : []),
    ...(body?.kind === 'text' ? [`$body = ${powershellQuoted(body.text)}`] : []),
    ...(parts === undefined ? [] : formContent(parts)),
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
      return [
        hasUniqueNames(body.fields)
          ? `-Body ${powershellTable(body.fields)}`
          : `-Body ${powershellQuoted(urlEncoded(body.fields))}`,
      ];
    case 'multipart':
      if (unusualParts(body) !== undefined) return ['-Body $form'];
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

/** Returns the parts of forms that `-Form` can't write, because parts have media types or share a name. */
function unusualParts(body: SampleBody | undefined): readonly FormPart[] | undefined {
  if (body?.kind !== 'multipart') return undefined;
  const isUsual =
    hasUniqueParts(body.fields) && body.fields.every((each) => each.contentType === undefined);
  return isUsual ? undefined : body.fields;
}

function formContent(parts: readonly FormPart[]): string[] {
  return [
    '$form = [Net.Http.MultipartFormDataContent]::new()',
    ...parts.flatMap(({ name, value, isFile, contentType }) => [
      isFile
        ? '$part = [Net.Http.StreamContent]::new([IO.File]::OpenRead("$PWD/file.bin"))'
        : `$part = [Net.Http.StringContent]::new(${powershellQuoted(value)})`,
      ...(contentType === undefined
        ? []
        : [
            `$part.Headers.ContentType = [Net.Http.Headers.MediaTypeHeaderValue]::Parse(${powershellQuoted(contentType)})`,
          ]),
      `$form.Add($part, ${powershellQuoted(name)}${isFile ? ", 'file.bin'" : ''})`,
    ]),
  ];
}

function powershellTable(entries: readonly (readonly [string, string])[]): string {
  const pairs = entries.map(
    ([name, value]) => `${powershellQuoted(name)} = ${powershellQuoted(value)}`,
  );
  return `@{ ${pairs.join('; ')} }`;
}
