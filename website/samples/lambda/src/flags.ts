// #region flags
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientFeaturesResponse, InMemStorageProvider, Unleash } from 'unleash-client';

const maxAge = 30_000; // milliseconds
const timeLimit = 2_000; // milliseconds

const { UNLEASH_URL, UNLEASH_API_TOKEN } = process.env;
if (!UNLEASH_URL || !UNLEASH_API_TOKEN) {
  throw new Error('Set UNLEASH_URL and UNLEASH_API_TOKEN first.');
}
const url = UNLEASH_URL;
const headers = { Authorization: UNLEASH_API_TOKEN };

let current: Unleash | undefined;
let triedAt = 0;

/** Returns flags that are at most 30 seconds old. If Unleash is unreachable, they can be older or missing. */
export async function flags(): Promise<Unleash> {
  if (current !== undefined && Date.now() - triedAt < maxAge) return current;
  triedAt = Date.now();
  const counts = Promise.race([current?.flushMetrics(), wait(timeLimit)]);
  const [rules] = await Promise.all([fetchRules(), counts]);
  if (rules !== undefined || current === undefined) {
    current?.destroy();
    current = await evaluatorOf(rules);
  }
  return current;
}

async function fetchRules(): Promise<ClientFeaturesResponse | undefined> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${url}/client/features`, { headers, signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as ClientFeaturesResponse;
  } catch (error) {
    console.error('Unleash:', error);
    return undefined;
  }
}

/** Evaluates these rules until it's destroyed. Without rules, every flag returns its fallback value. */
async function evaluatorOf(rules: ClientFeaturesResponse | undefined): Promise<Unleash> {
  const { features = [], segments = [] } = rules ?? {};
  const unleash = new Unleash({
    url,
    appName: 'bookshop-checkout',
    customHeaders: headers,
    bootstrap: { data: features, segments },
    storageProvider: new InMemStorageProvider(),
    refreshInterval: 0, // no timer: fetchRules() fetches
    metricsInterval: 0, // no timer: flags() sends the counts
  });
  unleash.on('error', (error: Error) => console.error('Unleash:', error.message));
  unleash.on('warn', (message) => console.warn('Unleash:', String(message)));
  if (features.length > 0) await once(unleash, 'ready');
  return unleash;
}
// #endregion
