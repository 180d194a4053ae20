/** Tests navigation between pages: what changes, when it changes, and what stays. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import {
  addLink,
  expectScroll,
  heading,
  isSameDocument,
  linkTo,
  markDocument,
  open,
  scrollOffset,
  scrollTo,
  untilEnhanced,
  untilIdle,
} from '../support/reader.ts';
import {
  documentOf,
  type HeldAnswers,
  holdBack,
  recordPages,
  withoutPrefetch,
} from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

test('the old page stays until the new one is loaded, and the address changes with the page', {
  tag: '@walk',
}, async ({ page }) => {
  await withoutPrefetch(page);
  const answer = await holdBack(page, documentOf(CALLOUTS.route));
  await open(page, TEXT.path);
  await markDocument(page);
  const title = await page.title();
  await linkTo(page, CALLOUTS.path).click();
  await answer.asked;
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page).toHaveURL(TEXT.path);
  expect(await page.title()).toBe(title);

  answer.release();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(page).toHaveURL(CALLOUTS.path);
  await expect(page).toHaveTitle('Callouts | Atlas');
  expect(await isSameDocument(page)).toBe(true);
});

test('a second click wins over the first, slower one, and the page is never blank', {
  tag: '@walk',
}, async ({ page }) => {
  await withoutPrefetch(page);
  const first = await holdBack(page, documentOf(CODE.route));
  const second = await holdBack(page, documentOf(CALLOUTS.route));
  await open(page, TEXT.path);
  const readHeadings = await recordHeadings(page);
  await linkTo(page, CODE.path).click();
  await first.asked;
  await linkTo(page, CALLOUTS.path).click();
  await second.asked;

  await answerNow(page, first, CODE.route);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page).toHaveURL(TEXT.path);
  second.release();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(page).toHaveURL(CALLOUTS.path);
  expect(await readHeadings()).toEqual([TEXT.title, CALLOUTS.title]);
});

test('an answer for a page that is no longer wanted is ignored', async ({ page }) => {
  await withoutPrefetch(page);
  const first = await holdBack(page, documentOf(CODE.route));
  await open(page, TEXT.path);
  const readHeadings = await recordHeadings(page);
  await linkTo(page, CODE.path).click();
  await first.asked;
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);

  await answerNow(page, first, CODE.route);
  await expect(page).toHaveURL(CALLOUTS.path);
  expect(await readHeadings()).toEqual([TEXT.title, CALLOUTS.title]);
});

test('a link to an anchor of another page leads there', { tag: '@walk' }, async ({ page }) => {
  await open(page, CALLOUTS.path);
  await (await addLink(page, { href: `${TEXT.path}#order` })).click();
  await expect(page).toHaveURL(`${TEXT.path}#order`);
  await expect(page.locator('#order')).toBeFocused();
  await expect(page.locator('#order')).toBeInViewport();
  expect(await scrollOffset(page)).toBeGreaterThan(0);
});

test('an anchor that another page does not have leads to its top', async ({ page }) => {
  await open(page, CALLOUTS.path);
  await scrollTo(page, 700);
  await (await addLink(page, { href: `${TEXT.path}#no-such-anchor` })).click();
  await expect(page).toHaveURL(`${TEXT.path}#no-such-anchor`);
  await expect(heading(page)).toBeFocused();
  await expectScroll(page, 0);
});

test('an anchor that the page at hand does not have leads to its top, at every click', async ({
  page,
}) => {
  await open(page, TEXT.path);
  const link = await addLink(page, { href: '#no-such-anchor' });
  for (let click = 0; click < 2; click += 1) {
    await scrollTo(page, 700);
    await link.click();
    await expect(page).toHaveURL(`${TEXT.path}#no-such-anchor`);
    await expectScroll(page, 0);
  }
});

test('a link to an anchor of the page at hand loads nothing', async ({ page }) => {
  await open(page, TEXT.path);
  await markDocument(page);
  const pages = recordPages(page);
  await linkTo(page, '#order').click();
  await expect(page).toHaveURL(`${TEXT.path}#order`);
  await expect(page.locator('#order')).toBeInViewport();
  expect(await scrollOffset(page)).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(pages).not.toContain(TEXT.path);
});

test('a change of the query alone neither loads nor scrolls', async ({ page }) => {
  await open(page, TEXT.path);
  await markDocument(page);
  await scrollTo(page, 700);
  const pages = recordPages(page);
  await (await addLink(page, { href: `${TEXT.path}?view=all` })).click();
  await expect(page).toHaveURL(`${TEXT.path}?view=all`);
  await expectScroll(page, 700);
  expect(await isSameDocument(page)).toBe(true);
  expect(pages).not.toContain(TEXT.path);
});

test('a link to the very same address leads to the top and adds no history entry', async ({
  page,
}) => {
  await open(page, TEXT.path);
  await scrollTo(page, 700);
  const entries = await page.evaluate(() => history.length);
  await (await addLink(page, { href: TEXT.path })).click();
  await expectScroll(page, 0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('focus goes to the heading and the new title is announced', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, TEXT.path);
  await untilEnhanced(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Callouts | Atlas');
});

test('the head is that of a full load: title, description, canonical address, data', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, CALLOUTS.path);
  const loaded = await readHead(page);
  expect(loaded.description).toHaveLength(1);
  expect(loaded.canonical).toEqual([`https://maps.example.org${CALLOUTS.path}`]);
  await open(page, TEXT.path);
  const previous = await readHead(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect.poll(() => readHead(page)).toEqual(loaded);
  await page.goBack();
  await expect.poll(() => readHead(page)).toEqual(previous);
});

/** Starts recording the page's headings. If there's no heading, an empty one is recorded. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const headings: string[] = [];
    const note = () => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (headings.at(-1) !== text) headings.push(text);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return headings;
  });
  return () => seen.jsonValue();
}

/** Releases a response, and waits until the page has had time to process it. */
async function answerNow(page: Page, held: HeldAnswers, route: string): Promise<void> {
  const response = page.waitForResponse(documentOf(route));
  held.release();
  await (await response).finished();
  await untilIdle(page);
}

function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    return {
      title: document.title,
      description: all('meta[name="description"]').map((tag) => tag.getAttribute('content')),
      canonical: all('link[rel="canonical"]').map((tag) => tag.getAttribute('href')),
      social: all('meta[property^="og:"]').map((tag) => tag.getAttribute('content')),
      data: all('script[type="application/ld+json"]').map((tag) => tag.textContent),
    };
  });
}
