/** Responds to requests with files from a build. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import Negotiator from 'negotiator';
import { ERROR_CACHE, REVALIDATED_CACHE } from '../core/outputs/hosts/headers.ts';
import type { Release } from './release.ts';
import { NOT_FOUND_DOCUMENT, type Resolution, resolveTarget } from './resolve-target.ts';
import { type FileToSend, sendFile } from './send-file.ts';

/**
 * How often to retry, and how long to wait before each retry. When a build is put in place by renaming twice, it's
 * missing for a moment.
 */
const RETRIES = 5;
const RETRY_MILLISECONDS = 20;

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error from `sendFile`. It comes from the file system or has a response. */
interface SendError extends NodeJS.ErrnoException {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Creates a request listener for the server. `onError` receives errors of which clients see only status 500 or a
 * closed connection.
 */
export function createRequestHandler(
  currentRelease: () => Promise<Release>,
  onError: (error: unknown) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    // An unhandled `error` event would end the process.
    response.on('error', () => response.destroy());
    answer(request, response, currentRelease).catch((error: unknown) => {
      // If the response is destroyed, the client left.
      if (!response.destroyed) onError(error);
      if (!response.writableEnded) response.destroy();
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  currentRelease: () => Promise<Release>,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const release = await currentRelease();
    setSiteHeaders(response, release);
    try {
      return await answerFrom(release, request, response);
    } catch (error) {
      const { code, status, headers } = error as SendError;
      if (response.headersSent) throw error;
      setSiteHeaders(response, release);
      if (status === 416) return sendStatus(response, 416, headers);
      if (code !== 'ENOENT') {
        sendStatus(response, 500);
        throw error;
      }
      if (attempt === RETRIES) return sendStatus(response, existsSync(release.root) ? 404 : 503);
      await delay(RETRY_MILLISECONDS);
    }
  }
}

/** Sets the headers that all responses have. Removes those of an earlier response that couldn't be sent. */
function setSiteHeaders(response: ServerResponse, { settings }: Release): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(settings.headers)) response.setHeader(name, value);
}

async function answerFrom(
  release: Release,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405);
  const resolution = resolveTarget(request.url ?? '', release);
  switch (resolution.kind) {
    case 'refused':
      return sendStatus(response, resolution.status);
    case 'redirect':
      return sendStatus(response, 308, {
        Location: resolution.location,
        'Cache-Control': REVALIDATED_CACHE,
      });
    case 'not-found':
      if (!release.files.has(NOT_FOUND_DOCUMENT)) return sendStatus(response, 404);
      return sendFile(request, response, release, {
        path: NOT_FOUND_DOCUMENT,
        status: 404,
        vary: [],
      });
    case 'file':
      return sendFile(request, response, release, chooseFile(request, resolution));
  }
}

/** Returns the page or, if the client prefers Markdown, the page as Markdown. Browsers never prefer it. */
function chooseFile(
  request: IncomingMessage,
  { path, markdown }: Resolution & { kind: 'file' },
): FileToSend {
  if (markdown === undefined) return { path, status: 200, vary: [] };
  const [type] = new Negotiator(request).mediaTypes(['text/html', 'text/markdown']);
  return { path: type === 'text/markdown' ? markdown : path, status: 200, vary: ['Accept'] };
}

/** Sends a response without a file: one line of text for an error, and no body for a redirect. */
function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = REASONS[status] === undefined ? '' : `${REASONS[status]}\n`;
  if (status >= 400) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', ERROR_CACHE);
  }
  if (status === 405) {
    response.setHeader('Allow', 'GET, HEAD');
    // There's no use for the request's body.
    response.setHeader('Connection', 'close');
  }
  if (status === 503) response.setHeader('Retry-After', '1');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
}
