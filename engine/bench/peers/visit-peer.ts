/** What readers of a built site notice on a neutral page, navigation and search included. */
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

/** Neutral page that is measured: in the middle of its section. */
export const MEASURED_PAGE = 25;
/** A word of many pages. */
export const QUERY = 'pipeline';

/** Times in milliseconds; `undefined` where the site has nothing of the kind. */
export interface Visit extends FirstView {
  navigation: number;
  /** Until the frame with the heading has been painted. */
  paintedNavigation: number;
  search: number | undefined;
}

/** From a click on the link to the next page, pointed at before where there is a mouse, to its heading. */
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
