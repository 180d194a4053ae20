/** Tests the search dialog: how it opens and closes, its keys, what it stores, and what screen readers announce. */
import { expect, type Page, test } from '@playwright/test';
import { store } from '../support/appearance.ts';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { heading, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { holdBack, recordRequests } from '../support/requests.ts';
import { openSearch, searchBox, searchButton, searchFor } from '../support/search.ts';

const CORS_MESSAGE = `Access to fetch at 'http://localhost:4242/api/frontend' from origin 'http://localhost:5173' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present`;

test('nothing of search is loaded before a sign that a reader wants it', { tag: '@walk' }, async ({
  page,
}) => {
  const requests = recordRequests(page, (_, path) =>
    /\/(?:search\.json|assets\/(?:search|worker)[.-])/.test(path),
  );
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await untilIdle(page);
  expect(requests).toEqual([]);
  await searchButton(page).hover();
  await expect.poll(() => requests.some((path) => path.includes('search-names'))).toBe(true);
  await searchButton(page).click();
  await expect(searchBox(page).field).toBeFocused();
});

test('the keys open and close it, also in fields; a slash only outside', { tag: '@walk' }, async ({
  page,
}) => {
  const { dialog, field } = await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Meta+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('opens again before the browser has told that it closed', async ({ page }) => {
  const { dialog, field } = await openSearch(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('Escape');
    press('/');
  });
  await expect(field).toBeFocused();
  await page.keyboard.type('tok');
  await expect(field).toHaveValue('tok');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('letters on the focused button begin a query, other keys do not', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  const { dialog, field } = searchBox(page);
  await searchButton(page).focus();
  for (const key of ['F2', 'Shift', 'ArrowDown', 'Alt+x']) await page.keyboard.press(key);
  await expect(dialog).toBeHidden();
  await page.keyboard.type('stick');
  await expect(field).toHaveValue('stick');
  await expect(searchBox(page).options.first()).toContainText('Stickiness');
  await page.keyboard.press('Escape');
  await searchButton(page).click();
  await expect(field).toHaveValue('');
});

test('a key pressed before anything is loaded opens it, and typing goes on', async ({ page }) => {
  await page.goto('/reference/segments');
  await page.keyboard.press('Control+k');
  await expect(searchBox(page).dialog).toBeVisible();
  await page.keyboard.type('tok');
  await expect(searchBox(page).options.first()).toContainText('token');
  await expect(searchBox(page).field).toHaveValue('tok');
});

test('closes by the backdrop and returns the focus', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await searchButton(page).focus();
  await page.keyboard.press('Enter');
  const { dialog, field } = searchBox(page);
  await expect(field).toBeFocused();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test('closes the page behind, and returns the focus to where it came from', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(searchBox(page).field).toBeFocused();
  for (let count = 0; count < 6; count++) {
    await page.keyboard.press('Tab');
    expect(await link.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('closed before it is modal, it returns the focus, too', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.evaluate(() => {
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'Escape' }]) {
      const options = { ...init, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    }
  });
  await expect(searchBox(page).dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('text that is selected on the page is the query, ready to be replaced', async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
  );
  await page.keyboard.press('Control+k');
  const { field } = searchBox(page);
  await expect(field).toHaveValue('Segments');
  await page.keyboard.type('roles');
  await expect(field).toHaveValue('roles');
});

test('arrows go around through all groups, Home and End to the ends', { tag: '@walk' }, async ({
  page,
}) => {
  const { options, active, field } = await searchFor(page, 'strategy');
  const count = await options.count();
  expect(count).toBeGreaterThan(6);
  await expect(page.getByRole('listbox').getByRole('group').nth(1)).toBeVisible();
  const expectActive = async (index: number) => {
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = (await active.getAttribute('id')) ?? '';
    await expect(field).toHaveAttribute('aria-activedescendant', id);
    await expect(options.nth(index)).toBeInViewport();
  };
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('End');
  await expectActive(count - 1);
  await page.keyboard.press('Home');
  await expectActive(0);
  await options.nth(2).hover();
  await expectActive(2);
});

test('Enter goes to the section, with Ctrl in a new tab', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  const { dialog, options } = await searchFor(page, 'segment limits');
  const href = await options.first().getAttribute('href');
  expect(href).toBe('/reference/segments#segment-limits');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(new URL(tab.url()).hash).toBe('#segment-limits');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reference\/segments#segment-limits$/);
  await expect(dialog).toBeHidden();
});

test('a click goes there without a full load', async ({ page }) => {
  const { dialog, options } = await searchFor(page, 'stickiness');
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  await options.first().click();
  await expect(heading(page)).toHaveText('Stickiness');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html[data-test-mark]')).toBeAttached();
});

test('matches are marked where they stand', async ({ page }) => {
  const { options } = await searchFor(page, 'database_ssl');
  await expect(options.first().locator('mark').first()).toHaveText('DATABASE_SSL');
});

test('titles begin at one edge, with methods in their colors on every page', async ({ page }) => {
  const { field, options } = await openSearch(page);
  await field.fill('create flag');
  const methods = options.locator('[data-method]');
  await expect(methods.first()).toBeVisible();
  // Measured in one step. When more of the index has loaded, results are rendered again.
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('[role="option"] .search-title')].map(
      (title) => title.getBoundingClientRect().x,
    ),
  );
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size).toBe(1);
  const method = await methods.first().evaluate((text) => getComputedStyle(text).color);
  const neutral = await page.evaluate(() => {
    const text = document.createElement('span');
    text.style.color = 'var(--ink-soft)';
    document.body.append(text);
    return getComputedStyle(text).color;
  });
  expect(method).not.toBe(neutral);
});

test('keeps 64 characters, says so, and clears', async ({ page }) => {
  const { field, dialog } = await openSearch(page);
  await field.evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
  await page.keyboard.insertText('x'.repeat(80));
  await expect(field).toHaveValue('x'.repeat(64));
  await expect(dialog.locator('p', { hasText: 'up to 64 characters' })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('up to 64 characters');
  await dialog.getByRole('button', { name: 'Clear the query' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(dialog).toContainText('No recent searches');
  await expect(dialog).not.toContainText('64 characters');
});

test('a pasted message is shortened to its words, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, dialog, options } = await searchFor(page, 'no');
  await page.evaluate((text) => navigator.clipboard.writeText(text), CORS_MESSAGE);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(field).toHaveValue(
    'Access to fetch at from origin has been blocked by CORS policy:',
  );
  await expect(options.first()).toContainText('CORS');
  await expect(dialog.getByRole('status')).toContainText('Your query was shortened');
  await page.keyboard.type('x');
  await expect(dialog.locator('p', { hasText: 'shortened' })).toBeHidden();
});

test('a message pasted before the code of search is there is shortened when it comes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await holdBack(page, /\/assets\/render-search\.[^/]*\.js$/);
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), CORS_MESSAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+v');
  const { dialog, options } = searchBox(page);
  const field = dialog.locator('input');
  await expect(field).toHaveValue(CORS_MESSAGE);
  code.release();
  await expect(field).toHaveValue(
    'Access to fetch at from origin has been blocked by CORS policy:',
  );
  await expect(options.first()).toContainText('CORS');
  await expect(dialog.getByRole('status')).toContainText('Your query was shortened');
  await expect(field).toHaveAttribute('maxlength', '64');
  await page.keyboard.type('x');
  await expect(field).toHaveValue(/policy:x$/);
});

test('a long text that is selected on the page is shortened, and still replaced by what is typed', async ({
  page,
}) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('main p') as Element),
  );
  await page.keyboard.press('Control+k');
  const { field, dialog } = searchBox(page);
  await expect(dialog.getByRole('status')).toContainText('Your query was shortened');
  expect((await field.inputValue()).length).toBeLessThanOrEqual(64);
  await page.keyboard.type('roles');
  await expect(field).toHaveValue('roles');
});

test('results can be filtered by kind', async ({ page }) => {
  const { dialog, options } = await searchFor(page, 'flag');
  const others = options.and(
    page.locator(
      ':not(#search-all-results, [href^="/quickstart"], [href^="/unleash-academy"], [href^="/feature-flag-tutorials"])',
    ),
  );
  await expect(others).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Tutorials' }).click();
  await expect(others).toHaveCount(0);
  expect(await options.count()).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'All' }).click();
  // The number of results can differ from before, because pages' texts change the order when they arrive.
  await expect(others).not.toHaveCount(0);
});

test('nothing found: says so, and where to go on', { tag: '@walk' }, async ({ page }) => {
  const { dialog, field } = await openSearch(page);
  await field.fill('envirrronmmentz');
  await expect(dialog).toContainText('No results for "envirrronmmentz"');
  await expect(dialog.getByRole('link', { name: 'Create a feature flag' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Slack/ })).toHaveAttribute('href', /slack/);
  await dialog
    .getByRole('button', { name: /^environment/ })
    .first()
    .click();
  await expect(searchBox(page).options.first()).toContainText('nvironment');
});

test('counts are read out', async ({ page }) => {
  const { dialog, field } = await searchFor(page, 'stickiness');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await field.fill('qqqqzzzz');
  await expect(dialog.getByRole('status')).toHaveText('No results for "qqqqzzzz"');
});

test('the way to all results', async ({ page }) => {
  const { options } = await searchFor(page, 'token');
  await expect(options.last()).toHaveText(/^See all \d+ results$/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=token$/);
  await expect(heading(page)).toHaveText('Search results for "token"');
});

test('the way to all results keeps the kind that was chosen', async ({ page }) => {
  const { dialog, options } = await searchFor(page, 'token');
  await dialog.getByRole('button', { name: 'API' }).click();
  await expect(options.last()).toHaveAttribute('href', '/search?q=token&kind=API');
  await options.last().click();
  await expect(page.getByRole('button', { name: 'API', pressed: true })).toBeVisible();
  const hrefs = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(hrefs.first()).toHaveAttribute('href', /^\/reference\/api\//);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=token$/);
});

test('who has not searched yet is offered popular pages, by keys as well', async ({ page }) => {
  const { dialog, options } = await openSearch(page);
  await expect(dialog).toContainText('No recent searches');
  await expect(dialog.getByRole('group', { name: 'Popular pages' })).toBeVisible();
  await expect(options.first()).toHaveAttribute('href', '/quickstart');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Create a feature flag');
});

test('on a phone it fills the screen and has a button to cancel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { dialog } = await searchFor(page, 'segments');
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone with text twice as large the query can be read', async ({ page }) => {
  // This is as wide as 390 px at twice the text size.
  await page.setViewportSize({ width: 195, height: 400 });
  const { dialog, field } = await searchFor(page, 'segments');
  expect((await field.boundingBox())?.width).toBeGreaterThan(100);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(195);
});

test('on a phone, search that is long in coming can be cancelled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  const code = await holdBack(page, /\/assets\/render-search\.[^/]*\.js$/);
  await searchButton(page).click();
  await code.asked;
  const { dialog } = searchBox(page);
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect(dialog).toBeHidden();
  code.release();
});

for (const [width, height] of [
  [390, 844],
  // A window of 1280 × 900 px at 400 % zoom.
  [320, 225],
  // A phone in landscape orientation.
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the field is in view, and so is the end of the results`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { dialog, field, options } = await searchFor(page, 'segments');
    await options.last().scrollIntoViewIfNeeded();
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`has no barriers, ${scheme}`, async ({ page }) => {
    await store(page, 'docs.theme', scheme);
    const { field, dialog } = await searchFor(page, 'rollout');
    expect(await violationsOn(page, rulesFor(scheme))).toEqual([]);
    await field.fill('qqqqzzzz');
    await expect(dialog).toContainText('No results for');
    expect(await violationsOn(page, rulesFor(scheme))).toEqual([]);
    await choose(page, 'stickiness');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page).options).toHaveCount(1);
    expect(await violationsOn(page, rulesFor(scheme))).toEqual([]);
  });
}

async function choose(page: Page, text: string): Promise<void> {
  const { field, options } = searchBox(page);
  await field.fill(text);
  await expect(options.first()).toContainText(new RegExp(text, 'i'));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText(new RegExp(text, 'i'));
}
