/** Converts an `http` sample to a request that can be sent. */
import { httpRequests } from '../../../../engine/src/checks/samples/requests.ts';
import type { HttpRequest } from '../http.ts';

/** Parses the request line, headers, and body. Returns `undefined` if the sample is a response. */
export function httpSampleRequest(code: string): HttpRequest | undefined {
  const [request] = httpRequests(code);
  if (request === undefined) return undefined;
  const [, ...lines] = code.split('\n\n')[0]?.split('\n') ?? [];
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined || name.toLowerCase() === 'host'
      ? []
      : [[name, value] as const];
  });
  const { method, address, body } = request;
  return {
    method,
    path: address.replace(/^https?:\/\/[^/]+/, ''),
    headers: Object.fromEntries(headers),
    ...(body !== undefined && { body }),
  };
}
