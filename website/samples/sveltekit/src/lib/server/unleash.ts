// #region unleash
import { setTimeout as wait } from 'node:timers/promises';
import { initialize, type Unleash } from 'unleash-client';
import { env } from '$env/dynamic/private';

let started: Unleash | undefined;

/** This server's only SDK instance. */
export function unleash(): Unleash {
  started ??= start();
  return started;
}

/** Resolves when the flags are available, or after 3 seconds, because a page can do without them. */
export async function flagsOrTimeout(): Promise<void> {
  const sdk = unleash();
  if (sdk.isSynchronized()) return;
  await Promise.race([new Promise((resolve) => sdk.once('synchronized', resolve)), wait(3_000)]);
}

function start(): Unleash {
  const { UNLEASH_URL, UNLEASH_API_TOKEN } = env;
  if (!UNLEASH_URL || !UNLEASH_API_TOKEN) {
    throw new Error('Set UNLEASH_URL and UNLEASH_API_TOKEN first.');
  }
  const sdk = initialize({
    url: UNLEASH_URL,
    appName: 'bookshop-web',
    customHeaders: { Authorization: UNLEASH_API_TOKEN },
    refreshInterval: 5_000, // milliseconds; the default is 15,000
  });
  sdk.on('error', (error) => console.error('Unleash:', error.message));
  sdk.on('warn', (message) => console.warn('Unleash:', String(message)));
  return sdk;
}
// #endregion
