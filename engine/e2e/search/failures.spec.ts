/** Tests search if one of its parts can't be loaded: the worker, the index, its own script, or the network. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addLink, heading, untilEnhanced } from '../support/reader.ts';
import { cutOff, holdBack } from '../support/requests.ts';
import { openSearch, searchBox, searchButton, searchFor } from '../support/search.ts';

const WORKER = '**/assets/worker.*.js';
const NAMES = '**/assets/search-names.*.json';
const WORDS = '**/assets/search-words.*.json';
const TEXT = '**/assets/search-text.*.json';
const MANIFEST = '**/search.json';
/** A word that isn't in any title, heading, or URL. */
const ONLY_SAID = 'bandwidth';

interface FailedSearch {
  page: Page;
  field: Locator;
}

test('a worker that does not load: the page searches itself', { tag: '@walk' }, async ({
  page,
}) => {
  await cutOff(page, WORKER);
  const { field, options } = await openSearch(page);
  await field.fill('segments');
  await expect(options.first()).toContainText('Segments');
});

test('a browser without workers: the page searches itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const { field, options } = await openSearch(page);
  await field.fill('segments');
  await expect(options.first()).toContainText('Segments');
});

for (const [what, pattern] of [
  ['the index', NAMES],
  ['the manifest', MANIFEST],
] as const) {
  test(`${what} does not load: says so, and Retry mends it`, async ({ page, context }) => {
    await context.route(pattern, (route) => route.abort('failed'));
    const { dialog, field, options } = await openSearch(page);
    await field.fill('segments');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog).toContainText('You might want to check your network connection');
    await context.unroute(pattern);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(options.first()).toContainText('Segments');
  });
}

test('after an error typing recovers, and the old results do not come back', async ({
  page,
  context,
}) => {
  await context.route(NAMES, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const { dialog, field, options } = await openSearch(page);
  await field.fill('seg');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await context.unroute(NAMES);
  await field.fill('stickiness');
  await expect(options.first()).toContainText('Stickiness');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

for (const [how, tryAgain] of [
  ['the next opening', reopen],
  ['the network', goOnline],
] as const) {
  test(`without the words names are found, and ${how} brings the words`, async ({
    page,
    context,
  }) => {
    await context.route(WORDS, (route) => route.abort('failed'));
    const { dialog, field, options } = await openSearch(page);
    await field.fill('segment limits');
    await expect(options.first()).toContainText('Segment limits');
    await expect(dialog.getByRole('option', { name: /^See all/ })).toBeVisible();
    await field.fill(ONLY_SAID);
    await expect(dialog).toContainText(`No results for "${ONLY_SAID}"`);
    await context.unroute(WORDS);
    await tryAgain(page);
    await field.fill(ONLY_SAID);
    await expect(options.first()).toHaveAttribute('href', /^\//);
  });
}

async function reopen(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('without the texts titles and headings are found', async ({ page, context }) => {
  await context.route(TEXT, (route) => route.abort('failed'));
  const { field, options } = await openSearch(page);
  await field.fill('segment limits');
  await expect(options.first()).toContainText('Segment limits');
});

test('says after 300 ms that it takes long', async ({ page, context }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(NAMES, async (route) => {
    await held;
    await route.fallback();
  });
  const { dialog, field, options } = await openSearch(page);
  await field.fill('segments');
  await expect(dialog.getByRole('status')).toHaveText('Searching');
  release();
  await expect(options.first()).toContainText('Segments');
});

test('while its script is on its way there is a field to type in', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  // Two chunks have this name. The first one contains the field, and the second one the dialog.
  const held = await holdBack(page, /\/assets\/render-search\..*\.js$/);
  await page.evaluate(() => undefined);
  await searchButton(page).focus();
  held.release();
  await page.keyboard.type('tok');
  await expect(searchBox(page).field).toHaveValue('tok');
  await expect(searchBox(page).options.first()).toContainText('token');
});

test('its script does not load: the page of results takes over', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.route(/\/assets\/render-search\..*\.js/, (route) => route.abort('failed'));
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search\?q=$/);
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(searchBox(page).dialog).toBeHidden();
});

test('opened for the first time offline: the page stays, and the network mends it', async ({
  page,
  context,
}) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const { dialog, options } = searchBox(page);
  const field = dialog.locator('input');
  await field.fill('stickiness');
  await expect(dialog.getByRole('alert')).toContainText('Search couldn’t be loaded.');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/reference\/segments$/);
  await context.setOffline(false);
  await expect(options.first()).toContainText('Stickiness');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a page that could not be loaded leaves a reader alone who searches when the network is back', async ({
  page,
  context,
}) => {
  const { dialog, field, options } = await searchFor(page, 'saml');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await (await addLink(page, { href: '/reference/maintenance-mode' })).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('This page couldn’t be loaded.');
  await page.keyboard.press('Control+k');
  await field.fill('scim');
  const online = page.evaluate(() => new Promise((done) => addEventListener('online', done)));
  await context.setOffline(false);
  await online;
  await expect(options.first()).toContainText('SCIM');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Maintenance mode');
});

for (const [how, tryAgain] of [
  ['a letter', ({ field }: FailedSearch) => field.press('s')],
  ['the network', ({ page }: FailedSearch) => page.context().setOffline(false)],
  ['Retry', ({ page }: FailedSearch) => page.getByRole('button', { name: 'Retry' }).click()],
] as const) {
  test(`could not be loaded: ${how} brings it back, and what was typed stays`, async ({
    page,
    context,
  }) => {
    await page.goto('/reference/segments');
    await untilEnhanced(page);
    await context.route('**/*', (route) => route.abort('failed'));
    await page.keyboard.press('Control+k');
    const { dialog, options } = searchBox(page);
    const field = dialog.locator('input');
    await field.pressSequentially('stickines');
    await expect(dialog.getByRole('alert')).toHaveText(/Search couldn’t be loaded/);
    await context.setOffline(how === 'the network');
    await context.unroute('**/*');
    await tryAgain({ page, field });
    await expect(options.first()).toContainText('Stickiness');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^stickiness?$/);
  });
}

test('the index did not load: comes by itself with the network', async ({ page, context }) => {
  await context.route(NAMES, (route) => route.abort('failed'));
  const { dialog, field, options } = await openSearch(page);
  await field.fill('stickiness');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await context.setOffline(true);
  await context.unroute(NAMES);
  await context.setOffline(false);
  await expect(options.first()).toContainText('Stickiness');
});

test('once loaded it works offline', async ({ page, context }) => {
  const { field, options } = await openSearch(page);
  await field.fill('token');
  await expect(options.first().locator('mark').first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('stickiness');
  await expect(options.first()).toContainText('Stickiness');
  await field.fill('qqqqzzzz');
  await expect(searchBox(page).dialog).toContainText('No results for');
});

test('typing fast shows the answer to what was typed last', async ({ page }) => {
  const { field, options } = await openSearch(page);
  await field.pressSequentially('activation strategies', { delay: 5 });
  await expect(options.first()).toContainText('Activation strategies');
  await expect(field).toHaveValue('activation strategies');
});

test('Enter before the newest answer has come waits for it', async ({ page }) => {
  // The test writes the worker's messages and decides when they arrive.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const late: (() => void)[] = [];
    Object.assign(window, { answerNow: () => late.shift()?.() });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const text = (message as { query?: { text: string } }).query?.text ?? '';
      if (text.startsWith('stick')) late.push(() => post.call(this, message));
      else post.call(this, message);
    } as Worker['postMessage'];
  });
  const { dialog, field, options } = await searchFor(page, 'segments', '/reference/projects');
  await expect(options.first()).toContainText('Segments');
  await field.fill('stickiness');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/reference\/projects$/);
  await page.evaluate(() => (window as unknown as { answerNow(): void }).answerNow());
  await expect(page).toHaveURL(/\/reference\/stickiness$/);
  await expect(dialog).toBeHidden();
});
