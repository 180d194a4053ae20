/** Tests that when the site's fonts arrive, they replace system fonts that have the same metrics. */
import { expect, type Page, test } from '@playwright/test';
import { heading, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { keepShifts, LETTERS, sumOfShifts } from '../support/stability.ts';

const PAGES = [
  '/',
  '/reference/feature-toggles',
  '/reference/api/unleash/create-feature',
  '/reference',
];
const TEXT_FONT = /\/text\.[^/]+\.woff2$/;

const root = (page: Page) => page.locator('html');

/** Milliseconds after which a font is late for someone who's reading the page. */
const LATE = 200;

/** Opens a page and delays its text font. Resolves once the font is used. */
async function openWithLateFont(page: Page, address: string): Promise<void> {
  await page.route(TEXT_FONT, async (route) => {
    await page.waitForTimeout(LATE);
    await route.continue();
  });
  await open(page, address);
  await expect(root(page)).toHaveAttribute('data-fonts');
}

for (const width of [390, 1440]) {
  for (const address of PAGES) {
    test(`${address} at ${width} px: a font that comes late moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await keepShifts(page);
      await openWithLateFont(page, address);
      await untilEnhanced(page);
      await untilIdle(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await sumOfShifts(page)).toBeLessThanOrEqual(LETTERS);
    });
  }
}

test('a font that came late is used on the page, and from the first frame of later documents', async ({
  page,
}) => {
  await openWithLateFont(page, '/reference/feature-toggles');
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-fonts');
  await page.unrouteAll({ behavior: 'wait' });
});

test('chapters of the sidebar break alike before and after it, so that nothing below them moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithLateFont(page, '/reference/segments');
  const heights = () =>
    page
      .locator('[data-sidebar-scroll] > ul > li > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  await page.evaluate(() => document.fonts.ready);
  const after = await heights();
  expect(after.length).toBeGreaterThan(3);
  await root(page).evaluate((element) => element.removeAttribute('data-fonts'));
  expect(await heights()).toEqual(after);
  await page.unrouteAll({ behavior: 'wait' });
});

test('without script the font is used', { tag: '@walk' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/quickstart');
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await context.close();
});
