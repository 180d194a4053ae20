/** Measures how long a page takes to respond to a reader's first action. */
import type { Browser, Locator, Page } from '@playwright/test';
import { medianOf, type ScreenName, SETTLE_MS, withSlowPage } from './slow-browser.ts';

export interface Interaction {
  what: string;
  screen: ScreenName;
  /** URL of a page with the control. */
  address: string;
  control: string;
}

/** Milliseconds to wait for code that a click loads. */
const AFTER_MS = 1500;

/** Returns the interactions to measure on each screen: on a guide, and tabs on a page with tabs. */
export function interactionsOf(origin: string, guide: string, withTabs: string): Interaction[] {
  const on = (screen: ScreenName, controls: Readonly<Record<string, string>>) =>
    Object.entries(controls).map(([what, control]): Interaction => {
      return { what, screen, control, address: origin + (what === 'tab' ? withTabs : guide) };
    });
  const common = {
    search: '[data-search]',
    tab: '[role="tab"][aria-selected="false"]',
  };
  return [
    ...on('phone', { menu: '[data-navbar] [popovertarget="site-menu"]', ...common }),
    ...on('desktop', {
      menu: '[data-navbar] li > [popovertarget]',
      ...common,
      'color mode': '[popovertarget="color-mode"]',
      'sidebar branch': '[data-sidebar-scroll] button',
    }),
  ];
}

/** Returns the milliseconds from a click to the next frame. It's the median of several loads of the page. */
export function interactionTime(
  browser: Browser,
  { screen, address, control }: Interaction,
  runs: number,
): Promise<number> {
  return medianOf(runs, () =>
    withSlowPage(browser, screen, ['event-times.js'], async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const element = page.locator(control).filter({ visible: true }).first();
      // Before the measurement, because a reader has scrolled there.
      await element.scrollIntoViewIfNeeded();
      await press(page, element, screen);
      await page.waitForTimeout(AFTER_MS);
      return page.evaluate(() => (globalThis as unknown as { slowestEvent: number }).slowestEvent);
    }),
  );
}

async function press(page: Page, element: Locator, screen: ScreenName): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (screen === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
