/** From a click on the link to the next page, which has been loaded ahead of time, to the painted page. */
import type { Browser, Page } from '@playwright/test';
import { median } from '../report.ts';
import { type ScreenName, withSlowPage } from './slow-browser.ts';

/** Time for hints, and for what pointing at a link loads. */
const SETTLE_MS = 3000;
const POINT_MS = 1000;
const LIMIT_MS = 60_000;

/** Milliseconds, median of several loads of the page. With a mouse, the link is pointed at first; a finger just taps it. */
export async function paintedClickTime(
  browser: Browser,
  screen: ScreenName,
  address: string,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const time = withSlowPage(browser, screen, ['painted-click.js'], async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const link = page.locator('[rel="next"]').first();
      await link.scrollIntoViewIfNeeded();
      if (screen === 'desktop') {
        await link.hover();
        await page.waitForTimeout(POINT_MS);
        await link.click();
      } else await link.tap();
      return paintedTime(page);
    });
    times.push(await time);
  }
  return median(times);
}

/** What bench/browser/painted-click.js leaves in `window`, once it's there. */
export async function paintedTime(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => (globalThis as unknown as { paintedTime?: number }).paintedTime,
    undefined,
    { timeout: LIMIT_MS },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}
