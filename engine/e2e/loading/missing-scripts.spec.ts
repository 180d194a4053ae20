/** Tests pages whose scripts don't load. Until they do, a page looks as it does without JavaScript. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { cutOff } from '../support/requests.ts';
import { searchBox, searchButton } from '../support/search.ts';

const TABS = `${ATLAS.url}/dialect/tabs`;

async function expectNoScript(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const panels = page.locator('[data-tabs] > div[data-tab-value]');
  await expect(panels).toHaveCount(8);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(searchButton(page)).toBeHidden();
}

async function expectScript(page: Page): Promise<void> {
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await searchButton(page).click();
  await expect(searchBox(page).field).toBeFocused();
}

test('the network brings the entry when it returns', { tag: '@walk' }, async ({ page }) => {
  const restore = await cutOff(page, '**/assets/browser.*.js');
  await page.goto(TABS);
  await expectNoScript(page);
  await restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectScript(page);
});

test('the entry is requested again after a pause, and no error is left uncaught', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.clock.install();
  const restore = await cutOff(page, '**/assets/browser.*.js');
  await page.goto(TABS);
  await expectNoScript(page);
  await restore();
  await page.clock.runFor(10_000);
  await expectScript(page);
  expect(errors).toEqual([]);
});

test('a key brings what comes after the entry', async ({ page }) => {
  // The second request for the script has a query.
  const restore = await cutOff(page, '**/assets/enhancements.*.js*');
  await page.goto(TABS);
  await expectNoScript(page);
  await page.keyboard.press('Shift');
  await expectNoScript(page);
  await restore();
  await page.keyboard.press('Shift');
  await expectScript(page);
});
