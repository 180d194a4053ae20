/** Measures how quickly a page responds when a reader first does something. */
import type { Browser, Locator, Page } from '@playwright/test';
import { medianOf, type ScreenName, SETTLE_MS, withSlowPage } from './slow-browser.ts';

export interface Interaction {
  what: string;
  screen: ScreenName;
  /** URL of a page with the control. */
  address: string;
  control: string;
}

/** Milliseconds to wait for code that loads on click. */
const AFTER_MS = 1500;

/** Returns the interactions to measure on each screen: those on a guide, and tabs on a page that has some. */
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

/** Returns the time in milliseconds from a click to the next frame. It's the median of several page loads. */
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
      // This isn't measured, because the reader would already have scrolled there.
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
