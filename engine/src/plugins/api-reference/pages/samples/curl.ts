/** cURL samples. */
import { curlCommand } from '../../request/curl.ts';
import type { RequestBody } from '../../request/request.ts';
import { literal, STYLES } from './literals.ts';
import type { SampleBody, SampleRequest } from './request.ts';

export function curl(request: SampleRequest): string {
  const { headers, hasCertificate, body } = request;
  return curlCommand({
    ...request,
    headers: headers.filter((each) => !isDigestHeader(each)),
    body: written(body),
    options: [
      ...(headers.some(isDigestHeader)
        ? ["--digest --user '<your-username>:<your-password>'"]
        : []),
      ...(hasCertificate ? ['--cert client.crt --key client.key'] : []),
    ],
  });
}

/** True for the header that curl computes from the server's challenge. */
function isDigestHeader([name, value]: readonly [string, string]): boolean {
  return name === 'Authorization' && value.startsWith('Digest ');
}

/**
 * Returns the body as it's written in the sample. JSON becomes text, so that it's indented below its option like
 * everything else.
 */
function written(body: SampleBody | undefined): RequestBody | undefined {
  if (body?.kind !== 'json') return body;
  return { kind: 'text', text: literal(body.value, STYLES.json, '  ') };
}
