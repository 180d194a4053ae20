/** Tests the API reference in the development server: its pages, their text, and the console. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/api-test.ts';
import { response, sendTo } from '../support/console.ts';
import { openFollowing } from '../support/follow-edits.ts';
import { heading, untilEnhanced } from '../support/reader.ts';
import { SHOP_FILES, shopOverlay } from '../support/servers/shop.ts';
import { type DevSite, startDevSite } from '../support/servers/small-site.ts';

// All tests in this file share one site.
test.describe.configure({ mode: 'default' });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite(SHOP_FILES);
});

test.afterAll(() => site.stop());

const main = (page: Page) => page.getByRole('main');

test('overview, tag and operation open, one from the other', { tag: '@walk' }, async ({ page }) => {
  const response = await page.goto(`${site.url}/api`);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Shop');
  await main(page).getByRole('link', { name: 'Catalogue' }).first().click();
  await expect(heading(page)).toHaveText('Catalogue API');
  await expect(main(page)).toContainText('What is sold.');
  await main(page).getByRole('link', { name: 'Upload' }).first().click();
  await expect(heading(page)).toHaveText('Upload');
  await expect(main(page)).toContainText('/upload');
  await page.reload();
  await expect(heading(page)).toHaveText('Upload');
});

test('the console opens, and sends', async ({ page, api }) => {
  await page.goto(`${site.url}/api/search`);
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog', { name: /^Try it/ });
  await expect(dialog.getByLabel('ids')).toHaveValue('1\n2');
  await sendTo(dialog, api.url('cors'));
  await expect(response(dialog)).toContainText('200');
});

test('an edited overlay appears', async ({ page }) => {
  await openFollowing(page, `${site.url}/api/search`);
  await expect(heading(page)).toHaveText('Search');
  const overlay = path.join(site.root, 'openapi/overlays/catalogue.yaml');
  try {
    await writeFile(overlay, shopOverlay('Find products'));
    await expect(heading(page)).toHaveText('Find products');
    await writeFile(overlay, shopOverlay('Find products quickly'));
    await expect(heading(page)).toHaveText('Find products quickly');
  } finally {
    await writeFile(overlay, shopOverlay('Search'));
  }
  await expect(heading(page)).toHaveText('Search');
});
