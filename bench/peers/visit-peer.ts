/** What readers of a built site notice on a neutral page, navigation and search included. */
import type { Browser, Page } from '@playwright/test';
import type { FirstView } from '../first-view/first-views.ts';
import { paintedTime } from '../first-view/painted-clicks.ts';
import { type ScreenName, withSlowPage } from '../first-view/slow-browser.ts';
import { routeOf } from '../neutral-site.ts';
import { median } from '../report.ts';

/** Neutral page that is measured: in the middle of its section. */
export const MEASURED_PAGE = 25;
/** A word of many pages. */
export const QUERY = 'pipeline';
/** Time for what comes at idle, and for what pointing at a link loads. */
const SETTLE_MS = 3000;
const POINT_MS = 1000;
const LIMIT_MS = 60_000;

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
      await link.scrollIntoViewIfNeeded();
      if (screen === 'desktop') {
        await link.hover();
        await page.waitForTimeout(POINT_MS);
        await link.click();
      } else await link.tap();
      painted.push(await paintedTime(page));
      return waitForNumber(page, 'changeTime');
    }),
  );
  return { navigation, paintedNavigation: median(painted) };
}

async function waitForNumber(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (globalThis as unknown as Record<string, number | undefined>)[key],
    name,
    { timeout: LIMIT_MS },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return median(values);
}
