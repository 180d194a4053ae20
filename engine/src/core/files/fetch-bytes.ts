/** Downloads files with a time limit and a size limit, and retries failures that may be temporary. */
import { setTimeout as delay } from 'node:timers/promises';
import { type DownloadLimits, PATIENCE } from '../limits/limits.ts';
import { isTimeout, networkReason } from '../problems/errors.ts';

/**
 * Maximum pause in milliseconds. Servers can request a longer pause than the engine's own, up to this limit.
 */
const LONGEST_PAUSE = 30_000;

export interface Fetched {
  bytes: Uint8Array;
  /** The response's content type in lowercase, or an empty string if it has none. */
  contentType: string;
}

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** Additional origins that redirects can lead to. */
  origins?: readonly string[];
  /** A signal that cancels the current attempt and all later ones. */
  signal?: AbortSignal;
  /** True to retry after a timeout. The default is true. */
  retriesTimeouts?: boolean;
}

/** For renamed repositories, GitHub needs two redirects. */
const MOST_REDIRECTS = 3;

/** Why a request failed. `content` means that the response isn't what was expected. */
export type FetchReason =
  | 'status'
  | 'missing'
  | 'forbidden'
  | 'timeout'
  | 'network'
  | 'size'
  | 'content';

/** A failed request. The message is worded to follow the name of the requested file. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';
  constructor(
    message: string,
    readonly remedy: string,
    readonly reason: FetchReason = 'content',
    /** The number of milliseconds after which to try again, or `undefined` if another attempt wouldn't help. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/**
 * Returns the bytes at a URL. Retries after timeouts, network errors, and the status codes 408, 429, and 5xx,
 * with increasing pauses. Throws a `FetchFailure` if no attempt succeeds.
 */
export async function fetchBytes(
  url: string,
  given: DownloadLimits,
  options: FetchOptions = {},
): Promise<Fetched> {
  const limits = { ...PATIENCE, ...given };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(url, limits, options);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      if (error.retryAfter === undefined || attempt >= limits.attempts) throw error;
      if (error.reason === 'timeout' && options.retriesTimeouts === false) throw error;
      const pause = Math.max(limits.pause * 2 ** (attempt - 1), error.retryAfter);
      if (pause > LONGEST_PAUSE) throw error;
      await delay(pause, undefined, { signal: options.signal }).catch(() => {
        throw error;
      });
    }
  }
}

async function fetchOnce(
  url: string,
  limits: Required<DownloadLimits>,
  options: FetchOptions,
): Promise<Fetched> {
  try {
    const signal = AbortSignal.any([
      AbortSignal.timeout(limits.milliseconds),
      ...(options.signal === undefined ? [] : [options.signal]),
    ]);
    const response = await followRedirects(url, signal, options);
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOf(response);
    }
    const bytes = await readBody(response, limits.bytes);
    return { bytes, contentType: response.headers.get('content-type')?.toLowerCase() ?? '' };
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (isTimeout(error)) {
      const message = `wasn't received within ${limits.milliseconds / 1000} s`;
      throw new FetchFailure(message, 'Try again later', 'timeout', 0);
    }
    const message = `can't be fetched: ${networkReason(error)}`;
    throw new FetchFailure(message, 'Check your network connection, and try again', 'network', 0);
  }
}

/**
 * Requests a URL and follows its redirects itself, because an untrusted document must not choose which servers
 * this machine connects to. Headers can contain a token, so only the first origin receives them.
 */
async function followRedirects(
  url: string,
  signal: AbortSignal,
  { headers = {}, origins = [] }: FetchOptions,
): Promise<Response> {
  const first = new URL(url);
  let target = first;
  for (let redirects = 0; ; redirects += 1) {
    const isFirst = target.origin === first.origin;
    const response = await fetch(target.href, {
      headers: isFirst ? headers : {},
      signal,
      redirect: 'manual',
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    if (redirects === MOST_REDIRECTS) {
      throw new FetchFailure(`redirects more than ${MOST_REDIRECTS} times`, 'Use the final URL');
    }
    const next = URL.canParse(location, target.href) ? new URL(location, target) : undefined;
    if (next === undefined || !mayFollow(first, next, origins)) {
      const where = next === undefined ? 'an invalid URL' : next.origin;
      throw new FetchFailure(`redirects to ${where}`, 'Use the URL that it redirects to');
    }
    target = next;
  }
}

/**
 * True for the request's origin, for the same host over HTTPS, and for listed origins. Each port of a host can
 * belong to a different server. So when HTTP is upgraded to HTTPS, both ports must be the default.
 */
export function mayFollow(first: URL, next: URL, origins: readonly string[]): boolean {
  // A URL's host includes the port unless it's the protocol's default port.
  const isUpgrade =
    first.protocol === 'http:' &&
    next.protocol === 'https:' &&
    first.host === next.host &&
    next.port === '';
  return next.origin === first.origin || isUpgrade || origins.includes(next.origin);
}

async function readBody(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) {
      throw new FetchFailure(
        `is larger than ${limit / 1000} KB`,
        "Make sure that it's the right file",
        'size',
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(response: Response): FetchFailure {
  const { status, statusText, headers } = response;
  const message = `can't be fetched: the host returned ${`${status} ${statusText}`.trim()}`;
  if (status === 404 || status === 410) {
    return new FetchFailure(message, 'Correct the URL', 'missing');
  }
  const isSpent = headers.get('x-ratelimit-remaining') === '0';
  if (status === 401 || status === 403 || isSpent) {
    return new FetchFailure(message, 'Use a URL that you have access to', 'forbidden');
  }
  const mayPass = status === 408 || status === 429 || status >= 500;
  const asked = Number(headers.get('retry-after') ?? 0) * 1000;
  return new FetchFailure(message, 'Try again later', 'status', mayPass ? asked || 0 : undefined);
}
