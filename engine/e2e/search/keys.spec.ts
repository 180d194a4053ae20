/** Tests that nothing a reader types is lost, no matter how slowly the code of search loads. */
import { expect, type Page, test } from '@playwright/test';
import { heading, scrollOffset, untilEnhanced, untilStarted } from '../support/reader.ts';
import { type HeldAnswers, holdBack } from '../support/requests.ts';
import { searchBox, searchButton } from '../support/search.ts';

const PAGE = '/reference/projects';
const QUERY = 'segment limits';
const ENHANCEMENTS = /\/assets\/enhancements\.[^/]*\.js/;
const SEARCH = /\/assets\/render-search\.[^/]*\.js/;
/** Matches all scripts, including the entry. */
const SCRIPTS = /\/assets\/.*\.js/;

/** How many milliseconds each script is delayed, and how many pass between two keys. */
const SPEEDS = [
  [0, 0],
  [60, 0],
  [60, 40],
  [400, 25],
  [1200, 60],
] as const;

for (const [late, pause] of SPEEDS) {
  test(`the keys, scripts ${late} ms late, ${pause} ms between letters`, async ({ page }) => {
    await delayScripts(page, late);
    await page.goto(PAGE);
    await untilStarted(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY, { delay: pause });
    await expectQuery(page, QUERY);
  });

  test(`the button, scripts ${late} ms late, ${pause} ms between letters`, async ({ page }) => {
    await delayScripts(page, late);
    await page.goto(PAGE);
    await untilStarted(page);
    await searchButton(page).click();
    await page.keyboard.type(QUERY, { delay: pause });
    await expectQuery(page, QUERY);
  });
}

for (const [late, entry] of [
  [500, 'Control+k'],
  [500, '/'],
  [500, 'the button'],
  [2000, 'Control+k'],
  [2000, '/'],
  [2000, 'the button'],
  // This takes half a minute, so only one of the three shortcuts is tested.
  [5000, 'Control+k'],
] as const) {
  test(`${entry} before the page has any script, each ${late} ms late`, async ({ page }) => {
    await openWithoutScripts(page, PAGE, late);
    if (entry === 'the button') await searchButton(page).click();
    else await page.keyboard.press(entry);
    await page.keyboard.type('stick', { delay: 20 });
    await expectQuery(page, 'stick', /stick/i);
  });
}

test.describe('before the page has any script', () => {
  test('of the keys only those after the shortcut are for search', { tag: '@walk' }, async ({
    page,
  }) => {
    const scripts = await openWithoutScripts(page, PAGE);
    await page.keyboard.type('lost ');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stixk');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ckiness');
    await page.keyboard.press('Enter');
    scripts.release();
    await expect(heading(page)).toHaveText('Stickiness');
  });

  test('keys without a shortcut open nothing, and do what the browser does with them', async ({
    page,
  }) => {
    const scripts = await openWithoutScripts(page, PAGE);
    await page.keyboard.type('stick');
    expect(await scrollOffset(page)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => scrollOffset(page)).toBeGreaterThan(0);
    scripts.release();
    await untilEnhanced(page);
    await expect(searchBox(page).dialog).toHaveCount(0);
  });

  test('a field keeps all that is typed into it', async ({ page }) => {
    const scripts = await openWithoutScripts(page, '/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.click();
    await page.keyboard.type('a/b k');
    await expect(field).toHaveValue('a/b k');
    scripts.release();
    await untilEnhanced(page);
    await expect(field).toHaveValue('a/b k');
    await expect(searchBox(page).dialog).toHaveCount(0);
  });

  test('a press on a button that needs a script is not lost', async ({ page }) => {
    const scripts = await openWithoutScripts(page, '/quickstart');
    const toggle = page.locator('[data-sidebar-scroll] button[aria-expanded="false"]').first();
    await toggle.click();
    scripts.release();
    await expect(
      page.locator('[data-sidebar-scroll] button[aria-expanded="true"]'),
    ).not.toHaveCount(0);
  });
});

test('the dialog says that search is being loaded, until it is there', async ({ page }) => {
  await page.goto(PAGE);
  await untilEnhanced(page);
  const search = await holdBack(page, SEARCH);
  await searchButton(page).click();
  const status = () =>
    page
      .locator('[data-search-head]')
      .evaluate((form) => getComputedStyle(form, '::after').content);
  expect(await status()).toBe('"Loading…"');
  search.release();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(await status()).toBe('none');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  for (const late of [0, 60, 400, 1200]) {
    test(`typing 300 ms after the tap, scripts ${late} ms late`, async ({ page }) => {
      await delayScripts(page, late);
      await page.goto(PAGE);
      await untilStarted(page);
      await searchButton(page).tap();
      await page.waitForTimeout(300);
      await page.keyboard.type(QUERY, { delay: 30 });
      await expectQuery(page, QUERY);
    });
  }

  test('Back closes the dialog and leaves the page alone; what is chosen takes its place', async ({
    page,
  }) => {
    await page.goto('/reference/stickiness');
    await page.goto(PAGE);
    await untilEnhanced(page);
    await searchButton(page).tap();
    await page.keyboard.type('segments');
    await expect(searchBox(page).options.first()).toBeVisible();
    await page.goBack();
    await expect(searchBox(page).dialog).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
    await searchButton(page).tap();
    await page.keyboard.type('segments');
    await searchBox(page).options.first().tap();
    await expect(heading(page)).toHaveText('Segments');
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await searchButton(page).tap();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(searchBox(page).dialog).toHaveCount(0);
    await page.waitForFunction(() => !history.state?.docs?.overlay);
    await page.goBack();
    await expect(page).toHaveURL('/reference/stickiness');
  });

  test('the field has the focus before the tap is over, so that the keyboard comes', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await untilEnhanced(page);
    await holdBack(page, /\/assets\/.*\.js$/);
    const tag = await searchButton(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.tagName;
    });
    expect(tag).toBe('INPUT');
  });
});

for (const [what, pattern] of [
  ['the enhancements', ENHANCEMENTS],
  ['its own code', SEARCH],
] as const) {
  test(`letters, corrections and Enter while ${what} is on its way`, async ({ page }) => {
    const held = await holdBack(page, pattern);
    await page.goto(PAGE);
    await untilStarted(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stickk');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('iness');
    await page.keyboard.press('Enter');
    await held.asked;
    held.release();
    await expect(page).toHaveURL(/\/reference\/stickiness$/);
    await expect(heading(page)).toHaveText('Stickiness');
  });
}

test('the field stays the same while its list arrives around it', async ({ page }) => {
  const held = await holdBack(page, SEARCH);
  await page.goto(PAGE);
  await untilStarted(page);
  await page.keyboard.press('Control+k');
  const field = searchBox(page).dialog.locator('input');
  await field.pressSequentially('rollout');
  await field.evaluate((input: HTMLInputElement) => {
    input.dataset.testMark = '';
    input.setSelectionRange(0, 4);
  });
  held.release();
  await expect(searchBox(page).options.first()).toContainText(/rollout/i);
  await page.keyboard.type('fall');
  await expect(searchBox(page).dialog.locator('input[data-test-mark]')).toHaveValue('fallout');
});

test('a second press of the keys while nothing is there does not close what comes', async ({
  page,
}) => {
  const held = await holdBack(page, ENHANCEMENTS);
  await page.goto(PAGE);
  await untilStarted(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('seg');
  held.release();
  await expect(searchBox(page).field).toHaveValue('seg');
});

test('without its code the page of results takes what was typed', async ({ page }) => {
  await page.route(SEARCH, (route) => route.abort('failed'));
  await page.goto(PAGE);
  await untilEnhanced(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('seg');
  await expect(page).toHaveURL(/\/search(?:\?q=|$)/);
});

test('the page of results keeps its field, its letters and the caret', async ({ page }) => {
  const held = await holdBack(page, SEARCH);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.pressSequentially('segments');
  await field.evaluate((input: HTMLInputElement) => {
    input.dataset.testMark = '';
    input.setSelectionRange(3, 3);
  });
  await held.asked;
  held.release();
  await expect(heading(page)).toHaveText('Search results for "segments"');
  await page.keyboard.type('-');
  await expect(page.locator('input[data-test-mark]')).toHaveValue('seg-ments');
});

/**
 * Opens a page whose scripts are held back. If there's a delay, the scripts are released one after another,
 * starting that long after the heading appears.
 */
async function openWithoutScripts(page: Page, path: string, late?: number): Promise<HeldAnswers> {
  const scripts = await holdBack(page, SCRIPTS);
  if (late !== undefined) await delayScripts(page, late);
  // The `load` event wouldn't fire before the scripts have loaded.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => 'docsStarted' in window)).toBe(false);
  if (late !== undefined) scripts.release();
  return scripts;
}

async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.fallback().catch(() => undefined);
  });
}

/** Checks that the query is complete and that the results match it. */
async function expectQuery(page: Page, text: string, answer = /segment/i): Promise<void> {
  const { field, options } = searchBox(page);
  // Five files load one after another, and the test delays each one.
  await expect(field).toHaveValue(text, { timeout: 40_000 });
  await expect(field).toBeFocused();
  await expect(options.first()).toContainText(answer, { timeout: 20_000 });
}
