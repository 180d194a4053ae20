/** Tests when islands are hydrated, and that nothing is lost of what a reader does before that. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { BASE, CALLOUTS, COMPONENTS, TEXT } from '../support/atlas.ts';
import { heading, linkTo, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { holdBack, recordRequests, reportConnection } from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

/** Matches the script with React and the list of islands. */
const RUNTIME = '**/assets/runtime.*.js*';
/** Matches the script with everything else that waits for an idle period or for intent. */
const ENHANCEMENTS = '**/assets/enhancements.*.js*';

const counter = (page: Page) => page.getByTestId('counter');
const count = (page: Page) => counter(page).getByRole('button', { name: 'Count' });
const number = (page: Page) => counter(page).getByRole('status');

/** Checks whether an island is hydrated. It looks the same in both cases. */
async function expectAlive(part: Locator, isAlive = true): Promise<void> {
  await expect(part.locator('xpath=ancestor::*[@data-island-ready]')).toHaveCount(isAlive ? 1 : 0);
}

/** Keeps the browser from reporting idle periods, so that code loads only on intent. */
async function withoutIdleness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    // Until someone moves the pointer, it's in the corner, and some headless browsers report that.
    addEventListener(
      'pointerover',
      (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(),
      { capture: true },
    );
  });
}

test('a part comes alive when the page is idle, without the reader doing anything', {
  tag: '@walk',
}, async ({ page }) => {
  await page.goto(COMPONENTS.path);
  await expectAlive(counter(page));
  await count(page).click();
  await expect(number(page)).toHaveText('1657');
});

test('nothing is loaded for islands before the page is idle or the reader shows an intent', async ({
  page,
}) => {
  await withoutIdleness(page);
  const scripts = recordRequests(page, (request) => request.resourceType() === 'script');
  await open(page, COMPONENTS.path);
  await page.waitForLoadState('load');
  expect(scripts.filter((script) => !/\/(?:browser|tab-choices)\./.test(script))).toEqual([]);
  await expectAlive(counter(page), false);
});

for (const [intent, show] of [
  ['pointing at it', (page: Page) => count(page).hover()],
  ['focusing it', (page: Page) => count(page).focus()],
] as const) {
  test(`a part comes alive on ${intent}`, async ({ page }) => {
    await withoutIdleness(page);
    await open(page, COMPONENTS.path);
    await show(page);
    await expectAlive(counter(page));
  });

  test(`so it does for readers who save data, and only then: ${intent}`, async ({ page }) => {
    await reportConnection(page, { saveData: true });
    await open(page, COMPONENTS.path);
    await untilIdle(page);
    await expectAlive(counter(page), false);
    await show(page);
    await expectAlive(counter(page));
  });
}

test('a part comes alive on a key, when it had the focus before any script was there', async ({
  page,
}) => {
  await withoutIdleness(page);
  const script = await holdBack(page, '**/assets/browser.*.js');
  await page.goto(COMPONENTS.path, { waitUntil: 'commit' });
  await count(page).focus();
  script.release();
  await page.waitForFunction(() => 'docsStarted' in window);
  await expectAlive(counter(page), false);
  await page.keyboard.press('Shift');
  await expectAlive(counter(page));
});

for (const [what, pattern] of [
  ['React', RUNTIME],
  ['the enhancements', ENHANCEMENTS],
] as const) {
  test(`a click that comes before ${what} is repeated, once`, async ({ page }) => {
    const script = await holdBack(page, pattern);
    await open(page, COMPONENTS.path);
    const clicks = await count(page).evaluateHandle((button) => {
      const seen: Event[] = [];
      button.addEventListener('click', (event) => {
        if (button.closest('[data-island-ready]')) seen.push(event);
      });
      return seen;
    });
    await count(page).click();
    await script.asked;
    await expect(number(page)).toHaveText('1656');
    script.release();
    await expect(number(page)).toHaveText('1657');
    expect(await clicks.evaluate((seen) => seen.length)).toBe(1);
  });
}

test('parts of a page that is navigated to come alive, and again when it is come back to', {
  tag: '@walk',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, TEXT.path);
  await linkTo(page, COMPONENTS.path).click();
  await expectAlive(counter(page));
  await count(page).click();
  await expect(number(page)).toHaveText('1657');
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await page.evaluate(() => history.back());
  await expectAlive(counter(page));
  await count(page).click();
  await expect(number(page)).toHaveText('1657');
  expect(errors).toEqual([]);
});

test('HTML that does not fit is corrected, and that is logged', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(COMPONENTS.path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<output>1656</output>', '<output>7</output>');
    await route.fulfill({ response, body });
  });
  await page.goto(COMPONENTS.path);
  await expectAlive(counter(page));
  await expect(number(page)).toHaveText('1656');
  expect(errors).toEqual([expect.stringMatching(/^Island "[^"]*counter[^"]*" recovered from/i)]);
});

test('the data of the sidebar is loaded when a reader opens a branch, once', async ({ page }) => {
  const data = recordRequests(page, (_, pathname) => pathname.startsWith(`${BASE}/sidebars/`));
  await open(page, TEXT.path);
  await untilEnhanced(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await untilIdle(page);
  expect(data).toEqual([]);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: "category 'Drawing'" }).click();
  await sidebar.getByRole('button', { name: 'Layers' }).click();
  await expect(sidebar.getByRole('link', { name: 'Vectors' })).toBeVisible();
  expect(data).toHaveLength(1);
});

test('a page whose component has no default export is empty, and the site around it works', async ({
  page,
}) => {
  await open(page, `${BASE}/unfinished`);
  await expect(page.getByRole('main')).toHaveText('');
  await page.getByRole('link', { name: 'Manual' }).click();
  await expect(heading(page)).toHaveText('Install Atlas');
});
