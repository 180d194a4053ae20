/** Measures what readers notice about pages before they do something. */
import type { Browser, CDPSession } from '@playwright/test';
import { median } from '../report.ts';
import { type ScreenName, SETTLE_MS, withSlowPage } from './slow-browser.ts';

/** What a reader notices. Durations are in milliseconds. */
export interface FirstView {
  largestContentfulPaint: number;
  layoutShift: number;
  blocking: number;
  longestTaskAfterPaint: number;
  requests: number;
  /** Transferred bytes, including headers. */
  bytes: number;
}

/**
 * Measures the URLs alternately, so that a busy moment of the machine affects all of them. Returns medians, keyed
 * by name.
 */
export async function measureFirstViews<Name extends string>(
  browser: Browser,
  screen: ScreenName,
  addresses: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Record<Name, FirstView>> {
  const names = Object.keys(addresses) as Name[];
  const views = names.map((): FirstView[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, name] of names.entries()) {
      views[index]?.push(await firstView(browser, screen, addresses[name]));
    }
  }
  const medians = names.map((name, index) => [name, medianView(views[index] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, FirstView>;
}

function firstView(browser: Browser, screen: ScreenName, address: string): Promise<FirstView> {
  return withSlowPage(browser, screen, ['vitals.js'], async (page, session) => {
    const transfer = countTransfer(session);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const vitals = await page.evaluate(() => (globalThis as unknown as MeasuredWindow).vitals);
    return { ...vitals, ...transfer };
  });
}

/** What bench/browser/vitals.js stores in `window`. */
interface MeasuredWindow {
  vitals: Omit<FirstView, 'requests' | 'bytes'>;
}

/** Starts counting what the page downloads. */
function countTransfer(session: CDPSession): Pick<FirstView, 'requests' | 'bytes'> {
  const transfer = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.requests += 1;
    transfer.bytes += encodedDataLength;
  });
  return transfer;
}

function medianView(views: readonly FirstView[]): FirstView {
  const of = (name: keyof FirstView) => median(views.map((view) => view[name]));
  return {
    largestContentfulPaint: of('largestContentfulPaint'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
    longestTaskAfterPaint: of('longestTaskAfterPaint'),
    requests: of('requests'),
    bytes: of('bytes'),
  };
}
