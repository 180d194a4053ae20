/**
 * Tests that between a click and the next page's first frame, the browser lays out the page only once, when it's
 * about to paint.
 */
import { expect, type Page, test } from '@playwright/test';
import { layoutsForcedByClick } from '../support/layout-trace.ts';
import { addLink, heading, open, scrollTo, untilEnhanced } from '../support/reader.ts';

const GUIDE = '/reference/segments';

/** Prefetches a page by pointing at its link. Returns the layouts that a click on the link forces. */
async function forcedByClick(page: Page, href: string, title: string): Promise<string[]> {
  // The pointer may already be where the link appears. In that case, the page loads before `hover`.
  const loaded = page.waitForResponse(`**${href}`);
  const link = await addLink(page, { href });
  await link.hover();
  await loaded;
  await page.evaluate(() =>
    document.addEventListener('docs:navigated', () => performance.mark('navigated')),
  );
  return layoutsForcedByClick(page, 'navigated', async () => {
    await link.click();
    await expect(heading(page)).toHaveText(title);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  });
}

for (const [kind, href, title] of [
  ['a guide', '/reference/stickiness', 'Stickiness'],
  ['an operation', '/reference/api/unleash/get-segment', 'Get a segment'],
] as const) {
  for (const offset of [0, 600]) {
    test(`no script forces a layout before ${kind} is painted, coming from ${offset} px down the page`, async ({
      page,
    }) => {
      await open(page, GUIDE);
      await untilEnhanced(page);
      await scrollTo(page, offset);
      expect(await forcedByClick(page, href, title)).toEqual([]);
    });
  }
}

test('the trace shows a layout that a script forces', { tag: '@walk' }, async ({ page }) => {
  await open(page, GUIDE);
  await untilEnhanced(page);
  await page.evaluate(() =>
    document.addEventListener('docs:swapped', () => document.body.getBoundingClientRect()),
  );
  expect(await forcedByClick(page, '/reference/stickiness', 'Stickiness')).not.toEqual([]);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`the next page fades in without moving, unless readers want less motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, GUIDE);
    await untilEnhanced(page);
    const main = page.locator('main');
    await expect(main).toHaveCSS('animation-name', 'none');
    await page.locator('[rel="next"]').first().click();
    await expect(main).toHaveAttribute('data-arrived');
    const animations = await main.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return animationName === 'none' ? [] : [animationName, animationDuration];
    });
    expect(animations).toEqual(motion === 'reduce' ? [] : ['arrive', '0.12s']);
  });
}
