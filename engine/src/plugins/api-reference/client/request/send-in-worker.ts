/** Sends a request and reads the response. This runs in a worker whose security policy allows the connection. */

import { reachesServer } from '../../request/server-address.ts';
import { type ConsoleRequest, isForbiddenHeader } from './console-request.ts';

export interface Answer {
  kind: 'answer';
  status: number;
  statusText: string;
  /** Headers that the server allows pages to read. */
  headers: readonly (readonly [name: string, value: string])[];
  contentType: string;
  body: Blob;
  /** Milliseconds until the complete body had been received. */
  time: number;
}

export interface Failure {
  kind: 'failure';
  reason: 'cancelled' | 'time-out' | 'other-server' | 'redirected' | 'no-answer' | 'bad-request';
  /** The browser's error message. */
  detail: string;
}

/** A message to the worker. */
export interface SendMessage {
  request: ConsoleRequest;
  /** Base URL of the server. */
  server: string;
}

/** Milliseconds after which a request without a response fails. */
const TIME_LIMIT = 60_000;

/** Resolves with the response, or with the reason why there's none. Never rejects. */
export async function sendInWorker({ request, server }: SendMessage): Promise<Answer | Failure> {
  const failure = (reason: Failure['reason'], error?: unknown): Failure => ({
    kind: 'failure',
    reason,
    detail: error instanceof Error ? error.message : '',
  });
  if (!reachesServer(request.url, server)) return failure('other-server');
  let prepared: Request;
  try {
    prepared = new Request(request.url, fetchOptions(request));
  } catch (error) {
    return failure('bad-request', error);
  }
  const started = performance.now();
  try {
    const response = await fetch(prepared, { signal: AbortSignal.timeout(TIME_LIMIT) });
    if (response.type === 'opaqueredirect') return failure('redirected');
    const body = await response.blob();
    return answerOf(response, body, performance.now() - started);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return failure(isLate ? 'time-out' : 'no-answer', error);
  }
}

function fetchOptions(request: ConsoleRequest): RequestInit {
  const { method, headers } = request;
  return {
    method,
    headers: headers.filter(([name]) => !isForbiddenHeader(name)).map((each) => [...each]),
    ...(method !== 'GET' && method !== 'HEAD' && { body: bodyInit(request) }),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // Redirects aren't followed. If one leads to another host, browsers drop `Authorization`, but not headers such
    // as `X-Api-Key`.
    redirect: 'manual',
  };
}

function bodyInit({ body }: ConsoleRequest): BodyInit | null {
  switch (body?.kind) {
    case 'text':
      return body.text;
    case 'form':
      return new URLSearchParams(body.fields.map(([name, value]) => [name, value]));
    case 'file':
      return body.file ?? null;
    case 'multipart': {
      const form = new FormData();
      for (const [index, { name, value, contentType }] of body.fields.entries()) {
        const file = body.files?.[index];
        if (file !== undefined) form.append(name, file, file.name);
        else if (contentType === undefined) form.append(name, value);
        else form.append(name, new Blob([value], { type: contentType }));
      }
      return form;
    }
    default:
      return null;
  }
}

function answerOf(response: Response, body: Blob, time: number): Answer {
  return {
    kind: 'answer',
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].sort(([a], [b]) => a.localeCompare(b)),
    contentType: response.headers.get('content-type') ?? '',
    body,
    time,
  };
}
