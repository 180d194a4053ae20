/**
 * Measures the time from a click on a link until the next page is painted. That page has already been prefetched.
 */
import type { Browser, Locator } from '@playwright/test';
import {
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from './slow-browser.ts';

/** Milliseconds to wait for what loads when a reader points at a link. */
const POINT_MS = 1000;

/**
 * Returns the time in milliseconds, as the median of several page loads. With a mouse, the reader first points at
 * the link. On a touchscreen, the reader only taps it.
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

/** Follows a link as a reader would. With a mouse, this means pointing at it first. */
export async function follow(link: Locator, screen: ScreenName): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  if (screen === 'desktop') {
    await link.hover();
    await link.page().waitForTimeout(POINT_MS);
    await link.click();
  } else await link.tap();
}
