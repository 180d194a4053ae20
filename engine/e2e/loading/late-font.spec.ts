/** Tests the site's fonts. Text never changes while a reader reads it. */
import { expect, type Page, test } from '@playwright/test';
import { heading, linkTo, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { keepShifts, LETTERS, sumOfShifts } from '../support/stability.ts';

const PAGES = [
  '/',
  '/reference/feature-toggles',
  '/reference/api/unleash/create-feature',
  '/reference',
];
const TEXT_FONT = /\/text\.[^/]+\.woff2$/;

const root = (page: Page) => page.locator('html');

/** After this many milliseconds, a font is late for a reader of the page. */
const LATE = 200;

/** Delays the text font. Resolves when it's loaded. */
async function openWithLateFont(page: Page, address: string): Promise<void> {
  await page.route(TEXT_FONT, async (route) => {
    await page.waitForTimeout(LATE);
    await route.continue();
  });
  await open(page, address);
  await page.waitForFunction(() => localStorage.getItem('docs.fonts') !== null);
}

for (const width of [390, 1440]) {
  for (const address of PAGES) {
    test(`${address} at ${width} px: a font that comes late moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await keepShifts(page);
      await openWithLateFont(page, address);
      await untilEnhanced(page);
      await untilIdle(page);
      await expect(root(page)).not.toHaveAttribute('data-fonts');
      expect(await sumOfShifts(page)).toBeLessThanOrEqual(LETTERS);
    });
  }
}

test('a font that came late is used from the next page on, and when another document is loaded', async ({
  page,
}) => {
  await openWithLateFont(page, '/reference/feature-toggles');
  await expect(root(page)).not.toHaveAttribute('data-fonts');
  const font = () => page.evaluate(() => document.fonts.check('16px "Schibsted Grotesk"'));
  expect(await font()).toBe(true);
  await expect(heading(page)).not.toHaveCSS('font-family', /Schibsted/);
  await linkTo(page, '/quickstart').click();
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await page.reload();
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the next page is painted before its font changes', async ({ page }) => {
  await openWithLateFont(page, '/reference/feature-toggles');
  const fontOfFirstFrame = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const before = document.querySelector('h1');
        requestAnimationFrame(function look() {
          const now = document.querySelector('h1');
          if (now === null || now === before) requestAnimationFrame(look);
          else resolve(getComputedStyle(now).fontFamily);
        });
      }),
  );
  await linkTo(page, '/quickstart').click();
  expect(await fontOfFirstFrame).not.toContain('Schibsted');
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('chapters of the sidebar break alike before and after it, so that nothing below them moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithLateFont(page, '/reference/segments');
  const chapters = page.locator('[data-sidebar-scroll] > ul > li > div');
  const heights = () =>
    chapters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBeGreaterThan(3);
  await linkTo(page, '/quickstart').click();
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  expect(await heights()).toEqual(before);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a network that is quick brings the font at once', async ({ page }) => {
  await page.addInitScript(() => {
    document.fonts.load = () => Promise.resolve([]);
  });
  await open(page, '/reference/feature-toggles');
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
});

test('without script the font is used', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/quickstart');
  await expect(heading(page)).toHaveCSS('font-family', /^"Schibsted Grotesk"/);
  await context.close();
});
