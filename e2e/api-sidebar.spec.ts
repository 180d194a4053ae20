/** The branch of the API in the sidebar: hundreds of entries that weigh on nobody who does not open it. */
import { expect, type Page, test } from '@playwright/test';
import { addLink, heading, linkTo, open, untilEnhanced } from './support/reader.ts';
import { recordRequests } from './support/requests.ts';
import { keepShifts, shiftsOf } from './support/stability.ts';

const GUIDE = '/reference/segments';
const OPERATION = '/reference/api/unleash/create-feature';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const branchRequests = (page: Page) =>
  recordRequests(page, (_, pathname) => pathname.includes('.branch.'));

test('other pages carry one closed entry', async ({ request, page }) => {
  const html = await (await request.get(GUIDE)).text();
  const [layout = ''] = html.split('<main');
  expect(layout.match(/href="\/reference\/api\/unleash[^"]*"/g)).toEqual([
    'href="/reference/api/unleash"',
  ]);
  const asked = branchRequests(page);
  await open(page, GUIDE);
  await page.keyboard.press('Shift');
  await untilEnhanced(page);
  await expect(page.locator('[data-island="Sidebar"][data-island-ready]')).toBeAttached();
  expect(asked).toEqual([]);
});

test('opening it loads it, once', async ({ page }) => {
  const asked = branchRequests(page);
  await open(page, GUIDE);
  await page.getByRole('button', { name: "Expand sidebar category 'APIs'" }).click();
  await page.getByRole('button', { name: "Expand sidebar category 'Banners'" }).click();
  await expect(linkTo(page, '/reference/api/unleash/create-banner')).toContainText('POST');
  await page.getByRole('button', { name: "Collapse sidebar category 'APIs'" }).click();
  await page.getByRole('button', { name: "Expand sidebar category 'APIs'" }).click();
  await linkTo(page, '/reference/api/unleash/create-banner').click();
  await expect(page).toHaveURL('/reference/api/unleash/create-banner');
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText('POST');
  expect(asked).toHaveLength(1);
});

test('loading a page again shows it as it was left', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await keepShifts(page);
  await open(page, GUIDE);
  await page.getByRole('button', { name: "Expand sidebar category 'APIs'" }).click();
  await page.getByRole('button', { name: "Expand sidebar category 'Banners'" }).click();
  await expect(linkTo(page, '/reference/api/unleash/create-banner')).toContainText('POST');
  const words = await sidebar(page).innerText();
  await page.reload();
  await untilEnhanced(page);
  await expect(page.locator('[data-island="Sidebar"][data-island-ready]')).toBeAttached();
  expect(await sidebar(page).innerText()).toBe(words);
  expect(await shiftsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('coming from a guide opens the branch around the operation', async ({ page }) => {
  await open(page, GUIDE);
  await untilEnhanced(page);
  await (await addLink(page, { href: OPERATION })).click();
  await expect(page).toHaveURL(OPERATION);
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText('POST');
  await expect(linkTo(page, '/reference/api/unleash/get-feature')).toBeVisible();
});

test('hydration keeps what the server has drawn', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, OPERATION);
  const before = await sidebar(page).innerText();
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-island="Sidebar"][data-island-ready]')).toBeAttached();
  expect(await sidebar(page).innerText()).toBe(before);
  await page.getByRole('button', { name: "Expand sidebar category 'Segments'" }).click();
  await expect(linkTo(page, '/reference/api/unleash/update-segment')).toBeVisible();
  expect(errors).toEqual([]);
});

test('without the branch the entry still leads to the overview', async ({ page }) => {
  await page.route('**/*.branch.*', (route) => route.abort('failed'));
  await open(page, GUIDE);
  await page.getByRole('button', { name: "Expand sidebar category 'APIs'" }).click();
  await linkTo(page, '/reference/api/unleash').click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/reference/api/unleash');
});
