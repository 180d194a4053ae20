/** Sends a file: validators, conditions, ranges, and the bytes at the pace of the client. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControlFor } from '../../outputs/hosts/headers.ts';
import type { Release } from '../release.ts';
import { type ByteRange, isFresh, parseRange, rangeApplies } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';
import { openRepresentation, type Representation } from './representation.ts';

export interface FileToSend {
  /** Path in the release. */
  path: string;
  /** 404 for the not-found page, which answers neither conditions nor ranges. */
  status: 200 | 404;
  /** Request headers, besides `Accept-Encoding`, that the choice of the file depended on. */
  vary: readonly string[];
}

/**
 * Answers with a file of the release.
 *
 * @throws the file system's error when the file cannot be opened; nothing has been sent then
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  release: Release,
  file: FileToSend,
): Promise<void> {
  const wantsRange =
    file.status === 200 && request.method === 'GET' && request.headers.range !== undefined;
  // A range is counted in bytes of the plain file: other servers' copies may be compressed otherwise.
  const acceptEncoding = wantsRange ? undefined : request.headers['accept-encoding']?.toString();
  const representation = await openRepresentation(release, file.path, acceptEncoding);
  try {
    setFileHeaders(response, file, representation, release.settings.files[file.path]);
    if (file.status === 200 && isFresh(request.headers, representation)) {
      response.writeHead(304).end();
      return;
    }
    const range =
      wantsRange && rangeApplies(request.headers, representation)
        ? parseRange(request.headers.range ?? '', representation.size)
        : undefined;
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${representation.size}`);
      response.setHeader('Content-Length', 0);
      response.writeHead(416).end();
      return;
    }
    await sendBytes(request, response, file.status, representation, range);
  } finally {
    if (!Buffer.isBuffer(representation.source)) await representation.source.close();
  }
}

function setFileHeaders(
  response: ServerResponse,
  file: FileToSend,
  representation: Representation,
  own: Readonly<Record<string, string>> = {},
): void {
  const { encoding, etag, lastModified, negotiated } = representation;
  const vary = negotiated ? [...file.vary, 'Accept-Encoding'] : file.vary;
  if (vary.length > 0) response.setHeader('Vary', vary.join(', '));
  response.setHeader('Content-Type', contentTypeOf(file.path));
  response.setHeader('Cache-Control', cacheControlFor(file.path));
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (file.status !== 200) return;
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', lastModified);
  if (encoding === 'identity') response.setHeader('Accept-Ranges', 'bytes');
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { source, size }: Representation,
  range: ByteRange | undefined,
): Promise<void> {
  const start = range?.start ?? 0;
  const end = range?.end ?? size - 1;
  if (range !== undefined) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.writeHead(range === undefined ? status : 206);
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  if (Buffer.isBuffer(source)) {
    response.end(source.subarray(start, end + 1));
    return;
  }
  // A file that shrinks while it is read must break the connection, not leave the client waiting.
  response.strictContentLength = true;
  await pipeline(source.createReadStream({ start, end }), response);
}
