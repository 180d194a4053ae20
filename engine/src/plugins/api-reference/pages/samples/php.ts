/** PHP samples. */
import type { FormPart } from '../../request/request.ts';
import { byName, hasUniqueNames, hasUniqueParts, partHeader, urlEncoded } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function php({ method, url, headers, body }: SampleRequest): string {
  const parts = unusualParts(body);
  const lines = [
    ...headers.map(([name, value]) => STYLES.php.text(`${name}: ${value}`)),
    ...(parts === undefined ? [] : ['"Content-Type: multipart/form-data; boundary=$boundary"']),
  ];
  return [
    '<?php',
    '',
    ...(parts === undefined ? [] : phpParts(parts)),
    `$request = curl_init(${STYLES.php.text(url)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...phpMethod(method, body !== undefined),
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

/**
 * Returns the options for a method. Unless it's told otherwise, cURL would wait for the body of a HEAD response.
 */
function phpMethod(method: string, hasBody: boolean): string[] {
  if (method === 'HEAD' && !hasBody) return ['    CURLOPT_NOBODY => true,'];
  return method === 'GET' && !hasBody ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`];
}

/**
 * Returns the parts of forms that an array can't express, because texts have media types or several parts share a
 * name.
 */
function unusualParts(body: SampleBody | undefined): readonly FormPart[] | undefined {
  if (body?.kind !== 'multipart') return undefined;
  const isUsual =
    hasUniqueParts(body.fields) &&
    body.fields.every((each) => each.isFile || each.contentType === undefined);
  return isUsual ? undefined : body.fields;
}

function phpParts(parts: readonly FormPart[]): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    '$body = implode([',
    ...parts.map((part) => {
      const header = STYLES.php.text(`\r\n${partHeader(part)}\r\n\r\n`);
      const content = part.isFile ? "file_get_contents('file.bin')" : STYLES.php.text(part.value);
      return `    "--$boundary" . ${header} . ${content} . "\\r\\n",`;
    }),
    '    "--$boundary--\\r\\n",',
    ']);',
    '',
  ];
}

function phpBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`json_encode(${literal(body.value, STYLES.php, '    ')})`];
    case 'text':
      return [STYLES.php.text(body.text)];
    case 'form':
      // If several values share a name, PHP would write `name[0]` for the first one.
      return hasUniqueNames(body.fields)
        ? [`http_build_query(${literal(byName(body.fields), STYLES.php, '    ')})`]
        : [STYLES.php.text(urlEncoded(body.fields))];
    case 'multipart':
      if (unusualParts(body) !== undefined) return ['$body'];
      return [
        `[${body.fields
          .map((part) => `${STYLES.php.text(part.name)} => ${phpPart(part)}`)
          .join(', ')}]`,
      ];
    case 'file':
      return ["file_get_contents('file.bin')"];
    default:
      return [];
  }
}

function phpPart({ value, isFile, contentType }: FormPart): string {
  const { text } = STYLES.php;
  if (!isFile) return text(value);
  return `new CURLFile('file.bin'${contentType === undefined ? '' : `, ${text(contentType)}`})`;
}
