/** Measures what readers of a neutral page notice, including during navigation and search. */
import type { Browser } from '@playwright/test';
import type { FirstView } from '../first-view/first-views.ts';
import { follow } from '../first-view/painted-clicks.ts';
import {
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from '../first-view/slow-browser.ts';
import { routeOf } from '../neutral-site.ts';
import { median } from '../report.ts';

/** Number of the page to measure. It's in the middle of its section. */
export const MEASURED_PAGE = 25;
/** A word that occurs on many pages. */
export const QUERY = 'pipeline';

/** What a reader notices. Durations are in milliseconds, or `undefined` if the site lacks the feature. */
export interface Visit extends FirstView {
  navigation: number;
  /** Time until the frame with the new heading has been painted. */
  paintedNavigation: number;
  search: number | undefined;
}

/**
 * Measures how long after a click on the link to the next page its heading appears. With a mouse, the reader first
 * points at the link.
 */
export async function navigationTimes(
  browser: Browser,
  screen: ScreenName,
  address: string,
  runs: number,
): Promise<Pick<Visit, 'navigation' | 'paintedNavigation'>> {
  const painted: number[] = [];
  const navigation = await medianOf(runs, () =>
    withSlowPage(browser, screen, ['page-change.js', 'painted-click.js'], async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const link = page.locator(`main a[href*="${routeOf(MEASURED_PAGE + 1)}"]`).first();
      await follow(link, screen);
      painted.push(await measuredTime(page, 'paintedTime'));
      return measuredTime(page, 'changeTime');
    }),
  );
  return { navigation, paintedNavigation: median(painted) };
}
