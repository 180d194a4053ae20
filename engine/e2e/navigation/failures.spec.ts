/**
 * Tests pages that can't be loaded. The browser tries one full page load, and then an error message offers another
 * attempt.
 */
import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { BASE, CALLOUTS, CODE, COMPONENTS, TEXT } from '../support/atlas.ts';
import {
  addLink,
  heading,
  isSameDocument,
  linkTo,
  markDocument,
  open,
  untilEnhanced,
  untilStarted,
} from '../support/reader.ts';
import {
  cutOff,
  documentOf,
  recordDocuments,
  recordPages,
  routeFetches,
} from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Fails to load the callouts page from the text page and returns. After that, no full page load is left. */
async function useUpFullLoad(page: Page): Promise<void> {
  await open(page, TEXT.path);
  await linkTo(page, CALLOUTS.path).click();
  await expect(page).toHaveURL(CALLOUTS.path);
  // Opens a new document, which doesn't have the callouts page in memory.
  await open(page, TEXT.path);
}

function errorOf(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

test('a failing load warns once and loads the whole page at the target, once', {
  tag: '@walk',
}, async ({ page }) => {
  await cutOff(page, documentOf(CALLOUTS.route));
  await open(page, TEXT.path);
  const warnings = recordWarnings(page);
  const documents = recordDocuments(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(page).toHaveURL(CALLOUTS.path);
  expect(documents).toEqual([CALLOUTS.path]);
  expect(warnings).toEqual([expect.stringContaining(CALLOUTS.path)]);
  await page.goBack();
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('hash and query survive the full load', async ({ page }) => {
  await cutOff(page, documentOf(TEXT.route));
  await open(page, CALLOUTS.path);
  await (await addLink(page, { href: `${TEXT.path}?x=1#order` })).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page).toHaveURL(`${TEXT.path}?x=1#order`);
  await expect(page.locator('#order')).toBeInViewport();
});

test('answers that are no pages load the whole document', async ({ page }) => {
  const answers = [
    { route: CALLOUTS, answer: { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' } },
    {
      route: CODE,
      answer: { status: 200, contentType: 'application/json', body: '{"main":null}' },
    },
    { route: COMPONENTS, answer: { status: 500, body: 'No' } },
  ];
  for (const { route, answer } of answers) {
    await routeFetches(page, documentOf(route.route), (each) => each.fulfill(answer));
  }
  await open(page, TEXT.path);
  const documents = recordDocuments(page);
  for (const { route } of answers) {
    await linkTo(page, route.path).click();
    await expect(heading(page)).toHaveText(route.title);
    await untilStarted(page);
  }
  expect(documents).toEqual([CALLOUTS.path, CODE.path, COMPONENTS.path]);
});

test('a second failure shows an error in the layout, and Retry brings the page', {
  tag: '@walk',
}, async ({ page }) => {
  const restore = await cutOff(page, documentOf(CALLOUTS.route));
  await useUpFullLoad(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', TEXT.path);
  const documents = recordDocuments(page);
  await markDocument(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(errorOf(page)).toContainText('This page couldn’t be loaded.');
  await expect(page).toHaveURL(CALLOUTS.path);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(current).toHaveAttribute('href', CALLOUTS.path);
  const retry = errorOf(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeFocused();

  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeFocused();
  expect(documents).toEqual([]);

  await restore();
  await retry.press('Enter');
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(CALLOUTS.path);
  await expect(page).toHaveTitle('Callouts | Atlas');
  await expect(errorOf(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  // The retry hasn't added a history entry, so one step back leads to the previous page.
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('from the error a reader can go elsewhere, come back, and load the whole page', async ({
  page,
}) => {
  await cutOff(page, documentOf(CALLOUTS.route));
  await useUpFullLoad(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(errorOf(page)).toBeVisible();
  await linkTo(page, CODE.path).click();
  await expect(heading(page)).toHaveText(CODE.title);
  await expect(errorOf(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(errorOf(page)).toBeVisible();
  const documents = recordDocuments(page);
  await errorOf(page).getByRole('link', { name: 'Load the whole page' }).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  expect(documents).toEqual([CALLOUTS.path]);
});

test('a page that has loaded well again gets its full load back', async ({ page }) => {
  const restore = await cutOff(page, documentOf(CALLOUTS.route));
  await useUpFullLoad(page);
  await restore();
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  // Cut off before the page opens. Otherwise, a prefetch could load the document first.
  await cutOff(page, documentOf(CALLOUTS.route));
  await open(page, TEXT.path);
  const documents = recordDocuments(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  expect(documents).toEqual([CALLOUTS.path]);
});

test('without a network the error is shown at once, Retry tries, and the network brings the page', async ({
  page,
}) => {
  await open(page, TEXT.path);
  await page.context().setOffline(true);
  await (await addLink(page, { href: `${BASE}/layers/heat` })).click();
  const first = await errorOf(page).elementHandle();
  await errorOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => first?.evaluate((alert) => alert.isConnected)).toBe(false);
  await expect(errorOf(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText('Heat layers');
});

test('without a network the page that a visit began with is still there, and is not loaded again', async ({
  page,
}) => {
  await open(page, TEXT.path);
  await untilEnhanced(page);
  const pages = recordPages(page);
  await (await addLink(page, { href: `${BASE}/layers/heat` })).click();
  await expect(heading(page)).toHaveText('Heat layers');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(TEXT.title);
  expect(pages).not.toContain(TEXT.path);
});

test('it is also there when the network went before it was left', async ({ page }) => {
  await open(page, TEXT.path);
  await untilEnhanced(page);
  const link = await addLink(page, { href: `${BASE}/layers/heat` });
  await page.context().setOffline(true);
  await link.click();
  await expect(errorOf(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('a page that does not exist leads to the not-found page of the host', async ({ page }) => {
  await open(page, TEXT.path);
  const link = await addLink(page, { href: `${BASE}/no/such/page` });
  const answer = page.waitForResponse(`**${BASE}/no/such/page`);
  await link.click();
  expect((await answer).status()).toBe(404);
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page).toHaveURL(`${BASE}/no/such/page`);
  await page.goBack();
  await expect(heading(page)).toHaveText(TEXT.title);
});
