/** Tables of settings, fields and options on phones. */
import { expect, test } from '@playwright/test';

const FIELDS = '/reference/strategy-constraints';
const SETTINGS = '/using-unleash/deploy/configuring-unleash';
const OPTIONS = '/reference/sdks/python';

for (const address of [FIELDS, SETTINGS, OPTIONS]) {
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
