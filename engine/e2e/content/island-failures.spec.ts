/**
 * Tests islands that crash or can't be loaded: the message, everything that still works, and how readers can
 * recover.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { BASE, COMPONENTS, TEXT } from '../support/atlas.ts';
import { heading, linkTo, open } from '../support/reader.ts';
import { cutOff } from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

const counter = (page: Page) => page.getByTestId('counter');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

async function expectCounting(page: Page): Promise<void> {
  const before = Number(await counter(page).getByRole('status').textContent());
  await counter(page).getByRole('button').click();
  await expect(counter(page).getByRole('status')).toHaveText(String(before + 1));
}

async function shake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shake the map' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeFocused();
}

test('a crash stays in its part, says why, and can be tried again', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, COMPONENTS.path);
  await shake(page);
  await expect(page.getByText('The ground shook\n\nCause:\nMagnitude 7')).toBeVisible();
  await expect(heading(page)).toHaveText(COMPONENTS.title);
  await expectCounting(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Shake the map' })).toBeVisible();
  await shake(page);
});

test('a crash is over when the reader goes elsewhere and comes back', async ({ page }) => {
  await open(page, COMPONENTS.path);
  await shake(page);
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('button', { name: 'Shake the map' })).toBeVisible();
  await expectCounting(page);
});

test('a part whose script fails says so, and Retry brings it to life', async ({ page }) => {
  const restore = await cutOff(page, '**/assets/ferry.*.js*');
  await open(page, COMPONENTS.path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/This part of the page couldn’t be loaded\..*Retry/);
  await expectCounting(page);

  // If it fails again, the next attempt loads a new document.
  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await expect(alert).toBeVisible();
  await restore();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Send the ferry' }).click();
  await expect(page.getByRole('button', { name: 'Call the ferry' })).toBeVisible();
});

test('with React itself missing, Retry brings everything', async ({ page }) => {
  const restore = await cutOff(page, /\/assets\/(?:runtime|react)\..*\.js/);
  await open(page, COMPONENTS.path);
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(3);
  await restore();
  await alerts.first().getByRole('button', { name: 'Retry' }).click();
  await expect(alerts).toHaveCount(0);
  await expectCounting(page);
});

test('Retry without a network leaves the page as it is', async ({ page, context }) => {
  await cutOff(page, '**/assets/ferry.*.js*');
  await open(page, COMPONENTS.path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await alert.getByRole('button', { name: 'Retry' }).click();
  await refused;
  await expect(alert).toBeVisible();
  await expectCounting(page);
});

test('enhancements that did not come are asked for again by the next key', async ({ page }) => {
  const restore = await cutOff(page, '**/assets/enhancements.*.js*');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await open(page, TEXT.path);
  await warned;
  await restore();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('without React the parts of the page say so, the sidebar keeps quiet and its links', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const restore = await cutOff(page, '**/assets/runtime.*.js*');
  await open(page, COMPONENTS.path);
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(3);
  await expect(sidebar(page).getByRole('alert')).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Callouts' })).toBeVisible();
  expect(warnings).toHaveLength(1);

  await restore();
  await alerts.first().getByRole('button', { name: 'Retry' }).click();
  await expect(alerts).toHaveCount(0);
  await expectCounting(page);
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('the sidebar whose data fails keeps its links, and navigation works', async ({ page }) => {
  await cutOff(page, `**${BASE}/sidebars/*.json`);
  await open(page, COMPONENTS.path);
  await expectCounting(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Writing' }).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(sidebar(page).getByRole('link', { name: 'Callouts' })).toBeVisible();
});
