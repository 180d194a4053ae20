/** Sends records to a hosted index. Either all of them are replaced, or none. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { messageOf, ProblemsError } from '../../../core/plugin-api.ts';
import type { SearchRecord } from '../search-data.ts';
import { HOSTED_SETTINGS, hostedRecords } from './hosted-records.ts';

export interface PushTarget {
  appId: string;
  /** A key that's allowed to change the index. */
  writeKey: string;
  indexName: string;
  /** Origins to use instead of the service's origins. */
  hosts?: readonly string[];
}

export interface PushOptions {
  /** Called at every step. */
  report?: (step: string) => void;
  /** Milliseconds between checks of whether a task is done. */
  pause?: number;
}

const BATCH = 500;
/** How often to check a task before it counts as failed. */
const MAXIMUM_LOOKS = 300;
/** Milliseconds until a request times out. */
const TIMEOUT = 60_000;
/** How many characters of the service's message to print. */
const LONGEST_MESSAGE = 300;

/**
 * Fills a temporary index in batches, and then replaces the real index with it. Until then, readers get the old
 * records. Returns the number of records. If the service rejects a request or none of its hosts respond, throws a
 * `ProblemsError`, and the index stays as it was.
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  target: PushTarget,
  { report = () => undefined, pause = 250 }: PushOptions = {},
): Promise<number> {
  const all = hostedRecords(records);
  const index = `/1/indexes/${encodeURIComponent(target.indexName)}`;
  const name = `${target.indexName}_new`;
  const temporary = `/1/indexes/${encodeURIComponent(name)}`;
  const run = async (method: string, path: string, body?: unknown, waitAt = temporary) => {
    const { taskID } = await request(target, method, path, body);
    if (taskID !== undefined) await untilDone(target, `${waitAt}/task/${taskID}`, pause);
  };

  report('Preparing a temporary index');
  await run('POST', `${temporary}/clear`);
  await run('PUT', `${temporary}/settings`, HOSTED_SETTINGS);
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    report(`Sending records ${start + 1} to ${start + batch.length} of ${all.length}`);
    const requests = batch.map((body) => ({ action: 'addObject', body }));
    await run('POST', `${temporary}/batch`, { requests });
  }
  report(`Replacing ${target.indexName}`);
  const move = { operation: 'move', destination: target.indexName };
  await run('POST', `${temporary}/operation`, move, index);
  return all.length;
}

/** Responses are untrusted. Only these members are read, and only if they have the right type. */
const answer = z.looseObject({
  taskID: z.int().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
});

type Answer = z.infer<typeof answer>;

async function untilDone(target: PushTarget, task: string, pause: number): Promise<void> {
  for (let look = 0; look < MAXIMUM_LOOKS; look += 1) {
    const { status } = await request(target, 'GET', task);
    if (status === 'published') return;
    await delay(pause);
  }
  throw failure(`${task} hasn't finished`);
}

/** Tries the hosts in order. If one of them rejects the request, the others aren't tried. */
async function request(
  target: PushTarget,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { appId, writeKey } = target;
  const headers = {
    'content-type': 'application/json',
    'x-algolia-api-key': writeKey,
    'x-algolia-application-id': appId,
  };
  let reason = 'No hosts are configured';
  for (const host of hostsOf(target)) {
    // Following a redirect could send the key to a different server.
    const init: RequestInit = {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    try {
      const response = await fetch(host + path, init);
      const result = answer.safeParse(await response.json().catch(() => undefined));
      const { message = '' } = result.data ?? {};
      reason = `${method} ${path}: status ${response.status} ${message.slice(0, LONGEST_MESSAGE)}`;
      if (response.ok && result.success) return result.data;
      if (response.status < 500) throw failure(reason.trim());
    } catch (error) {
      if (error instanceof ProblemsError) throw error;
      reason = `${method} ${path}: ${reasonOf(error)}`;
    }
  }
  throw failure(reason.trim());
}

/** Returns the message of an error or, for `fetch failed`, of its cause. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error ? (error.cause ?? error) : error);
}

function failure(message: string): ProblemsError {
  const remedy = 'Check the DOCS_SEARCH_ variables and the status of the service, and try again';
  const place = { file: 'pagewright search:push' };
  return new ProblemsError([{ severity: 'error', place, message, remedy }]);
}

function hostsOf({ appId, hosts }: PushTarget): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [`https://${appId}.algolia.net`, ...others];
}
