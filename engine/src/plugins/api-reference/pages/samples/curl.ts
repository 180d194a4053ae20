/** cURL samples. */
import {
  curlCommand,
  fileOption,
  filePartOption,
  formFieldOption,
  partOption,
  textOption,
} from '../../request/curl-command.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function curl(request: SampleRequest): string {
  const { headers, hasCertificate } = request;
  const isDigest = headers.some(isDigestHeader);
  return curlCommand({ ...request, headers: headers.filter((each) => !isDigestHeader(each)) }, [
    ...(isDigest ? ["--digest --user '<your-username>:<your-password>'"] : []),
    ...(hasCertificate ? ['--cert client.crt --key client.key'] : []),
    ...curlBody(request.body),
  ]);
}

/** curl computes the value of this header from the server's challenge. */
function isDigestHeader([name, value]: readonly [string, string]): boolean {
  return name === 'Authorization' && value.startsWith('Digest ');
}

function curlBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      // Below its option, like everything else that belongs to it.
      return [textOption(literal(body.value, STYLES.json, '  '))];
    case 'text':
      return [textOption(body.text)];
    case 'form':
      return body.fields.map(([name, value]) => formFieldOption(name, value));
    case 'multipart':
      return body.fields.map(({ name, value, isFile, contentType }) =>
        isFile
          ? filePartOption(name, 'file.bin', contentType)
          : partOption(name, value, contentType),
      );
    case 'file':
      return [fileOption('file.bin')];
    default:
      return [];
  }
}
