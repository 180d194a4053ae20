/**
 * Tests styles. Each document contains the styles that it needs from the first frame, and all others load soon
 * after.
 */
import { expect, type Page, test } from '@playwright/test';
import { readPages } from '../../bench/output.ts';
import { ATLAS, SITE } from '../servers.ts';
import { BASE, CALLOUTS, CODE, COMPONENTS, TEXT } from '../support/atlas.ts';
import { addLink, open } from '../support/reader.ts';

test.use({ baseURL: ATLAS.url });

const LINKED = '**/assets/*.css';

/**
 * Returns the computed styles of the elements in `main` that have a class, at the moment when the browser is about
 * to paint them.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [class]')].map((element) => {
      const style = getComputedStyle(element);
      const values = [
        style.fontSize,
        style.fontWeight,
        style.backgroundColor,
        style.borderTopWidth,
        style.borderTopColor,
        style.paddingTop,
        style.paddingLeft,
        style.textAlign,
      ];
      return `${element.tagName} ${element.getAttribute('class')}: ${values.join(' ')}`;
    }),
  );
}

/** Opens a URL from the current page, and calls `looks` in the first frame of the new page. */
async function looksAfterClick(page: Page, href: string): Promise<string[]> {
  const link = await addLink(page, { href });
  await page.evaluate(() => {
    const held = { frames: 0 };
    Object.assign(window, { held });
    document.addEventListener('docs:swapped', () => {
      requestAnimationFrame(() => {
        held.frames = 1;
      });
    });
  });
  await link.click();
  await page.waitForFunction(() => (window as unknown as { held: { frames: number } }).held.frames);
  return looks(page);
}

for (const { path } of [TEXT, CALLOUTS, CODE, COMPONENTS]) {
  test(`${path} looks the same when it is loaded and when it is navigated to, whatever comes later`, async ({
    page,
  }) => {
    await page.route(LINKED, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const loaded = await looks(page);
    await open(page, `${BASE}/search`);
    const navigated = await looksAfterClick(page, path);
    expect(loaded.length).toBeGreaterThan(0);
    expect(navigated).toEqual(loaded);
  });
}

test('the first frame waits for no stylesheet, which comes after it', { tag: '@walk' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LINKED, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, TEXT.path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const requested = page.locator('head > link[rel="stylesheet"]');
  await expect(requested).toHaveCount(1);
  release();
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('[rel=stylesheet]')?.sheet,
  );
});

test('without scripts, the stylesheet is linked', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const stylesheet = page.waitForResponse(LINKED);
  await page.goto(ATLAS.url + TEXT.route);
  expect((await stylesheet).status()).toBe(200);
  await expect(page.locator('[data-search]')).toBeHidden();
  await context.close();
});

test('live examples cost pages without them nothing', async ({ request }) => {
  const marks = /site-components-examples/;
  const pages = readPages(SITE.output);
  const withSome = pages.filter(({ html }) => html.includes('data-island="examples/'));
  const others = pages.filter((page) => !withSome.includes(page));
  expect(withSome.length).toBeGreaterThan(0);
  expect(withSome.every(({ html }) => marks.test(html))).toBe(true);
  expect(others.filter(({ html }) => marks.test(html)).map(({ file }) => file)).toEqual([]);
  const [, linked = ''] =
    /<noscript><link rel="stylesheet" href="([^"]+)">/.exec(others[0]?.html ?? '') ?? [];
  expect(await (await request.get(new URL(linked, SITE.url).href)).text()).not.toMatch(marks);
});
