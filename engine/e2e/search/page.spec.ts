/** Tests the results page with and without a query. Its URL can be shared. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { store } from '../support/appearance.ts';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { heading, linkTo, untilEnhanced, untilIdle } from '../support/reader.ts';
import { holdBack, recordRequests } from '../support/requests.ts';

test('shows the results of its address, with title and count', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto('/search?q=stickiness');
  await expect(heading(page)).toHaveText('Search results for "stickiness"');
  await expect(page).toHaveTitle('Search results for "stickiness" | Unleash Docs');
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ documents found$/ }),
  ).toBeAttached();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/reference/stickiness');
  await expect(page.locator('main')).toHaveCount(1);
});

test('loads nothing before there is something to search for', async ({ page }) => {
  const requests = recordRequests(page, (_, path) => path.includes('search-names'));
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.goto('/search');
  await untilIdle(page);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  expect(requests).toEqual([]);
});

test('typing changes results and address, and adds no entry to the history', {
  tag: '@walk',
}, async ({ page }) => {
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.goto('/search?q=token&x=1');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(page.getByRole('article').first()).toContainText('token');
  await field.fill('');
  await field.pressSequentially('projects', { delay: 10 });
  await expect(page.getByRole('article').first()).toContainText('Projects');
  await expect(page).toHaveURL(/\/search\?x=1&q=projects$/);
  await expect(page).toHaveTitle(/^Search results for "projects"/);
  await field.fill('');
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(page).toHaveURL(/\/search\?x=1$/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Segments');
});

test('a kind leaves some of the results, and stays with Enter', async ({ page }) => {
  await page.goto('/search?q=export+flags');
  const count = page.locator('.search-count');
  await expect(count).toHaveText(/^\d+ documents found$/);
  const all = Number.parseInt(await count.innerText(), 10);
  const api = page.getByRole('button', { name: 'API', exact: true });
  await api.click();
  await expect(count).not.toHaveText(`${all} documents found`);
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=export\+flags&kind=API$/);
  await expect(api).toHaveAttribute('aria-pressed', 'true');
  await field.fill('qqqqzzzz');
  await expect(page.getByRole('main')).toContainText('No results for "qqqqzzzz" in API');
});

test('a kind in the address counts in any case, and one that there is not leaves all results', async ({
  page,
}) => {
  await page.goto('/search?q=export+flags&kind=sdks');
  await expect(page.getByRole('button', { name: 'SDKs' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?q=export\+flags&kind=SDKs$/);
  await page.goto('/search?q=export+flags&kind=nonsense');
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?q=export\+flags$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the title has the beginning of a long query', async ({ page }) => {
  const message =
    'Error: could not open the file that the backup of the flags is in, for want of rights';
  await page.goto(`/search?${new URLSearchParams({ q: message })}`);
  await expect(heading(page)).toHaveText(`Search results for "${message.slice(0, 64)}…"`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(message);
});

test('takes over what is typed before its code is there', async ({ page }) => {
  const code = await holdBack(page, /\/assets\/render-search\.[^/]*\.js$/);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.pressSequentially('seg');
  await code.asked;
  code.release();
  await expect(heading(page)).toHaveText('Search results for "seg"');
  await field.press('End');
  await page.keyboard.type('ments');
  await expect(page.getByRole('article').first()).toContainText('Segments');
  await expect(page).toHaveURL(/\?q=segments$/);
});

/** Waits until the history entry contains the page's scroll offset. Returns the offset in pixels. */
async function untilPlaceIsKept(page: Page): Promise<number> {
  const kept = await page.waitForFunction(
    () => scrollY > 0 && history.state?.docs?.scroll?.y === scrollY && scrollY,
  );
  return Number(await kept.jsonValue());
}

for (const { name, leave } of [
  { name: 'Back', leave: (page: Page) => page.goBack() },
  { name: 'a reload', leave: (page: Page) => page.reload() },
]) {
  test(`${name} returns to the place in the list`, async ({ page }) => {
    await page.goto('/search?q=flag');
    const results = page.locator('article');
    await expect(results).toHaveCount(15);
    await results.last().scrollIntoViewIfNeeded();
    await expect.poll(() => results.count()).toBeGreaterThan(15);
    const link = results.nth(20).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await untilPlaceIsKept(page);
    if (name === 'Back') {
      await link.click();
      await expect(page).not.toHaveURL(/search/);
    }
    await leave(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(link).toBeInViewport();
    // After a reload, nobody knows which link was followed.
    if (name === 'Back') await expect(link).toBeFocused();
    else await expect(page.locator('article :focus')).toBeInViewport();
  });
}

test('a reload returns to the place in a list that is long in coming', async ({ page }) => {
  await page.goto('/search?q=flag');
  await expect(page.locator('article')).toHaveCount(15);
  await page.locator('article').nth(12).scrollIntoViewIfNeeded();
  const place = await untilPlaceIsKept(page);
  const code = await holdBack(page, /\/assets\/render-search\.[^/]*\.js$/);
  await page.reload();
  await code.asked;
  // The position is stored after a pause in scrolling, which is shorter than this.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  code.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('Back returns to the place although its entry has lost it', async ({ page }) => {
  await page.goto('/search?q=flag');
  const link = page.getByRole('article').nth(12).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await untilPlaceIsKept(page);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  // Does what the router does if search's code takes longer to load than the router's scroll pause.
  await page.evaluate(() =>
    document.addEventListener('docs:navigated', () => {
      const { docs } = history.state;
      history.replaceState({ docs: { ...docs, scroll: { x: 0, y: 0 } } }, '');
    }),
  );
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('Back returns to the results', async ({ page }) => {
  await page.goto('/search?q=segments');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(heading(page)).toHaveText('Segments');
  await page.goBack();
  await expect(heading(page)).toHaveText('Search results for "segments"');
  await expect(page.getByRole('article').first()).toContainText('Segments');
});

test('results that come late do not push the footer out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const code = await holdBack(page, /\/assets\/render-search\.[^/]*\.js$/);
  await page.goto('/search?q=webhook');
  await code.asked;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  code.release();
  await expect(page.getByRole('article')).toHaveCount(15);
});

test('more results come while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/search?q=flag');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  await page.getByRole('button', { name: /Show more/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => results.count()).toBeGreaterThan(15);
});

test('what has the focus at the end of the results stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/search?q=flag');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  await untilIdle(page);
  const button = page.getByRole('button', { name: /Show more/ });
  await button.focus();
  await expect(button).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer :focus')).toBeInViewport();
  await untilIdle(page);
  await expect(results).toHaveCount(15);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(30);
  await expect(results.nth(15).getByRole('link')).toBeFocused();
  await expect(results.nth(15)).toBeInViewport();
});

test('what has the focus is in view when the browser was still scrolling to the button', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/search?q=flag');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  await untilIdle(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 16 });
  await page.locator('.search-more').evaluate((button) => button.focus());
  for (const key of ['Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(results).toHaveCount(30);
  await expect(results.nth(15).getByRole('link')).toBeFocused();
  await untilIdle(page);
  await expect(results.nth(15)).toBeInViewport();
});

test('after some results the rest come only when asked for, and the footer can be reached', async ({
  page,
}) => {
  await page.goto('/search?q=flag');
  const results = page.getByRole('article');
  const button = page.getByRole('button', { name: /Show more/ });
  for (const count of [15, 30, 45]) {
    await expect.poll(() => results.count()).toBeGreaterThanOrEqual(count);
    await page.mouse.wheel(0, 20_000);
  }
  await expect(results).toHaveCount(60);
  await expect(button).toHaveText('Show more');
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('footer a').last()).toBeInViewport();
  await untilIdle(page);
  await expect(results).toHaveCount(60);
  await button.click();
  await expect(results).toHaveCount(75);
  const link = results.nth(70).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await untilPlaceIsKept(page);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('more results come by a button where the browser does not tell', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/search?q=flag');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  await page.getByRole('button', { name: /Show more/ }).click();
  await expect(results).toHaveCount(30);
});

test('nothing found, and an index that does not load', async ({ page, context }) => {
  await page.goto('/search?q=qqqqzzzz');
  await expect(page.getByRole('main')).toContainText('No results were found');
  await expect(page.getByRole('main')).toContainText('No results for "qqqqzzzz"');
  await context.route('**/assets/search-names.*', (route) => route.abort('failed'));
  await page.goto('/search?q=segments');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await context.unroute('**/assets/search-names.*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toContainText('Segments');
});

test('says once that nothing was found, and the field can be emptied', async ({ page }) => {
  await page.goto('/search?q=qqqqzzzz');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^No results/).and(page.locator(':not([role="status"])')),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the query' }).click();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('button', { name: 'Clear the query' })).toBeHidden();
});

test('the field takes 512 characters, and so does the one without scripts', async ({
  page,
  request,
}) => {
  await page.goto(`/search?q=${'x'.repeat(600)}`);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('x'.repeat(512));
  await expect(field).toHaveAttribute('maxlength', '512');
  expect(await (await request.get('/search')).text()).toMatch(/<input [^>]*maxlength="512"/i);
});

test('is not for search engines, and not in the sitemap', async ({ page, request }) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const sitemap = await (await request.get(`${SITE.url}/sitemap.xml`)).text();
  expect(sitemap).toMatch(/<loc>https?:\/\/[^/<]+\/quickstart</);
  expect(sitemap).not.toMatch(/<loc>https?:\/\/[^/<]+\/search</);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has no barriers, ${scheme}`, async ({ page }) => {
    await store(page, 'docs.theme', scheme);
    await page.goto('/search?q=token');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violationsOn(page, rulesFor(scheme))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await violationsOn(page, rulesFor(scheme))).toEqual([]);
  });
}

test('any site has it, below any base path', async ({ page }) => {
  await page.goto(`${ATLAS.url}/search?q=raster`);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/guide\//);
  await first.getByRole('link').click();
  await expect(heading(page)).toContainText(/raster/i);
  await expect(linkTo(page, '/guide')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do', async ({ page }) => {
    await page.goto('/search?q=token');
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  });
});
