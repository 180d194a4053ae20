/**
 * Serves folders for benchmarks like a good host would, regardless of the generator that built them: HTTP/2 with
 * TLS, Brotli, and clean URLs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentTypeOf } from '../../src/serve/content-types.ts';

export interface StaticServer {
  /**
   * Origin such as `https://localhost:1234`. Its certificate is self-signed, so browsers have to be told to accept
   * it.
   */
  origin: string;
  stop(): void;
}

interface Answer {
  type: string;
  /** The content. It's compressed with Brotli, unless the file format already is compressed. */
  body: Buffer;
  isCompressed: boolean;
  /** True if the file's name changes with its content. */
  isLasting: boolean;
}

const COMPRESSED_FORMATS =
  /\.(?:woff2?|png|jpe?g|webp|avif|gif|ico|br|gz|zip|pdf|mp4|webm|pagefind|pf_\w+)$/;
/** Matches folders in which generators put files with a hash in their name. */
const LASTING = /^\/(?:assets|_astro|sidebars)\//;

/**
 * Serves a folder on a free local port.
 *
 * @throws Error if `openssl`, which creates the certificate, isn't installed
 */
export async function serveFolder(root: string): Promise<StaticServer> {
  const answers = new Map<string, Answer | undefined>();
  const server = createSecureServer({ ...throwawayCertificate(), allowHTTP1: true });
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answerTo(root, decodeURIComponent(pathname)));
    const answer = answers.get(pathname);
    response.statusCode = answer === undefined ? 404 : 200;
    if (answer === undefined) return void response.end();
    response.setHeader('content-type', answer.type);
    response.setHeader('content-length', answer.body.length);
    const caching = answer.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('cache-control', caching);
    if (answer.isCompressed) response.setHeader('content-encoding', 'br');
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => void server.close() };
}

/** Returns how a host with clean URLs would respond. If there's no such file, returns `undefined`. */
function answerTo(root: string, pathname: string): Answer | undefined {
  const file = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')]
    .map((each) => path.join(root, each))
    .find((each) => existsSync(each) && statSync(each).isFile());
  if (file === undefined) return undefined;
  const isLasting = LASTING.test(pathname);
  const isCompressed = !COMPRESSED_FORMATS.test(file);
  const content = readFileSync(file);
  const body = isCompressed ? compressed(content, isLasting ? 11 : 5) : content;
  return { type: contentTypeOf(file), body, isCompressed, isLasting };
}

/** Compresses content. For files that don't change, hosts use the slower quality 11. */
function compressed(content: Buffer, quality: 5 | 11): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Creates a key and a certificate that only this process uses. */
function throwawayCertificate(): { key: string; cert: string } {
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const subject = ['-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  try {
    const text = execFileSync('openssl', [...options.split(' '), ...subject], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { key: text, cert: text };
  } catch (error) {
    throw new Error('The benchmarks of the first view need the command "openssl".', {
      cause: error,
    });
  }
}
