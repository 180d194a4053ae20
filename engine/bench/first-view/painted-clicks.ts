/** From a click on the link to the next page, which has been loaded ahead of time, to the painted page. */
import type { Browser, Locator } from '@playwright/test';
import {
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from './slow-browser.ts';

/** Time for what pointing at a link loads. */
const POINT_MS = 1000;

/** Milliseconds, median of several loads of the page. With a mouse, the link is pointed at first; a finger just taps it. */
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

/** Follows a link as a reader does: with a mouse, it is pointed at first. */
export async function follow(link: Locator, screen: ScreenName): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  if (screen === 'desktop') {
    await link.hover();
    await link.page().waitForTimeout(POINT_MS);
    await link.click();
  } else await link.tap();
}
