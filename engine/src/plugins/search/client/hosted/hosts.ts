/** The service's hosts: which ones to try, in what order, and for how long. */
import { readStored, writeStored } from '../../../../client/storage/storage.ts';
import { type HostedSearch, searchHosts } from '../../search-data.ts';

/**
 * Milliseconds until the first attempt times out. Each later attempt gets this much more. A script can't tell a
 * host that doesn't accept connections from one that doesn't respond, so one limit covers both.
 */
const TIMEOUT = 2000;
/**
 * Total time limit in milliseconds, so that readers see an error within 6 seconds. If no host responds, this is
 * enough to try two of them.
 */
const TOTAL_TIMEOUT = 5000;
/** How long, in milliseconds, a failed host is tried last. */
const AVOIDED_FOR = 120_000;
const KEY = 'search.hosts';

/** An error that every host would return. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/**
 * Sends a POST request to one host after another until one responds. Hosts that failed recently come last.
 * Rejects with a `RefusedError` for a status from 400 to 499, and with other errors if all hosts have failed or
 * the time is up.
 */
export async function postToHosts(
  hosted: HostedSearch,
  path: string,
  body: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const failed = readFailed();
  const isAvoided = (host: string) => (failed[host] ?? 0) > Date.now() - AVOIDED_FOR;
  const hosts = hostsOf(hosted);
  const order = [...hosts.filter((host) => !isAvoided(host)), ...hosts.filter(isAvoided)];
  const end = Date.now() + TOTAL_TIMEOUT;
  let reason: unknown = new Error('No hosts are configured');
  for (const [attempt, host] of order.entries()) {
    const timeout = Math.min(TIMEOUT * (attempt + 1), end - Date.now());
    if (timeout <= 0) break;
    try {
      return await post(host + path, body, timeout, signal);
    } catch (error) {
      if (signal?.aborted || error instanceof RefusedError) throw error;
      reason = error;
      writeStored(KEY, JSON.stringify({ ...failed, [host]: Date.now() }));
      failed[host] = Date.now();
    }
  }
  throw reason;
}

/** Returns the nearest host, followed by the others in random order to spread the load. */
function hostsOf(hosted: HostedSearch): string[] {
  const [nearest = '', ...others] = searchHosts(hosted);
  return [nearest, ...(hosted.hosts === undefined ? shuffled(others) : others)];
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

async function post(
  address: string,
  body: string,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  const timer = setTimeout(giveUp, timeout);
  signal?.addEventListener('abort', giveUp);
  try {
    // With this content type, browsers don't send a preflight request:
    // https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    const headers = { 'content-type': 'text/plain' };
    const init = { method: 'POST', headers, body, signal: attempt.signal };
    const response = await fetch(address, init);
    if (response.status >= 400 && response.status < 500) {
      throw new RefusedError(`The service returned status ${response.status}`);
    }
    if (!response.ok) throw new Error(`The service returned status ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function readFailed(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(value ?? {}).filter(([, time]) => typeof time === 'number'),
    );
  } catch {
    return {};
  }
}
