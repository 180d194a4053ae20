/** Tests the sidebar of an API. It has hundreds of entries that other pages don't contain. */
import { expect, type Page, test } from '@playwright/test';
import { addLink, heading, linkTo, open, untilEnhanced } from '../support/reader.ts';
import { recordRequests } from '../support/requests.ts';

const GUIDE = '/reference/segments';
const OVERVIEW = '/reference/api/unleash';
const OPERATION = '/reference/api/unleash/create-feature';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const tag = (page: Page, name: string) =>
  page.getByRole('button', { name: `sidebar category '${name}'` });
const treeRequests = (page: Page) =>
  recordRequests(page, (_, pathname) => pathname.includes('/sidebars/'));

async function openPage(page: Page, address: string): Promise<void> {
  await open(page, address);
  await untilEnhanced(page);
}

test('other pages carry one link to it', async ({ request, page }) => {
  const html = await (await request.get(GUIDE)).text();
  const [layout = ''] = html.split('<main');
  expect(layout.match(/href="\/reference\/api\/unleash[^"]*"/g)).toEqual([`href="${OVERVIEW}"`]);
  const asked = treeRequests(page);
  await openPage(page, GUIDE);
  await page.keyboard.press('Shift');
  await linkTo(page, OVERVIEW).hover();
  expect(asked).toEqual([]);
});

test('takes the place of the other tree on pages of the API, and leads back to it', {
  tag: '@walk',
}, async ({ page }) => {
  await openPage(page, '/using-unleash');
  await sidebar(page).getByRole('link', { name: 'APIs', exact: true }).click();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['APIs']);
  await expect(sidebar(page).getByRole('link', { name: 'Quickstart' })).toHaveCount(0);
  await tag(page, 'Banners').click();
  await linkTo(page, `${OVERVIEW}/create-banner`).click();
  await expect(page).toHaveURL(`${OVERVIEW}/create-banner`);
  await expect(sidebar(page).locator('[aria-current]')).toContainText('POST');
  await sidebar(page).getByRole('link', { name: 'Using Unleash' }).click();
  await expect(page).toHaveURL('/using-unleash');
  await expect(sidebar(page).getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Using Unleash']);
});

test('the way out is on top and covers nothing that has focus', async ({ page }) => {
  await openPage(page, OPERATION);
  const wayOut = sidebar(page).getByRole('link', { name: 'Using Unleash' });
  const bar = await page.getByRole('banner').boundingBox();
  const box = await wayOut.boundingBox();
  expect(box?.y).toBe(bar?.height);
  const end = (box?.y ?? 0) + (box?.height ?? 0);
  await linkTo(page, OPERATION).focus();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    if ((await focused.textContent())?.includes('Using Unleash')) break;
    expect((await focused.boundingBox())?.y, `step ${step}`).toBeGreaterThanOrEqual(end);
  }
});

test('works without script', { tag: '@walk' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto(OPERATION);
  await expect(sidebar(page).locator('[aria-current]')).toContainText('POST');
  await sidebar(page).getByRole('link', { name: 'Banners' }).click();
  await expect(linkTo(page, `${OVERVIEW}/create-banner`)).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Using Unleash' }).click();
  await expect(page).toHaveURL('/using-unleash');
  await page.close();
});

test('has room for names and badges at every width', async ({ page }) => {
  await openPage(page, OPERATION);
  for (const width of [997, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await sidebar(page)
      .locator('[aria-current]')
      .evaluate((link) => {
        const { paddingLeft, paddingRight } = getComputedStyle(link);
        return link.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(215);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('its way back stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openPage(page, OPERATION);
  await expect(sidebar(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(sidebar(page).getByRole('link', { name: 'Using Unleash' })).toBeInViewport({
    ratio: 1,
  });
});

test('opening tags loads it, once', async ({ page }) => {
  const asked = treeRequests(page);
  await openPage(page, OPERATION);
  expect(asked).toEqual([]);
  await tag(page, 'Segments').click();
  await expect(linkTo(page, `${OVERVIEW}/update-segment`)).toBeVisible();
  await tag(page, 'Banners').click();
  await linkTo(page, `${OVERVIEW}/create-banner`).click();
  await expect(page).toHaveURL(`${OVERVIEW}/create-banner`);
  expect(asked).toHaveLength(1);
});

test('coming from a guide opens the branch around the operation', async ({ page }) => {
  await openPage(page, GUIDE);
  await (await addLink(page, { href: OPERATION })).click();
  await expect(page).toHaveURL(OPERATION);
  await expect(sidebar(page).locator('[aria-current]')).toContainText('POST');
  await expect(sidebar(page).locator('[aria-current]')).toBeInViewport();
  await expect(linkTo(page, `${OVERVIEW}/get-feature`)).toBeVisible();
});

test('when it cannot be loaded the page is there all the same', async ({ page }) => {
  await page.route('**/sidebars/*', (route) => route.abort('failed'));
  await openPage(page, '/using-unleash');
  await linkTo(page, OVERVIEW).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(OVERVIEW);
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
});
