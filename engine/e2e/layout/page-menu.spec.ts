/** Tests the page menu: copying the page as Markdown, and its links, which work without scripts. */
import { expect, type Page, test } from '@playwright/test';
import { SITE } from '../servers.ts';
import { untilEnhanced } from '../support/reader.ts';

const menu = (page: Page) => page.locator('article summary', { hasText: 'More' });
const PAGE = `${SITE.url}/reference/segments`;

test('copies the page as Markdown', { tag: '@walk' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Copy page' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n# Segments\n');
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('says that it did not copy, offline', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await untilEnhanced(page);
  const failed = page.getByRole('button', { name: 'Copying failed' });
  const announced = page.getByRole('status').filter({ hasText: 'Copying failed' });
  const usual = page.getByRole('button', { name: 'Copy page' });
  await context.setOffline(true);
  await usual.click();
  await expect(failed).toBeVisible();
  await expect(announced).toBeAttached();
  await context.setOffline(false);
  await usual.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('closes with Escape, which leads back to its button, and with a click elsewhere', async ({
  page,
}) => {
  await page.goto(PAGE);
  await untilEnhanced(page);
  const summary = menu(page);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await summary.click();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link).toBeHidden();
});

test('closes when the focus goes on, so that it covers nothing that has it', async ({ page }) => {
  await page.goto(PAGE);
  await untilEnhanced(page);
  const summary = menu(page);
  const last = page.locator('[data-page-menu] li').last().locator('a, button');
  await summary.click();
  await last.focus();
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await expect(summary).not.toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and leads to the Markdown that the head names', async ({ page, request }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await menu(page).click();
    const list = page.getByRole('list').filter({ hasText: 'View as Markdown' });
    // The menu opens on top of the text and doesn't push it away.
    expect(await list.evaluate((ul) => getComputedStyle(ul).position)).toBe('absolute');
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const named = page.locator('head link[type="text/markdown"]');
    expect(await named.getAttribute('href')).toBe(href);
    const answer = await request.get(new URL(href ?? '', PAGE).href);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const negotiated = await request.get(PAGE, { headers: { Accept: 'text/markdown' } });
    expect(await negotiated.text()).toBe(await answer.text());
    expect(negotiated.headers().vary).toContain('Accept');
  });
});

test('comes after the breadcrumbs, in the order of the Tab key as on the screen', async ({
  page,
}) => {
  await page.goto(PAGE);
  await untilEnhanced(page);
  const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
  const copy = page.getByRole('button', { name: 'Copy page' });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  const [before, after] = [await last.boundingBox(), await copy.boundingBox()];
  expect(before && after && before.x < after.x).toBe(true);
});
