/** Creates Python samples that use Requests. Like all samples, they print an error's body before they fail. */
import { byName } from './form-fields.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

/** Methods for which Requests has a function. */
const IN_REQUESTS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

export function python({ method, url, headers, body }: SampleRequest): string {
  const style = STYLES.python;
  const options = [
    style.text(url),
    ...(headers.length === 0
      ? []
      : [`headers=${literal(Object.fromEntries(headers), style, '    ')}`]),
    ...pythonBody(body),
    'timeout=10',
  ];
  return [
    'import requests',
    '',
    IN_REQUESTS.has(method)
      ? `response = requests.${method.toLowerCase()}(`
      : `response = requests.request(\n    "${method}",`,
    `    ${options.join(',\n    ')},`,
    ')',
    'print(response.text)',
    'response.raise_for_status()',
  ].join('\n');
}

function pythonBody(body: SampleBody | undefined): string[] {
  const style = STYLES.python;
  switch (body?.kind) {
    case 'json':
      return [`json=${literal(body.value, style, '    ')}`];
    case 'text':
      return [`data=${style.text(body.text)}.encode()`];
    case 'form':
      return [`data=${literal(byName(body.fields), style, '    ')}`];
    case 'multipart':
      return [
        `files=[${body.fields
          .map(({ name, value, isFile, contentType }) => {
            const type = contentType === undefined ? '' : `, ${style.text(contentType)}`;
            const content = isFile
              ? type === ''
                ? 'open("file.bin", "rb")'
                : `("file.bin", open("file.bin", "rb")${type})`
              : `(None, ${style.text(value)}${type})`;
            return `(${style.text(name)}, ${content})`;
          })
          .join(', ')}]`,
      ];
    case 'file':
      return ['data=open("file.bin", "rb")'];
    default:
      return [];
  }
}
