/** Tests that on any host, URLs with `.html`, `/index.html`, or a trailing slash become clean URLs. */
import { expect, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { BASE, CALLOUTS, TEXT } from '../support/atlas.ts';
import { addLink, heading, isSameDocument, linkTo, markDocument, open } from '../support/reader.ts';
import { documentOf } from '../support/requests.ts';
import { type PlainServer, startPlainServer } from '../support/servers/plain-server.ts';

let server: PlainServer;

test.beforeAll(async () => {
  server = await startPlainServer({ folder: ATLAS.output, base: BASE });
});
test.afterAll(() => server.stop());

test('addresses that are not clean become so, keep query and hash, and add no history entry', {
  tag: '@walk',
}, async ({ page }) => {
  let entries = 1;
  for (const [ending, rest] of [
    ['.html', ''],
    ['/index.html', ''],
    ['/', ''],
    ['/?x=1', '?x=1'],
    ['.html?x=1#order', '?x=1#order'],
    ['/#order', '#order'],
  ]) {
    await open(page, `${server.url}${TEXT.route}${ending}`);
    entries += 1;
    await expect(page).toHaveURL(`${server.url}${TEXT.route}${rest}`);
    await expect(heading(page)).toHaveText(TEXT.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://maps.example.org${TEXT.path}`,
    );
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});

test('the home page becomes clean', async ({ page }) => {
  await open(page, `${server.url}/index.html?x=1`);
  await expect(page).toHaveURL(`${server.url}?x=1`);
});

test('the page at a cleaned address navigates: away, back, and not to itself', async ({ page }) => {
  await open(page, `${server.url}${TEXT.route}.html`);
  await markDocument(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page).toHaveURL(`${server.url}${TEXT.route}`);
  expect(await isSameDocument(page)).toBe(true);
});

for (const href of [`${CALLOUTS.path}.html?x=1#top`, `${CALLOUTS.path}/?x=1#top`]) {
  test(`a link to ${href} leads to the clean address`, async ({ page }) => {
    await open(page, `${server.url}${TEXT.route}`);
    await markDocument(page);
    await (await addLink(page, { href })).click();
    await expect(page).toHaveURL(`${server.url}${CALLOUTS.route}?x=1#top`);
    await expect(heading(page)).toHaveText(CALLOUTS.title);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a link to the page at hand that ends with .html loads nothing', async ({ page }) => {
  await open(page, `${server.url}${TEXT.route}`);
  await page.route(documentOf(TEXT.route), (route) => route.abort());
  await markDocument(page);
  await (await addLink(page, { href: `${TEXT.path}.html#order` })).click();
  await expect(page).toHaveURL(`${server.url}${TEXT.route}#order`);
  await expect(page.locator('#order')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});
