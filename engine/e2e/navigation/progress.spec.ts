/** Tests what readers see while a page loads: nothing for 200 ms, and then a progress bar. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import { addLink, heading, linkTo, open, untilEnhanced } from '../support/reader.ts';
import { documentOf, holdBack, withoutPrefetch } from '../support/requests.ts';

test.use({ baseURL: ATLAS.url });

/** Any point in time works, because pages only see how much time passes. */
const START = new Date('2030-01-01T08:00:00Z');

function bar(page: Page) {
  return page.locator('[data-progress-bar]');
}

/** Opens a page on which the clock is paused. The test moves it forward. */
async function openWithClock(page: Page): Promise<void> {
  await withoutPrefetch(page);
  await page.clock.install({ time: START });
  await open(page, TEXT.path);
  await untilEnhanced(page);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}

test('the bar appears after 200 ms and not before, and goes when the page is there', {
  tag: '@walk',
}, async ({ page }) => {
  const answer = await holdBack(page, documentOf(CALLOUTS.route));
  await openWithClock(page);
  await linkTo(page, CALLOUTS.path).click();
  await answer.asked;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  const box = await bar(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 4 });
  // The previous page stays readable.
  await expect(heading(page)).toHaveText(TEXT.title);

  answer.release();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that comes sooner shows no bar, then or later', async ({ page }) => {
  await openWithClock(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

test('changes of hash and query show no bar', async ({ page }) => {
  await openWithClock(page);
  await linkTo(page, '#order').click();
  await expect(page).toHaveURL(/#order$/);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  await (await addLink(page, { href: `${TEXT.path}?view=all` })).click();
  await expect(page).toHaveURL(/\?view=all$/);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('the time of the second of two clicks counts, and one bar stands for both', async ({
  page,
}) => {
  const first = await holdBack(page, documentOf(CODE.route));
  const second = await holdBack(page, documentOf(CALLOUTS.route));
  await openWithClock(page);
  await linkTo(page, CODE.path).click();
  await first.asked;
  await page.clock.runFor(150);
  await linkTo(page, CALLOUTS.path).click();
  await second.asked;
  await page.clock.runFor(150);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(bar(page)).toHaveCount(1);
  second.release();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  first.release();
});

test('the bar goes when loading fails for good', async ({ page }) => {
  const answer = await holdBack(page, documentOf(CALLOUTS.route));
  await openWithClock(page);
  // Without a network, a full page load isn't possible either, so the error appears immediately.
  await page.context().setOffline(true);
  await linkTo(page, CALLOUTS.path).click();
  await answer.asked;
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(1);
  answer.fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
