/** axe finds nothing on the pages of the API reference, with all their parts open. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { untilEnhanced } from '../support/reader.ts';
import { untilPainted } from '../support/stability.ts';

const API = '/reference/api/unleash';
/** With parameters of all kinds, with a large body, deprecated, without a body. */
const PAGES = [
  API,
  `${API}/features`,
  `${API}/create-feature`,
  `${API}/change-request`,
  `${API}/search-features`,
  `${API}/get-archived-features`,
];

// Transitions would be measured half-way.
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
    // All that the mode changes is colors.
    await expectNone(page, 'dark', ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNone(page, 'on a phone');
  });
}
