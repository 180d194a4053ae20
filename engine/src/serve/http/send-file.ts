/** Sends a file: validators, conditional requests, ranges, and the bytes at the client's pace. */
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControlFor, IMAGE_POLICY, isImage } from '../../core/outputs/hosts/headers.ts';
import { type Release, stampOf } from '../release.ts';
import { type ByteRange, isFresh, parseRange, rangeApplies } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';
import { openRepresentation, type Representation } from './representation.ts';

/** Thrown if a file changed while it was being sent. The connection is already closed. */
export class ChangedFileError extends Error {}

export interface FileToSend {
  /** Path relative to the release's root. */
  path: string;
  /** 404 for the not-found page, which doesn't support conditional requests or ranges. */
  status: 200 | 404;
  /** Request headers, besides `Accept-Encoding`, that determined which file is sent. */
  vary: readonly string[];
}

/**
 * Responds with a file of the release.
 *
 * @throws the file system's error if the file can't be opened. Nothing has been sent in this case.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  release: Release,
  file: FileToSend,
): Promise<void> {
  const wantsRange =
    file.status === 200 && request.method === 'GET' && request.headers.range !== undefined;
  // A range counts bytes of the uncompressed file, because other servers might compress it differently.
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
    await sendBytes(request, response, file, representation, range);
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
  if (isImage(file.path)) response.setHeader('Cross-Origin-Resource-Policy', IMAGE_POLICY);
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
  { path, status }: FileToSend,
  { source, size, stamp }: Representation,
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
  try {
    await pipeline(unchangedBytes(source, { start, end }, stamp), response);
  } catch (error) {
    if (!(error instanceof ChangedFileError)) throw error;
    throw new ChangedFileError(
      `${path} changed while it was being sent, so the connection was closed → replace the old build all at once`,
    );
  }
}

/**
 * Reads a part of a file. The last bytes are sent only if the file hasn't changed, so clients can't mistake
 * pieces of two files for one. Ending the response early without an error isn't possible, because Node.js would
 * throw an error that nothing catches (https://nodejs.org/api/errors.html#err_http_content_length_mismatch).
 *
 * @throws ChangedFileError if the file has changed
 */
async function* unchangedBytes(
  file: FileHandle,
  { start, end }: ByteRange,
  stamp: string,
): AsyncGenerator<Buffer> {
  let left = end - start + 1;
  for await (const chunk of file.createReadStream({ start, end, autoClose: false })) {
    const bytes = chunk as Buffer;
    left -= bytes.length;
    if (left === 0 && stampOf(await file.stat()) !== stamp) break;
    yield bytes;
    if (left === 0) return;
  }
  throw new ChangedFileError();
}
