/**
 * Tests pages without JavaScript. Each page is complete, everything can be reached, and controls that need scripts
 * are hidden.
 */
import { expect, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { shownMode } from '../support/appearance.ts';
import { heading } from '../support/reader.ts';

test.use({ javaScriptEnabled: false });

const HERE = '/reference/activation-strategies';

test('a page is complete, and its links lead on', { tag: '@walk' }, async ({ page }) => {
  await page.goto(HERE);
  await expect(heading(page)).toHaveText('Activation strategies');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Fields' })
    .click();
  await expect(page).toHaveURL(`${HERE}#fields`);
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(heading(page)).toHaveText('Strategy constraints');
});

test('the sidebar works as links: closed categories lead to their page', async ({ page }) => {
  await page.goto(HERE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Activation strategies');
  await expect(sidebar.getByRole('button')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Feature flags developer guide' }).click();
  await expect(page).toHaveURL('/topics');
  // A category that has no page links to the first page in it.
  await sidebar.getByRole('link', { name: 'Feature flag concepts' }).click();
  await expect(page).toHaveURL('/what-is-a-feature-flag');
});

test('dropdowns and the menu open and close', { tag: '@walk' }, async ({ page }) => {
  await page.goto(HERE);
  await page.getByRole('button', { name: 'Unleash Certification' }).click();
  await expect(page.getByRole('link', { name: 'Foundational Unleash' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Foundational Unleash' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  const quickstart = page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Quickstart' });
  await expect(quickstart).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByText('← Back to main menu').click();
  await expect(quickstart).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(quickstart).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await quickstart.click();
  await expect(page).toHaveURL('/quickstart');
  await expect(quickstart).toBeHidden();
});

test('all tabs are shown, each under its label', async ({ page }) => {
  await page.goto(`${ATLAS.url}/dialect/tabs`);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const panels = page.locator('[data-tabs] > div[data-tab-value]');
  await expect(panels).toHaveCount(8);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(panels.nth(0)).toContainText('JavaScript');
  await expect(panels.nth(0).getByText('JavaScript', { exact: true })).toBeVisible();
  await expect(panels.nth(1).getByText('Python', { exact: true })).toBeVisible();
});

test('nothing is offered that only a script can do', async ({ page }) => {
  await page.goto(`${ATLAS.url}/dialect/code`);
  for (const name of [/^Copy/, /word wrap/, /^Switch between/, 'Close', 'Scroll back to top']) {
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveCount(0);
});

test('a video is a link to the place where it can be watched', async ({ page }) => {
  await page.goto(`${ATLAS.url}/dialect/media`);
  const video = page.getByRole('link', { name: /^A flight over the island/ });
  await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=atlas12345');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Relief of an island' })).toBeVisible();
});

test('details, the announcement and the table of contents of phones work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${ATLAS.url}/layers/journey`);
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await page.getByText('For those who climb').click();
  await expect(page.getByText('Nobody has drawn a map of it.')).toBeVisible();
  await page.getByText('On this page').filter({ visible: true }).click();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Harbour' })
    .click();
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeInViewport();
});

test("colors are the site's, whatever the system", async ({ browser }) => {
  // Blocks only the page's own scripts, because the test needs one to measure colors.
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') return route.abort();
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ response, headers });
  });
  await page.goto(HERE);
  expect(await shownMode(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${ATLAS.url}/install`);
  expect(await shownMode(page)).toBe('dark');
  await context.close();
});

test('the not-found page leads on', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});
