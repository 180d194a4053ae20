/**
 * Tests that axe finds nothing in light and dark mode when everything on a page is open.
 * loading/sampled-pages.spec.ts covers pages as they load.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { addLink, open, untilEnhanced } from '../support/reader.ts';
import { untilPainted } from '../support/stability.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

// Otherwise, axe might measure in the middle of a transition.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectNone(page: Page, what: string, mode: 'light' | 'dark' = 'light') {
  await untilPainted(page);
  expect.soft(await violationsOn(page, rulesFor(mode)), `${what}: ${page.url()}`).toEqual([]);
}

for (const mode of ['light', 'dark'] as const) {
  test(`everything open, ${mode}`, { tag: '@walk' }, async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, `/reference/segments?theme=${mode}`);
    await untilEnhanced(page);
    for (const name of ['Unleash Academy', 'Unleash Certification', /^Switch between/]) {
      await page.getByRole('button', { name }).click();
      await expectNone(page, `dropdown ${name}`, mode);
      await page.keyboard.press('Escape');
    }
    const closed = page.getByRole('button', { name: /^Expand sidebar category/ });
    while ((await closed.count()) > 0) await closed.first().click();
    await expectNone(page, 'sidebar', mode);
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await expectNone(page, 'skip link', mode);
    await page.setViewportSize(PHONE);
    await page.getByText('On this page').filter({ visible: true }).click();
    await expectNone(page, 'table of contents', mode);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expectNone(page, 'menu with the sidebar', mode);
    await page.getByText('Back to main menu').filter({ visible: true }).click();
    await page.getByText('Certification').filter({ visible: true }).click();
    await expectNone(page, 'menu', mode);
  });

  test(`content in all its states, ${mode}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(DESK);
    await open(page, `${ATLAS.url}/dialect/media?theme=${mode}`);
    await page.keyboard.press('Shift');
    await untilEnhanced(page);
    await page.clock.runFor(1100);
    const image = page.getByRole('button', { name: /^Zoom image/ }).first();
    await expect(image).toBeVisible();
    await expectNone(page, 'images that can be zoomed', mode);
    await image.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNone(page, 'zoomed image', mode);

    await open(page, `${ATLAS.url}/layers/journey?theme=${mode}`);
    await page.keyboard.press('Shift');
    await untilEnhanced(page);
    await page.getByText('For those who climb').click();
    await page.getByRole('tab', { name: 'Winter' }).first().click();
    await page.getByRole('button', { name: 'Toggle word wrap' }).click();
    await page
      .getByRole('button', { name: /^Copy code/ })
      .first()
      .click();
    await expectNone(page, 'details, tabs, wrapped and copied code', mode);
  });
}

test('an island that crashed', { tag: '@walk' }, async ({ page }) => {
  await open(page, `${ATLAS.url}/dialect/components`);
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Shake the map' }).click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expectNone(page, 'crash');
});

test('a page that cannot be loaded', async ({ page, context }) => {
  await open(page, '/unleash-academy/introduction');
  await untilEnhanced(page);
  await context.setOffline(true);
  await (await addLink(page, { href: '/reference/stickiness' })).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNone(page, 'failed navigation');
});
