/** axe finds nothing on the pages of the API reference, with all their parts open. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { untilEnhanced } from './support/reader.ts';
import { untilPainted } from './support/stability.ts';

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

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      (details as HTMLDetailsElement).open = true;
    }
  });
  await untilPainted(page);
}

for (const [look, width, colorScheme] of [
  ['light', 1440, 'light'],
  ['dark', 1440, 'dark'],
  ['on a phone', 390, 'light'],
] as const) {
  for (const address of PAGES) {
    test(`${address}, ${look}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${address}?theme=system`);
      await untilEnhanced(page);
      await openAll(page);
      expect(await violationsOn(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
  }
}
