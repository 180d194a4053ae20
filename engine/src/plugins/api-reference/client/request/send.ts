/**
 * Sends a request from a worker. Pages have a security policy that forbids connections to other servers. A worker
 * has the policy that its own script is served with, which allows them:
 * https://www.w3.org/TR/CSP3/#initialize-global-object-csp
 */

import type { Answer, Failure, SendMessage } from './send-in-worker.ts';

/** Resolves with the response, or with the reason why there's none. Never rejects. */
export async function send(message: SendMessage, signal: AbortSignal): Promise<Answer | Failure> {
  const worker = new Worker(new URL('./request-worker.ts', import.meta.url), {
    type: 'module',
    name: 'request',
  });
  const result = await new Promise<Answer | Failure>((resolve) => {
    const fail = (reason: Failure['reason'], detail: string) =>
      resolve({ kind: 'failure', reason, detail });
    signal.addEventListener('abort', () => fail('cancelled', ''));
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', ({ message: detail }) => fail('no-answer', detail));
    worker.postMessage(message);
  });
  worker.terminate();
  return result;
}
