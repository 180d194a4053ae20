/** How long a reader waits for the first hit who searches for the first time, on a slow machine and line. */
import type { Browser } from '@playwright/test';
import {
  LIMIT_MS,
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from './slow-browser.ts';

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

/**
 * Milliseconds from the press that opens search, typing at once, to the first hit that shows the query: the median of
 * several cold loads of the page.
 */
export function firstHitTime(
  browser: Browser,
  screen: ScreenName,
  address: string,
  places: SearchPlaces,
  query: string,
  runs: number,
): Promise<number> {
  return medianOf(runs, () =>
    withSlowPage(browser, screen, ['first-hit.js'], async (page) => {
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
      return measuredTime(page, 'hitTime');
    }),
  );
}
