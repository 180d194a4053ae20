/** Tests URLs that don't belong to a page. */
import { expect, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { heading, isSameDocument, markDocument, open, untilStarted } from '../support/reader.ts';

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
    await expect(main).not.toContainText('contact');
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

test('offers the pages with the nearest addresses, and their documents at once', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, `${SITE.url}/reference/actvation-strategies`);
  const nearest = page.getByRole('main').locator('section', { hasText: 'similar URL' });
  await expect(nearest.getByRole('listitem')).toHaveCount(3);
  const first = nearest.getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/reference/activation-strategies');
  await expect(first).toHaveText('Activation strategies');
  await markDocument(page);
  await first.click();
  await expect(heading(page)).toHaveText('Activation strategies');
  expect(await isSameDocument(page)).toBe(true);
});

test('nothing moves when the nearest pages arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/reference/actvation-strategies');
  await expect(page.getByRole('main').locator('section').getByRole('link')).toHaveCount(3);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

test('says nothing of similar addresses where there are none', async ({ page }) => {
  await page.goto('/xyzzy');
  await expect(page.locator('[data-nearest-pages]')).toBeHidden();
});

test('has a field of search with the words of the address', async ({ page }) => {
  await open(page, `${SITE.url}/old/gradual-rollouts`);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('gradual rollouts');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=gradual+rollouts');
  await expect(heading(page)).toHaveText('Search results for "gradual rollouts"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page still has a field of search and the way to the sections', async ({
    page,
  }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
      'href',
      '/quickstart',
    );
    await expect(main.getByText('Pages with a similar URL')).toBeHidden();
    await main.getByRole('searchbox').fill('tokens');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=tokens');
  });
});
