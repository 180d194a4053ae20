/** Measures how long the first search takes to show a hit on a slow machine and connection. */
import type { Browser } from '@playwright/test';
import {
  LIMIT_MS,
  measuredTime,
  medianOf,
  type ScreenName,
  SETTLE_MS,
  withSlowPage,
} from './slow-browser.ts';

/** CSS selectors for the parts of a site's search. */
export interface SearchPlaces {
  button: string;
  field: string;
  hit: string;
}

/** Selectors for the search of sites that this engine builds. */
export const OWN_SEARCH: SearchPlaces = {
  button: '[data-search]',
  field: '[data-search-dialog] input',
  hit: '[data-search-dialog] [role="option"]',
};

/**
 * Returns the time in milliseconds from the click that opens search to the first hit that contains the query. The
 * query is typed right after the click. The result is the median of several cold page loads.
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
