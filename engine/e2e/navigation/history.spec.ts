/**
 * Tests Back and Forward: the page, its scroll offset, and the focus are restored, even if the page loads slowly.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import {
  addLink,
  expectScroll,
  forgetPages,
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
import { documentOf, holdBack, withoutPrefetch } from '../support/requests.ts';

// These tests are about final positions, so smooth scrolling is off.
test.use({ baseURL: ATLAS.url, contextOptions: { reducedMotion: 'reduce' } });

const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

/** Returns the page's focused element. */
const focused = (page: Page) => page.locator('main :focus');

test('Back and Forward restore page, address, title, offset and focus', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, TEXT.path);
  await untilEnhanced(page);
  await markDocument(page);
  await scrollTo(page, 800);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expectScroll(page, 0);
  await scrollTo(page, 500);

  await goBack(page);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expectScroll(page, 800);
  await expect(page).toHaveURL(TEXT.path);
  await expect(page).toHaveTitle('Text | Atlas');
  await expect(focused(page)).toBeInViewport();

  await goForward(page);
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expectScroll(page, 500);
  await expect(page).toHaveURL(CALLOUTS.path);
  await expect(focused(page)).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('Back leads the focus to the link that was followed, so that Tab goes on from there', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, `${SITE.url}/reference/rbac`);
  await untilEnhanced(page);
  const link = page.locator('article a[href$="#project-tokens"]');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const offset = await scrollOffset(page);
  expect(offset).toBeGreaterThan(300);
  await link.press('Enter');
  await expect(page).toHaveURL(/#project-tokens$/);
  await goBack(page);
  await expectScroll(page, offset);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  expect(await scrollOffset(page)).toBeGreaterThanOrEqual(offset);
});

test('Back leads the focus into view when the link was not in the text', async ({ page }) => {
  await open(page, TEXT.path);
  await untilEnhanced(page);
  await scrollTo(page, 800);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator(`a[href="${CODE.path}"]`).click();
  await expect(heading(page)).toHaveText(CODE.title);
  await goBack(page);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expectScroll(page, 800);
  await expect(focused(page)).toBeInViewport();
});

test('Back finds the properties open that the reader had opened, and the place below them', async ({
  page,
}) => {
  await open(page, `${SITE.url}/reference/api/unleash/get-feature`);
  await untilEnhanced(page);
  const closed = page.locator('article details details:not([open]) > summary');
  for (let part = 0; part < 4; part += 1) await closed.first().click();
  const opened = page.locator('article details details[open]');
  await expect(opened).toHaveCount(4);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await scrollTo(page, height - 1200);
  const offset = await scrollOffset(page);
  // A click with the pointer would first scroll to the link.
  await linkTo(page, '/reference/feature-toggle-variants').dispatchEvent('click');
  await expect(heading(page)).not.toHaveText('Get a flag');
  await goBack(page);
  await expect(opened).toHaveCount(4);
  await expectScroll(page, offset);
});

test('the same page keeps an offset for each of its entries', async ({ page }) => {
  await open(page, TEXT.path);
  await scrollTo(page, 300);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await scrollTo(page, 1200);
  await page.evaluate(() => history.go(-2));
  await expectScroll(page, 300);
  await page.evaluate(() => history.go(2));
  await expectScroll(page, 1200);
});

test('Back in the very moment of scrolling keeps the offset', async ({ page }) => {
  await open(page, TEXT.path);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    history.back();
  });
  await expect(heading(page)).toHaveText(TEXT.title);
  await goForward(page);
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expectScroll(page, 500);
});

test('going back slowly shows a spinner instead of the wrong page, then the right offset', async ({
  page,
}) => {
  await withoutPrefetch(page);
  const answer = await holdBack(page, documentOf(TEXT.route));
  await page.clock.install();
  await open(page, TEXT.path);
  await scrollTo(page, 800);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await forgetPages(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

  await goBack(page);
  await answer.asked;
  await expect(page).toHaveURL(TEXT.path);
  await page.clock.runFor(199);
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-page-spinner]')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();

  answer.release();
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page.locator('[data-page-spinner]')).toHaveCount(0);
  // The focus moves in the next frame.
  await page.clock.resume();
  await expect(focused(page)).toBeInViewport();
  await expectScroll(page, 800);
});

test('a link chosen while going back slowly wins', async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, TEXT.path);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await forgetPages(page);
  const answer = await holdBack(page, documentOf(TEXT.route));
  await goBack(page);
  await answer.asked;
  await linkTo(page, CODE.path).click();
  await expect(heading(page)).toHaveText(CODE.title);
  const late = page.waitForResponse(documentOf(TEXT.route));
  answer.release();
  await (await late).finished();
  await untilIdle(page);
  await expect(heading(page)).toHaveText(CODE.title);
  await expect(page).toHaveURL(CODE.path);
});

test('Back and Forward between anchors restore offsets and load nothing', async ({ page }) => {
  await open(page, TEXT.path);
  await markDocument(page);
  await scrollTo(page, 150);
  await (await addLink(page, { href: '#order' })).click();
  await expect(page.locator('#order')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await goBack(page);
  await expect(page).toHaveURL(TEXT.path);
  await expectScroll(page, 150);
  await goForward(page);
  await expect(page).toHaveURL(`${TEXT.path}#order`);
  await expect(page.locator('#order')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('Back from an anchor of another page, and Forward to it', async ({ page }) => {
  await open(page, CALLOUTS.path);
  await scrollTo(page, 400);
  await (await addLink(page, { href: `${TEXT.path}#order` })).click();
  await expect(page.locator('#order')).toBeInViewport();
  await goBack(page);
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expectScroll(page, 400);
  await goForward(page);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expect(page.locator('#order')).toBeInViewport();
});

test('a reload keeps the offset, and Back works after it', { tag: '@walk' }, async ({ page }) => {
  await open(page, TEXT.path);
  await scrollTo(page, 600);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await scrollTo(page, 450);
  await page.reload();
  await expectScroll(page, 450);
  await goBack(page);
  await expect(heading(page)).toHaveText(TEXT.title);
  await expectScroll(page, 600);
});

test('a reload returns to the anchor, and to where the page was scrolled before scripts came', async ({
  page,
}) => {
  await open(page, `${TEXT.path}#order`);
  const anchor = await page.evaluate(() => scrollY);
  expect(anchor).toBeGreaterThan(300);
  await page.reload();
  await expectScroll(page, anchor);
  const scripts = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.goto(CALLOUTS.path);
  await scripts.asked;
  await scrollTo(page, 450);
  scripts.release();
  await untilEnhanced(page);
  await page.reload();
  await expectScroll(page, 450);
});

test('Back returns from another site to the offset', async ({ page }) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await open(page, TEXT.path);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await scrollTo(page, 450);
  await (await addLink(page, { href: 'https://elsewhere.example/' })).click();
  await expect(page).toHaveTitle('Elsewhere');
  await page.goBack();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await expectScroll(page, 450);
  await goBack(page);
  await expect(heading(page)).toHaveText(TEXT.title);
});
