/** Sends a file of a release in the encoding that suits the client best. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControlFor, IMAGE_POLICY, isImage } from '../core/outputs/hosts/headers.ts';
import { contentTypeOf } from './content-types.ts';
import type { Release } from './release.ts';

export interface FileToSend {
  /** Path relative to the release's root. */
  path: string;
  /** 404 for the not-found page, for which conditional requests and ranges don't work. */
  status: 200 | 404;
  /** Request headers that determined which file is sent, in addition to `Accept-Encoding`. */
  vary: readonly string[];
}

/** File extensions of compressed copies, keyed by encoding. The smallest copy comes first. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

type Encoding = keyof typeof ENCODINGS;

/**
 * Sends a file of the release.
 *
 * @throws the file system's error if the file can't be opened, or an error with a status and headers, such as
 *   416 for a range outside the file. Nothing has been sent in either case.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, files, settings }: Release,
  { path, status, vary }: FileToSend,
): Promise<void> {
  // Ranges are only defined for GET (RFC 9110, section 14.2).
  if (request.method === 'HEAD') delete request.headers.range;
  const available = (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
    files.has(path + ENCODINGS[encoding]),
  );
  const encoding = chooseEncoding(request, available);
  response.statusCode = status;
  const varying = available.length > 1 ? [...vary, 'Accept-Encoding'] : vary;
  if (varying.length > 0) response.setHeader('Vary', varying.join(', '));
  response.setHeader('Content-Type', contentTypeOf(path));
  response.setHeader('Cache-Control', cacheControlFor(path));
  if (isImage(path)) response.setHeader('Cross-Origin-Resource-Policy', IMAGE_POLICY);
  for (const [name, value] of Object.entries(settings.files[path] ?? {})) {
    response.setHeader(name, value);
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const isPage = status === 200;
  const stream = send(request, encodeURIComponent(path + ENCODINGS[encoding]), {
    root,
    // In the list of files, only those in `.well-known/` start with a dot.
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: isPage && encoding === 'identity',
    etag: isPage,
    lastModified: isPage,
  });
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('end', resolve);
    response.on('close', resolve);
    stream.pipe(response);
  });
}

/**
 * Returns the smallest available encoding that the client accepts. Ranges refer to the uncompressed file, because
 * another server might compress it differently. If the client rejects all encodings, the file is sent uncompressed.
 */
function chooseEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding {
  if (request.headers.range !== undefined) return 'identity';
  const accepted = new Negotiator(request).encodings([...available]);
  return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
