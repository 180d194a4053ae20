/** Measures the time from a click on a link to the painted next page, which has been loaded ahead of time. */
import type { Browser, Locator } from '@playwright/test';
import {
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from './slow-browser.ts';

/** Milliseconds to wait for what pointing at a link loads. */
const POINT_MS = 1000;

/**
 * Returns milliseconds as the median of several loads of the page. With a mouse, the reader first points at the
 * link. On a touch screen, the reader just taps it.
 */
export function paintedClickTime(
  browser: Browser,
  screen: ScreenName,
  address: string,
  runs: number,
): Promise<number> {
  return medianOf(runs, () =>
    withSlowPage(browser, screen, ['painted-click.js'], async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      await follow(page.locator('[rel="next"]').first(), screen);
      return measuredTime(page, 'paintedTime');
    }),
  );
}

/** Follows a link like a reader. With a mouse, the reader first points at the link. */
export async function follow(link: Locator, screen: ScreenName): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  if (screen === 'desktop') {
    await link.hover();
    await link.page().waitForTimeout(POINT_MS);
    await link.click();
  } else await link.tap();
}
