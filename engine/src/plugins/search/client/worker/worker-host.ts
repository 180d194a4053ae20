/** The page's connection to the index in a worker, and the messages between them. */

import type { IndexHost } from '../../query/index-host.ts';
import type { SearchAnswer, SearchQuery } from '../../query/search-types.ts';
import type { SearchIndexAddresses } from '../../search-data.ts';

/** The worker couldn't be loaded or has stopped. The index itself may be fine. */
export class WorkerError extends Error {
  override name = 'WorkerError';
}

interface Waiting {
  resolve(answer: SearchAnswer | undefined): void;
  reject(error: Error): void;
}

/** Returns a host that uses a worker. If the worker fails, all pending requests fail with a `WorkerError`. */
export function workerHost(worker: Worker, onImproved: () => void): IndexHost {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let hasDied = false;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'improved') return onImproved();
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'failed') request?.reject(new Error(data.message));
    else request?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    hasDied = true;
    for (const { reject } of waiting.values()) reject(new WorkerError('The worker failed'));
    waiting.clear();
  });

  function request(
    message: Exclude<ToWorker, { type: 'rest' }>,
  ): Promise<SearchAnswer | undefined> {
    if (hasDied) return Promise.reject(new WorkerError('The worker failed'));
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
      worker.postMessage(message);
    });
  }

  return {
    async setNames(names) {
      last += 1;
      await request({ type: 'names', id: last, names });
    },
    loadRest(files) {
      worker.postMessage({ type: 'rest', files } satisfies ToWorker);
    },
    async answer(query) {
      last += 1;
      const answer = await request({ type: 'query', id: last, query });
      if (answer === undefined) throw new Error('The worker returned no response');
      return answer;
    },
  };
}

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: 'names'; id: number; names: string }
  | { type: 'rest'; files: SearchIndexAddresses }
  | { type: 'query'; id: number; query: SearchQuery };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: 'done'; id: number; answer?: SearchAnswer }
  | { type: 'failed'; id: number; message: string }
  | { type: 'improved' };
