/** Sends records to a hosted index: all of them, or none. */
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchRecord } from '../search-data.ts';
import { HOSTED_SETTINGS, hostedRecords } from './hosted-records.ts';

export interface PushTarget {
  appId: string;
  /** The key with permission to change the index. */
  writeKey: string;
  indexName: string;
  /** Origins to use instead of the service's origins. */
  hosts?: readonly string[];
}

export interface PushOptions {
  /** Called at every step. */
  report?: (step: string) => void;
  /** Milliseconds between two checks of a task. */
  pause?: number;
}

const BATCH = 500;
/** The maximum number of checks before a task is considered failed. */
const MAXIMUM_LOOKS = 300;

/**
 * Fills a temporary index in batches, and then replaces the index with it. Until then, readers find the old
 * records. Returns the number of records. Throws if the service rejects a request or none of its hosts respond.
 * The index then stays as it was.
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

interface Answer {
  taskID?: number;
  status?: string;
  message?: string;
}

async function untilDone(target: PushTarget, task: string, pause: number): Promise<void> {
  for (let look = 0; look < MAXIMUM_LOOKS; look += 1) {
    const { status } = await request(target, 'GET', task);
    if (status === 'published') return;
    await delay(pause);
  }
  throw new Error(`The service hasn't finished ${task}`);
}

/** Tries the hosts in order. A rejection is final. */
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
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(host + path, init).catch((error: unknown) => String(error));
    if (typeof response === 'string') {
      reason = response;
    } else if (response.ok) {
      return (await response.json()) as Answer;
    } else {
      const { message = '' } = (await response.json().catch(() => ({}))) as Answer;
      reason = `${method} ${path}: status ${response.status} ${message}`.trim();
      if (response.status < 500) throw new Error(reason);
    }
  }
  throw new Error(reason);
}

function hostsOf({ appId, hosts }: PushTarget): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [`https://${appId}.algolia.net`, ...others];
}
