/** Tables of settings, fields, options and other names on phones. */
import { expect, test } from '@playwright/test';

const FIELDS = '/reference/strategy-constraints';
const SETTINGS = '/using-unleash/deploy/configuring-unleash';
const OPTIONS = '/reference/sdks/python';
/** Its last row begins with words. */
const ENDPOINTS = '/reference/api/legacy/unleash/admin/features';
/** Names are words. */
const ROLES = '/reference/rbac#predefined-roles';
/** Two columns, the names too long for both. */
const PATHS = '/reference/network-view';

for (const address of [FIELDS, SETTINGS, OPTIONS, ENDPOINTS, ROLES, PATHS]) {
  test(`are blocks of label and value on phones, and tables elsewhere: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const cell = page.locator('td[data-label]').first();
    const label = () => cell.evaluate((td) => getComputedStyle(td, '::before').content);
    expect(await label()).toBe(JSON.stringify(await cell.getAttribute('data-label')));
    const box = cell.locator('xpath=ancestor::*[@data-scroll-box]');
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await label()).toBe('none');
    await expect(page.getByRole('columnheader').first()).toBeVisible();
  });
}

test('blocks have no label where there is no value', async ({ page }) => {
  for (const address of [OPTIONS, ENDPOINTS]) {
    await page.goto(address);
    await expect(page.locator('td[data-label]').first()).toBeAttached();
    expect(await page.locator('td:empty').count()).toBeGreaterThan(0);
    await expect(page.locator('td[data-label]:empty')).toHaveCount(0);
  }
});

for (const { address, row, width } of [
  { address: '/reference/sdks', row: 'Default refresh interval', width: 390 },
  { address: '/availability', row: 'Naming pattern for flags', width: 390 },
  { address: '/availability', row: 'Naming pattern for flags', width: 320 },
]) {
  test(`scroll beside the names of their rows: ${address} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const table = page
      .getByRole('table')
      .filter({ has: page.getByRole('cell', { name: row }) })
      .first();
    const named = table.getByRole('row').filter({ hasText: row });
    const name = named.getByRole('cell').first();
    const before = await name.boundingBox();
    const scrolled = await table.evaluate((element) => {
      const box = element.parentElement as HTMLElement;
      box.scrollLeft = 1000;
      return box.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(50);
    expect((await name.boundingBox())?.x).toBe(before?.x);
    // The last column is read beside it.
    const place = await named
      .getByRole('cell')
      .last()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().x;
      });
    expect(place).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  });
}

test('three columns of words fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const box = page.locator('[data-scroll-box][data-columns="3"]').first();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
