/** Sends a request and reads the response. Runs in the worker that the policy lets do so. */

import { type BuiltRequest, isForbiddenHeader } from './request.ts';
import type { BuiltBody } from './request-body.ts';
import { hasOriginOf } from './server-address.ts';

export interface Answer {
  kind: 'answer';
  status: number;
  statusText: string;
  /** Those that the server lets pages read. */
  headers: readonly (readonly [name: string, value: string])[];
  contentType: string;
  body: Blob;
  /** Milliseconds until the body was there. */
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
  /** Can the server be reached at all, as far as a page can tell? For `no-answer` only. */
  probe?: 'answers' | 'answers-elsewhere' | 'silent';
  /** Message of the browser. */
  detail: string;
}

/** What the worker is told. */
export interface SendMessage {
  request: BuiltRequest;
  /** Base address of the server. */
  server: string;
}

/** What the worker says: the result, and before some that the request has ended. */
export type SentMessage = Answer | Failure | 'ended';

/** Time for a look at the server after a request has failed, in milliseconds. */
const PROBE_TIME = 4000;

/**
 * Resolves with the response or with what kept it away; never rejects.
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

/** The report on a refused connection is an event that comes after the failure. */
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

/** Values that cannot be a request at all (a header with a line end, an address that is none) fail alike. */
function canBeSent(request: BuiltRequest): boolean {
  try {
    new Request(request.url, fetchOptions(request));
    return true;
  } catch {
    return false;
  }
}

/**
 * Browsers do not tell pages why a request failed. A request whose answer nobody may read tells
 * whether there is an answer: without secret, without query, and with a method that changes nothing.
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

/** Tells whether the security policy of the worker has refused a connection meanwhile. */
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
