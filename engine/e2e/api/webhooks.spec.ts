/**
 * Tests requests that the API's server sends. A webhook has a page of its own, and a callback is on its operation's
 * page.
 */
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { untilEnhanced } from '../support/reader.ts';
import { searchFor } from '../support/search.ts';
import { startShop } from '../support/servers/shop.ts';
import type { SmallSite } from '../support/servers/small-site.ts';

// All tests in this file share one site.
test.describe.configure({ mode: 'default' });

let site: SmallSite;

test.beforeAll(async () => {
  site = await startShop();
});

test.afterAll(() => site.stop());

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('a webhook has a page with a badge, in the sidebar and in search', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/api/catalogue`);
  await sidebar(page).getByRole('link', { name: 'HOOK Order shipped' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order shipped');
  await expect(page.locator('main').getByText('WEBHOOK', { exact: true })).toBeVisible();
  await expect(page.getByText('sends this POST request to a URL that you provide')).toBeVisible();
  await expect(page.getByText('"order"')).toBeVisible();
  // Clients don't call a webhook, so its page has no such button.
  await expect(page.getByRole('button', { name: /^(Try it|Build a command)$/ })).toHaveCount(0);
  await expect(page.getByText('curl')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  const { active } = await searchFor(page, 'order shipped', page.url());
  await expect(active).toContainText('HOOK');
});

test('webhooks without a tag stand together at the end', async ({ page }) => {
  await page.goto(`${site.url}/api/webhooks`);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Stock low']);
  await expect(sidebar(page).getByRole('link').last()).toHaveText('HOOKStock low');
});

test('callbacks say where they go, what they carry and what to answer', async ({ page }) => {
  await page.goto(`${site.url}/api/upload#callback.uploadRead`);
  const callback = page.locator('[id="callback.uploadRead"]');
  await expect(callback).toBeInViewport();
  for (const text of ['POST', '{$request.query.callback}/read', 'Pages that were read.', '204']) {
    await expect(callback.getByText(text, { exact: true })).toBeVisible();
  }
  // Once the page is enhanced, boxes that scroll can be focused.
  await untilEnhanced(page);
  expect(await violationsOn(page)).toEqual([]);
  const markdown = await (await page.request.get(`${site.url}/api/upload.md`)).text();
  expect(markdown).toContain('## Callbacks');
  expect(markdown).toContain('{$request.query.callback}/read');
});
