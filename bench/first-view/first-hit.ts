/** How long a reader waits for the first hit who searches for the first time, on a slow machine and line. */
import type { Browser } from '@playwright/test';
import { median } from '../report.ts';
import { type ScreenName, withSlowPage } from './slow-browser.ts';

/** Where the search of a site is, as CSS selectors. */
export interface SearchPlaces {
  button: string;
  field: string;
  hit: string;
}

/** Search of sites that this engine builds. */
export const OWN_SEARCH: SearchPlaces = {
  button: '[data-search]',
  field: '[data-search-dialog] input',
  hit: '[data-search-dialog] [role="option"]',
};

/** Time for what comes at idle. */
const SETTLE_MS = 3000;
const LIMIT_MS = 60_000;

/**
 * Milliseconds from the press that opens search, typing at once, to the first hit that shows the query: the median of
 * several cold loads of the page.
 */
export async function firstHitTime(
  browser: Browser,
  screen: ScreenName,
  address: string,
  places: SearchPlaces,
  query: string,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const time = withSlowPage(browser, screen, ['first-hit.js'], async (page) => {
      await page.addInitScript((hit) => Object.assign(globalThis, { hit }), {
        selector: places.hit,
        text: query,
      });
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const button = page.locator(places.button).filter({ visible: true }).first();
      await (screen === 'phone' ? button.tap() : button.click());
      const field = page.locator(places.field).first();
      await field.waitFor({ timeout: LIMIT_MS });
      await field.pressSequentially(query);
      const handle = await page.waitForFunction(
        () => (globalThis as unknown as { hitTime?: number }).hitTime,
        undefined,
        { timeout: LIMIT_MS },
      );
      return (await handle.jsonValue()) ?? Number.NaN;
    });
    times.push(await time);
  }
  return median(times);
}
