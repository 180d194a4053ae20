/**
 * Sends a request from a separate worker. The pages' security policy doesn't allow connections to other
 * servers, but the worker's does. A worker has the policy that its script is served with, and not the page's:
 * https://www.w3.org/TR/CSP3/#initialize-global-object-csp
 */

import type { Answer, Failure, SendMessage, SentMessage } from './send-in-worker.ts';

interface SendOptions {
  /** In milliseconds. */
  timeLimit: number;
  /** Aborted when the reader cancels. */
  signal: AbortSignal;
}

/** Resolves with the response, or with the reason why there's none. Never rejects. */
export async function send(
  message: SendMessage,
  { timeLimit, signal }: SendOptions,
): Promise<Answer | Failure> {
  let resolve: (result: Answer | Failure) => void = () => {};
  const promise = new Promise<Answer | Failure>((settle) => {
    resolve = settle;
  });
  const fail = (reason: Failure['reason'], detail = '') =>
    resolve({ kind: 'failure', reason, detail });
  const timer = setTimeout(fail, timeLimit, 'time-out');
  const cancel = () => fail('cancelled');
  signal.addEventListener('abort', cancel);
  const worker = startWorker();
  worker?.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    if (data === 'ended') clearTimeout(timer);
    else resolve(data);
  });
  worker?.addEventListener('error', (event) => fail('no-worker', event.message));
  if (worker) worker.postMessage(message);
  else fail('no-worker');
  const result = await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);
  worker?.terminate();
  return result;
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./request-worker.ts', import.meta.url), {
      type: 'module',
      name: 'request',
    });
  } catch {
    return undefined;
  }
}
