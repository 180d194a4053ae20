/** Tests which pages are prefetched, when, how often, and when none are. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { BASE, CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import { addLink, heading, linkTo, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import {
  countPending,
  recordPages,
  reportConnection,
  routeFetches,
  withoutDelays,
} from '../support/requests.ts';
import { startNginx } from '../support/servers/nginx.ts';

test.use({ baseURL: ATLAS.url });

let pending: { readonly size: number };

test.beforeEach(async ({ page }) => {
  pending = countPending(page);
  await withoutDelays(page);
});

/** A page that no visible link leads to, so it isn't prefetched. */
const HIDDEN = '/layers/heat';

/** Opens the page and waits until its links have been prefetched. */
async function openWithHints(page: Page): Promise<string[]> {
  const pages = recordPages(page);
  await open(page, TEXT.path);
  await expect.poll(() => pages).toContain(CALLOUTS.path);
  await untilQuiet(page, pages);
  return pages;
}

/** Waits until all prefetches have responses and idle periods start no new ones. */
async function untilQuiet(page: Page, pages: readonly string[]): Promise<void> {
  await expect(async () => {
    const { length } = pages;
    await untilIdle(page);
    expect(pending.size).toBe(0);
    expect(pages).toHaveLength(length);
  }).toPass();
}

test('the next page and those behind links in view are hinted at when the page is idle, each once', {
  tag: '@walk',
}, async ({ page }) => {
  const pages = await openWithHints(page);
  // The breadcrumbs lead to this page.
  expect(pages).toContain(BASE);
  expect(new Set(pages).size).toBe(pages.length);
  // The current page and pages without a visible link aren't prefetched.
  expect(pages).not.toContain(TEXT.path);
  expect(pages).not.toContain(CODE.path);
});

test('pages behind links that come into view follow', async ({ page }) => {
  // With real documents, prefetching the links that are in view at first would use up the page's byte limit.
  await routeFetches(page, /\/guide(?:\/[\w-]+)*$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const pages = await openWithHints(page);
  expect(pages).not.toContain(CODE.path);
  await page.locator(`main a[href^="${CODE.path}"]`).scrollIntoViewIfNeeded();
  await expect.poll(() => pages).toContain(CODE.path);
});

for (const [sign, show] of [
  ['pointed at', (page: Page) => page.getByRole('link', { name: 'A link' }).hover()],
  ['focused', (page: Page) => page.getByRole('link', { name: 'A link' }).focus()],
  [
    'touched',
    (page: Page) => page.getByRole('link', { name: 'A link' }).dispatchEvent('touchstart'),
  ],
] as const) {
  test(`the page behind a link that is ${sign} is loaded, once`, async ({ page }) => {
    const pages = await openWithHints(page);
    await addLink(page, { href: `${BASE}${HIDDEN}?x=1#y` });
    await show(page);
    await expect.poll(() => pages).toContain(BASE + HIDDEN);
    await page.mouse.move(0, 600);
    await linkTo(page, CODE.path).focus();
    await show(page);
    await untilQuiet(page, pages);
    expect(pages.filter((each) => each === BASE + HIDDEN)).toHaveLength(1);
  });
}

for (const [host, start] of [
  ['our server', async () => ({ url: ATLAS.url, stop: async () => undefined })],
  ['nginx', () => startNginx(ATLAS.output, test.info().outputPath('nginx'), BASE)],
] as const) {
  test(`${host}: a hint, pointing, and a click cost one request, and a hinted page opens offline`, async ({
    page,
    context,
  }) => {
    const server = await start();
    const pages = recordPages(page);
    await open(page, `${server.url}${TEXT.route}`);
    await expect.poll(() => pages).toContain(CALLOUTS.path);
    await untilQuiet(page, pages);
    await context.setOffline(true);
    await linkTo(page, CALLOUTS.path).hover();
    await linkTo(page, CALLOUTS.path).click();
    await expect(heading(page)).toHaveText(CALLOUTS.title);
    expect(pages.filter((each) => each === CALLOUTS.path)).toHaveLength(1);
    await server.stop();
  });
}

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is loaded ahead of time with ${JSON.stringify(connection)}, clicks still work`, async ({
    page,
  }) => {
    await reportConnection(page, connection);
    const pages = recordPages(page);
    await open(page, TEXT.path);
    await untilEnhanced(page);
    await linkTo(page, CODE.path).hover();
    await linkTo(page, CODE.path).focus();
    await untilQuiet(page, pages);
    expect(pages).toEqual([]);
    await linkTo(page, CALLOUTS.path).click();
    await expect(heading(page)).toHaveText(CALLOUTS.title);
    expect(pages).toEqual([CALLOUTS.path]);
  });
}

test('a browser that tells nothing about its connection loads ahead of time', async ({ page }) => {
  await reportConnection(page, undefined);
  const pages = recordPages(page);
  await open(page, TEXT.path);
  await expect.poll(() => pages).toContain(CALLOUTS.path);
});

test('hints are GET requests with credentials', async ({ page, context }) => {
  await context.addCookies([{ name: 'visitor', value: 'ada', url: ATLAS.url }]);
  const hint = page.waitForRequest(`**${CALLOUTS.path}`);
  await open(page, TEXT.path);
  const request: Request = await hint;
  expect(request.method()).toBe('GET');
  expect((await request.allHeaders()).cookie).toBe('visitor=ada');
});

test('hints that fail are silent, and the click reports', { tag: '@walk' }, async ({ page }) => {
  const messages: string[] = [];
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', () => console.warn('unhandled')),
  );
  page.on('console', (message) => message.type() === 'warning' && messages.push(message.text()));
  await page.route(`**${CALLOUTS.path}`, (route) => route.abort());
  const pages = recordPages(page);
  await open(page, TEXT.path);
  await expect.poll(() => pages).toContain(CALLOUTS.path);
  await linkTo(page, CALLOUTS.path).hover();
  await untilQuiet(page, pages);
  expect(messages).toEqual([]);
});

test('this site, too: a page with many links asks for each file once, and for few of them', async ({
  page,
}) => {
  const pages = recordPages(page);
  await open(page, `${SITE.url}/reference`);
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  await untilQuiet(page, pages);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeLessThanOrEqual(10);
});
