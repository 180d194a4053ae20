/** Responds to requests with files from a build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ERROR_CACHE, REVALIDATED_CACHE } from '../core/outputs/hosts/headers.ts';
import type { Handler } from './connections.ts';
import { prefersMarkdown } from './http/negotiate.ts';
import { ChangedFileError, sendFile } from './http/send-file.ts';
import type { Release, ReleaseWatch } from './release.ts';
import { NOT_FOUND_DOCUMENT, type Resolution, resolveTarget } from './resolve-target.ts';

/**
 * Number of retries and the wait before each one. A build that's moved into place with two renames is missing
 * for a moment.
 */
const RETRIES = 5;
const RETRY_MILLISECONDS = 20;

export const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Creates the server's request listener. `onError` receives errors that clients see only as status 500. */
export function createRequestHandler(
  watch: ReleaseWatch,
  onError: (error: unknown) => void,
): Handler {
  return (request, response) => {
    response.on('error', destroyResponse);
    answer(request, response, watch).catch((error: unknown) => {
      try {
        fail(error, request, response, onError);
      } catch {
        response.destroy();
      }
    });
  };
}

/** Handles `error` events, because an unhandled one would end the process. */
function destroyResponse(this: ServerResponse): void {
  this.destroy();
}

function fail(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: unknown) => void,
): void {
  // The client left, the connection broke, or a different response was sent, so no response is possible.
  const isOver = response.destroyed || request.destroyed || response.writableEnded;
  if (!isOver || error instanceof ChangedFileError) onError(error);
  if (isOver) return;
  if (response.headersSent) response.destroy();
  else sendStatus(response, 500);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  watch: ReleaseWatch,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await answerFrom(await watch.current(), request, response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || response.headersSent) throw error;
      if (attempt === RETRIES) return sendStatus(response, watch.isPresent() ? 404 : 503);
      await delay(RETRY_MILLISECONDS);
    }
  }
}

async function answerFrom(
  release: Release,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(release.settings.headers)) {
    response.setHeader(name, value);
  }
  const refusal = refusalOf(request);
  if (refusal !== undefined) return sendStatus(response, refusal);
  const resolution = resolveTarget(request.url ?? '', release);
  switch (resolution.kind) {
    case 'refused':
      return sendStatus(response, resolution.status);
    case 'redirect':
      return redirect(response, resolution.location);
    case 'not-found':
      return sendNotFound(request, response, release);
    case 'file':
      return sendFile(request, response, release, chooseFile(request, resolution));
  }
}

function refusalOf(request: IncomingMessage): number | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 405;
  const hosts = countHosts(request.rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return 400;
  if (request.headers.expect !== undefined && request.headers.expect !== '100-continue') return 417;
  return undefined;
}

/**
 * Counts the `Host` headers in a request. Node.js keeps only the first one, but a proxy might use a different
 * one.
 */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function chooseFile(request: IncomingMessage, resolution: Resolution & { kind: 'file' }) {
  const { path, markdown } = resolution;
  if (markdown === undefined) return { path, status: 200, vary: [] } as const;
  const chosen = prefersMarkdown(request.headers.accept) ? markdown : path;
  return { path: chosen, status: 200, vary: ['Accept'] } as const;
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  release: Release,
): Promise<void> | void {
  if (!release.files.has(NOT_FOUND_DOCUMENT)) return sendStatus(response, 404);
  const page = { path: NOT_FOUND_DOCUMENT, status: 404, vary: [] } as const;
  return sendFile(request, response, release, page);
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', REVALIDATED_CACHE);
  sendStatus(response, 308);
}

/** Responds without a file: with one line of text for errors, and without a body for redirects. */
export function sendStatus(response: ServerResponse, status: number): void {
  const body = REASONS[status] === undefined ? '' : `${REASONS[status]}\n`;
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  // The request's body is useless or can't be read.
  if (status === 405 || status === 400) response.setHeader('Connection', 'close');
  if (status === 503) response.setHeader('Retry-After', '1');
  if (status >= 400) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', ERROR_CACHE);
  }
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
}
