/**
 * Sends a request from a worker of its own: the security policy of pages allows no connections to other servers, that
 * of the worker does. A worker has the policy that its script comes with, and takes none from the page:
 * https://www.w3.org/TR/CSP3/#initialize-global-object-csp
 */

import type { BuiltRequest } from './request.ts';
import type { Answer, Failure, SendMessage, SendOptions } from './send-in-worker.ts';

/**
 * Resolves with the response or with what kept it away; never rejects.
 *
 * @param signal aborted when the reader cancels
 */
export function send(
  request: BuiltRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Answer | Failure> {
  const sent = new Promise<Answer | Failure>((resolve) => {
    const fail = (reason: Failure['reason'], detail = '') =>
      resolve({ kind: 'failure', reason, detail });
    const worker = new Worker(new URL('./request-worker.ts', import.meta.url), {
      type: 'module',
      name: 'request',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Failure>) => {
      resolve(data);
      worker.terminate();
    });
    worker.addEventListener('error', ({ message }) => fail('no-worker', message));
    signal.addEventListener('abort', () => {
      worker.terminate();
      fail('cancelled');
    });
    const message: SendMessage = { request, options };
    worker.postMessage(message);
  });
  return sent.catch((error) => ({ kind: 'failure', reason: 'no-worker', detail: String(error) }));
}
