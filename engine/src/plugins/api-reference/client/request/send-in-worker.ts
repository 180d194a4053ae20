/** Sends a request and reads the response. Runs in a worker whose policy allows that. */

import { hasOriginOf } from '../../request/server-address.ts';
import { type BuiltRequest, isForbiddenHeader } from './request.ts';
import type { BuiltBody } from './request-body.ts';

export interface Answer {
  kind: 'answer';
  status: number;
  statusText: string;
  /** Headers that the server allows pages to read. */
  headers: readonly (readonly [name: string, value: string])[];
  contentType: string;
  body: Blob;
  /** Milliseconds until the body was received. */
  time: number;
}

export interface Failure {
  kind: 'failure';
  reason:
    | 'cancelled'
    | 'time-out'
    | 'other-server'
    | 'redirected'
    | 'refused-by-policy'
    | 'no-answer'
    | 'incomplete-answer'
    | 'bad-request'
    | 'no-worker';
  /** Whether the server can be reached, as far as a page can tell. Only for `no-answer`. */
  probe?: 'answers' | 'answers-elsewhere' | 'silent';
  /** The browser's message. */
  detail: string;
}

/** A message to the worker. */
export interface SendMessage {
  request: BuiltRequest;
  /** Base URL of the server. */
  server: string;
}

/** A message from the worker: the result and, before some results, the information that the request has ended. */
export type SentMessage = Answer | Failure | 'ended';

/** Milliseconds for checking the server after a request has failed. */
const PROBE_TIME = 4000;

/**
 * Resolves with the response, or with the reason why there's none. Never rejects.
 *
 * @param onEnd called when the request has ended, if finding the reason takes longer
 */
export async function sendInWorker(
  { request, server }: SendMessage,
  onEnd: () => void,
): Promise<Answer | Failure> {
  if (!hasOriginOf(request.url, server)) {
    return { kind: 'failure', reason: 'other-server', detail: '' };
  }
  const policy = watchPolicy();
  const started = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(request.url, fetchOptions(request));
    if (response.type === 'opaqueredirect') {
      return { kind: 'failure', reason: 'redirected', detail: '' };
    }
    const body = await response.blob();
    return answerOf(response, body, performance.now() - started);
  } catch (error) {
    await untilReported();
    const detail = error instanceof Error ? error.message : String(error);
    const failure = (reason: Failure['reason']): Failure => ({ kind: 'failure', reason, detail });
    if (response) return failure('incomplete-answer');
    if (policy.hasRefused()) return failure('refused-by-policy');
    if (!canBeSent(request)) return failure('bad-request');
    onEnd();
    return { ...failure('no-answer'), probe: await probeServer(request, server) };
  } finally {
    policy.stop();
  }
}

/** Waits for the event about a blocked connection, which comes after the failure. */
function untilReported(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function fetchOptions({ method, headers, body }: BuiltRequest): RequestInit {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  return {
    method,
    headers: headers.filter(([name]) => !isForbiddenHeader(name)).map((each) => [...each]),
    ...(body !== undefined && takesBody && { body: bodyInit(body) }),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // If a redirect leads to a different host, browsers remove only `Authorization`, but keep headers such as `X-Api-Key`.
    redirect: 'manual',
  };
}

function bodyInit(body: BuiltBody): BodyInit {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'file') return body.file;
  const form = new FormData();
  for (const { name, value, contentType } of body.parts) {
    if (typeof value !== 'string') form.append(name, value, value.name);
    else if (contentType === undefined) form.append(name, value);
    else form.append(name, new Blob([value], { type: contentType }));
  }
  return form;
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

/**
 * False for values that can't be a request, such as a header with a line break or an invalid URL. `fetch`
 * reports them like network failures.
 */
function canBeSent(request: BuiltRequest): boolean {
  try {
    new Request(request.url, fetchOptions(request));
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks whether the server responds, because browsers don't tell pages why a request failed. This request's
 * response can't be read, but it shows whether there is one. The request has no secret and no query, and its
 * method changes nothing.
 */
async function probeServer({ url }: BuiltRequest, server: string): Promise<Failure['probe']> {
  if (await isAnswered(url.replace(/\?.*$/, ''))) return 'answers';
  return (await isAnswered(server)) ? 'answers-elsewhere' : 'silent';
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PROBE_TIME),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns functions that tell whether the worker's security policy has blocked a connection in the meantime,
 * and that stop watching.
 */
function watchPolicy() {
  let hasRefused = false;
  const listener = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') hasRefused = true;
  };
  addEventListener('securitypolicyviolation', listener);
  return {
    hasRefused: () => hasRefused,
    stop: () => removeEventListener('securitypolicyviolation', listener),
  };
}
