/** Tests the banner for authors whose configuration has a wrong base path. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { BASE, TEXT } from '../support/atlas.ts';
import { heading, linkTo, open } from '../support/reader.ts';
import { cutOff } from '../support/requests.ts';
import { startPlainServer } from '../support/servers/plain-server.ts';

const APP_SCRIPT = '**/assets/browser.*.js';

function banner(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'did not load properly' });
}

/** Waits until a script that hasn't started is considered failed. */
async function waitLong(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.clock.runFor(10_000);
}

for (const folder of ['', '/elsewhere', '/a/b']) {
  test(`a site that is served below "${folder}/" by mistake suggests that base path`, async ({
    page,
  }) => {
    const server = await startPlainServer({ folder: ATLAS.output, base: folder });
    await page.goto(`${server.url}/index.html`);
    await expect(banner(page)).toBeInViewport();
    for (const text of [
      'Your Docusaurus site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      `Current configured baseUrl = ${BASE}/`,
      `We suggest trying baseUrl = ${folder}/`,
    ]) {
      await expect(banner(page).getByText(text, { exact: true })).toBeVisible();
    }
    await server.stop();
  });
}

test('it shows when only the script fails, names the default, and goes when the script comes', {
  tag: '@walk',
}, async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const restore = await cutOff(page, APP_SCRIPT);
  await page.goto(SITE.url);
  await expect(banner(page)).toBeInViewport();
  await expect(banner(page)).toContainText('Current configured baseUrl = / (default value)');
  await expect(banner(page).getByText('We suggest trying baseUrl = /')).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await banner(page)
    .locator('b')
    .evaluate((each) => getComputedStyle(each).color.match(/\d+/g)?.map(Number) ?? []);
  expect(green).toBeGreaterThan(red + blue);
  // The page below the banner is complete.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
  const box = await banner(page).boundingBox();
  expect(box?.y).toBe(0);
  await banner(page).getByRole('link', { name: 'baseUrl configuration' }).click();
  await expect(banner(page).locator(':target')).toContainText('Set base in');
  await restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(banner(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('it shows when the script is there and does not start', async ({ page }) => {
  await page.route(APP_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("too old a browser")' }),
  );
  await page.goto(SITE.url);
  await expect(banner(page)).toBeInViewport();
});

test('it stays away when the script works, also when later scripts fail', async ({ page }) => {
  await cutOff(page, '**/assets/enhancements.*.js*');
  await page.clock.install();
  await open(page, SITE.url);
  await waitLong(page);
  await expect(banner(page)).toHaveCount(0);
});

test('it is a matter of the home page alone', async ({ page }) => {
  await cutOff(page, APP_SCRIPT);
  await page.clock.install();
  await page.goto(ATLAS.url + TEXT.route);
  await waitLong(page);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(banner(page)).toHaveCount(0);
});

test('readers without scripts do not see it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ATLAS.url);
  await expect(page.getByText('did not load properly')).toHaveCount(0);
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await context.close();
});
