/**
 * Tests the announcement bar. Everyone sees it, and once dismissed, it stays away until the announcement changes.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { store } from '../support/appearance.ts';
import { heading, open, untilEnhanced } from '../support/reader.ts';
import { keepShifts, LETTERS, sumOfShifts } from '../support/stability.ts';

const PAGE = `${ATLAS.url}/install`;

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('stands above everything, with its text and link', async ({ page }) => {
  await page.goto(PAGE);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('Atlas 3 draws globes.');
  const [barBox, navbarBox] = await Promise.all([
    bar(page).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(navbarBox?.y ?? 0);
  expect(barBox?.height).toBeGreaterThanOrEqual(30);
  await bar(page).getByRole('link', { name: 'See what is new' }).click();
  await expect(heading(page)).toHaveText('Changelog');
  await expect(bar(page)).toBeVisible();
});

test('is dismissed for good, and the focus goes on to what comes next', { tag: '@walk' }, async ({
  page,
}) => {
  await keepShifts(page);
  await open(page, PAGE);
  await untilEnhanced(page);
  await bar(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Atlas' })).toBeFocused();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await untilEnhanced(page);
  expect(await sumOfShifts(page)).toBeLessThanOrEqual(LETTERS);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(heading(page)).toHaveText('Gallery');
  await expect(bar(page)).toBeHidden();
});

test('on a phone the focus goes on to the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  await untilEnhanced(page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('is shown again, from the first frame, when there is another announcement', async ({
  page,
}) => {
  await store(page, 'docs.announcement', 'atlas-2');
  await keepShifts(page);
  await page.goto(PAGE);
  await expect(bar(page)).toBeVisible();
  await untilEnhanced(page);
  expect(await sumOfShifts(page)).toBeLessThanOrEqual(LETTERS);
});

test('is closed in all tabs at once', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, PAGE);
    await untilEnhanced(tab);
  }
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(other)).toBeHidden();
});

test('a site without announcement has no bar', async ({ page }) => {
  await page.goto(`${SITE.url}/quickstart`);
  await expect(bar(page)).toHaveCount(0);
});
