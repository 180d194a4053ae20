/** Addresses without a page. */
import { expect, test } from '@playwright/test';
import { ATLAS, SITE } from './servers.ts';
import { heading, isSameDocument, markDocument, open, untilStarted } from './support/reader.ts';

for (const { name, url, siteTitle } of [
  { name: 'this site', url: SITE.url, siteTitle: 'Unleash Docs' },
  { name: 'a site below a base path', url: ATLAS.url, siteTitle: 'Atlas' },
]) {
  test(`${name} answers with status 404 and says what to do`, async ({ page }) => {
    const response = await page.goto(`${url}/no/such/page?x=1`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${url}/no/such/page?x=1`);
    await expect(page).toHaveTitle(`Page Not Found | ${siteTitle}`);
    await expect(heading(page)).toHaveText('Page Not Found');
    const main = page.getByRole('main');
    await expect(main).toContainText('We could not find what you were looking for.');
    await expect(main).toContainText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    );
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  });

  test(`${name} has a layout there that works`, async ({ page }) => {
    await open(page, `${url}/no/such/page`);
    await markDocument(page);
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');

    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveURL(new URL(url).href);
    await expect(heading(page)).not.toHaveText('Page Not Found');
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);

    await page.goBack();
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveURL(`${url}/no/such/page`);
    await untilStarted(page);
  });
}

test('what lies outside the base path is not found either', async ({ page }) => {
  const response = await page.goto(new URL('/quickstart', ATLAS.url).href);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page Not Found');
});

test('the page itself has no address of its own', async ({ page }) => {
  const response = await page.goto(`${SITE.url}/404`);
  expect(response?.status()).toBe(404);
});
