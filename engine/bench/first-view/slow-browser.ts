/** Simulates readers with a slow machine and network, on two screens. */
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { REPOSITORY } from '../measure-command.ts';
import { median } from '../report.ts';

/** Bandwidths of 1.6 Mbit/s down and 750 kbit/s up, with a round trip of 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

export const SLOWNESS = '4 × slower CPU, 1.6 Mbit/s, 150 ms round trip';

export const SCREENS = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Milliseconds to wait for idle work and prefetches. */
export const SETTLE_MS = 3000;
/** Milliseconds after which something that hasn't happened is considered failed. */
export const LIMIT_MS = 60_000;

/**
 * Runs `work` with a page in a browser whose cache is empty. Everything is slow, starting with the first request.
 *
 * @param scripts files in bench/browser to run in the page before its own scripts
 */
export async function withSlowPage<Result>(
  browser: Browser,
  screen: ScreenName,
  scripts: readonly string[],
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...SCREENS[screen], ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (const script of scripts) await page.addInitScript({ path: browserScript(script) });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** Returns the path of a script that runs in measured pages. */
export function browserScript(name: string): string {
  return path.join(REPOSITORY, 'engine/bench/browser', name);
}

/** Returns the time in milliseconds that a script in bench/browser stores in `window`, as soon as it's there. */
export async function measuredTime(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (globalThis as unknown as Record<string, number | undefined>)[key],
    name,
    { timeout: LIMIT_MS },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** Measures several times in a row and returns the median. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  return median(await repeat(runs, measure));
}

/** Runs `work` several times in a row and returns the results. */
export async function repeat<Result>(runs: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}
