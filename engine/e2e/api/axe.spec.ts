/** Tests that axe finds nothing on API reference pages when all of their parts are open. */
import { expect, type Page, test } from '@playwright/test';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { untilEnhanced } from '../support/reader.ts';
import { untilPainted } from '../support/stability.ts';

const API = '/reference/api/unleash';
/** Operations to test: with all types of parameters, with a large body, without a body, and deprecated. */
const PAGES = [
  API,
  `${API}/features`,
  `${API}/create-feature`,
  `${API}/change-request`,
  `${API}/search-features`,
  `${API}/get-archived-features`,
];

// Otherwise, axe might measure in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      (details as HTMLDetailsElement).open = true;
    }
  });
}

async function expectNone(page: Page, look: string, rules?: readonly string[]) {
  await untilPainted(page);
  expect.soft(await violationsOn(page, rules), look).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect.soft(scrollWidth, look).toBe(clientWidth);
}

for (const address of PAGES) {
  test(`${address}, in light and dark, on a desk and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address}?theme=system`);
    await untilEnhanced(page);
    await openAll(page);
    await expectNone(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNone(page, 'dark', rulesFor('dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNone(page, 'on a phone');
  });
}
