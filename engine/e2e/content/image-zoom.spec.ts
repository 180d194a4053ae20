/** Tests that images can be enlarged one second after the page has loaded, and after each route change. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { hasVisibleFocus } from '../support/appearance.ts';
import { addLink, heading, open, untilEnhanced } from '../support/reader.ts';

const MEDIA = `${ATLAS.url}/dialect/media`;
const zoomable = (page: Page) => page.getByRole('button', { name: /^Zoom image/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a page on which timers are paused. */
async function openStill(page: Page, address: string) {
  await page.clock.install();
  await open(page, address);
  // The announcer exists once the scripts that wait for an idle period have loaded.
  await page.keyboard.press('Shift');
  await untilEnhanced(page);
}

async function openZoomable(page: Page, address: string) {
  await openStill(page, address);
  await page.clock.runFor(1100);
  await expect(zoomable(page).first()).toBeVisible();
}

test('one second after load, and one second after each change of route', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto(MEDIA);
  // Runs until the first frame, after which the entry script loads.
  await page.clock.runFor(20);
  await page.keyboard.press('Shift');
  // The clock is paused, so everything else on the page is still waiting for an idle period.
  await expect(page.locator('#docs-announcer')).toBeAttached();
  await page.clock.runFor(900);
  await expect(zoomable(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(zoomable(page).first()).toHaveAccessibleName('Zoom image: Relief of an island');
  await (await addLink(page, { href: '/guide/gallery/city' })).click();
  await expect(heading(page)).toHaveText('A city');
  await page.clock.runFor(900);
  await expect(zoomable(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(zoomable(page)).toHaveCount(1);
});

test('also on a page that is reached at an anchor', async ({ page }) => {
  await openStill(page, `${ATLAS.url}/gallery`);
  await (await addLink(page, { href: '/guide/dialect/media#diagrams' })).click();
  await expect(heading(page)).toHaveText('Media');
  await page.clock.runFor(1100);
  await expect(zoomable(page).first()).toBeAttached();
});

test('by mouse: one click opens, one click closes', { tag: '@walk' }, async ({ page }) => {
  await openZoomable(page, MEDIA);
  const image = zoomable(page).nth(1);
  const small = await image.boundingBox();
  await image.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName('A city by a river');
  const large = await dialog(page).getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(3 * (small?.width ?? 0));
  await dialog(page).getByRole('img').click();
  await expect(dialog(page)).toHaveCount(0);
  await image.click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a click shows the image by itself where the code of the dialog does not arrive', async ({
  page,
}) => {
  await page.route(/\/zoom-dialog\.[^/]+\.js/, (route) => route.abort());
  await openZoomable(page, MEDIA);
  const image = zoomable(page).nth(1);
  const address = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
  await image.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(MEDIA);
});

test('by keyboard: Enter or Space opens, Escape closes, the focus comes back', {
  tag: '@walk',
}, async ({ page }) => {
  await openZoomable(page, MEDIA);
  const image = zoomable(page).first();
  for (const key of ['Enter', 'Space']) {
    await image.focus();
    const offset = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(image).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(image).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(offset);
  }
});

test('by keyboard, while the page is still on its way to the image', async ({ page }) => {
  await openZoomable(page, `${SITE.url}/quickstart`);
  const image = zoomable(page).first();
  const isFocused = () => image.evaluate((each) => each === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(image).toBeInViewport();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(image).toBeFocused();
  await expect(image).toBeInViewport();
});

test('closes when the reader goes on: scrolling, another page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openZoomable(page, MEDIA);
  const image = zoomable(page).nth(1);
  await image.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Code').click();
  await expect(heading(page)).toHaveText('Code');
  await page.goBack();
  await expect(heading(page)).toHaveText('Media');
  await page.clock.runFor(1100);
  await image.click();
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('Code');
  await expect(dialog(page)).toHaveCount(0);
});

test('a small image that fits has nothing to scroll: the wheel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openStill(page, MEDIA);
  const image = page.getByRole('article').locator('img:visible').first();
  await image.evaluate((each) => {
    each.setAttribute('width', '200');
    each.style.inlineSize = '200px';
  });
  await page.clock.runFor(1100);
  await image.click();
  const fits = await dialog(page).evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
  );
  expect(fits).toBe(true);
  await page.mouse.wheel(0, 60);
  await expect(dialog(page)).toHaveCount(0);
});

test('in a low window, as at twice the size, an image keeps its own size: wheel and keys move about in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openZoomable(page, `${SITE.url}/how-to-create-feature-flag`);
  const image = zoomable(page).first();
  await image.scrollIntoViewIfNeeded();
  const own = Number(await image.getAttribute('width'));
  const behind = await page.evaluate(() => scrollY);
  await image.press('Enter');
  const large = await dialog(page).getByRole('img').boundingBox();
  expect(large?.width).toBeCloseTo(own, 0);
  const offset = () => dialog(page).evaluate((element) => [element.scrollLeft, element.scrollTop]);
  await page.keyboard.press('End');
  await expect.poll(async () => (await offset())[1]).toBeGreaterThan(100);
  // While an earlier key press is still scrolling, browsers drop key and wheel events.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect((await offset())[0]).toBeGreaterThan(10);
  }).toPass();
  const [, end = 0] = await offset();
  await expect(async () => {
    await page.mouse.wheel(0, -500);
    expect((await offset())[1]).toBeLessThan(end);
  }).toPass();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(behind);
});

test('an image is never larger than its file, or the window if it fits', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openZoomable(page, `${SITE.url}/how-to-create-feature-flag`);
  const image = zoomable(page).first();
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await image.click();
    const large = dialog(page).getByRole('img');
    const natural = await large.evaluate((each: HTMLImageElement) => each.naturalWidth);
    const box = await large.boundingBox();
    expect.soft(box?.width, `${width} px`).toBeLessThanOrEqual(natural);
    const isWhole = (await dialog(page).getAttribute('data-image-zoom')) === '';
    if (isWhole) expect.soft(box?.height, `${width} px`).toBeLessThanOrEqual(height - 32);
    const inText = await image.boundingBox();
    expect.soft(box?.width, `${width} px`).toBeGreaterThan(1.25 * (inText?.width ?? 0));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('behind an image it is dark, in both color modes', async ({ page }) => {
  await openZoomable(page, `${MEDIA}?theme=system`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await zoomable(page).nth(1).click();
    const lightness = await dialog(page).evaluate((element) => {
      const color = getComputedStyle(element, '::backdrop').backgroundColor;
      return Number(/^oklch\(([\d.]+)/.exec(color)?.[1]);
    });
    expect.soft(lightness, colorScheme).toBeLessThan(0.3);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('an image is shown at its own size, to be moved about in', async ({ page }) => {
    await openZoomable(page, `${SITE.url}/how-to-create-feature-flag`);
    const image = zoomable(page).first();
    const own = Number(await image.getAttribute('width'));
    expect(own).toBeGreaterThan(500);
    await image.tap();
    const large = dialog(page).getByRole('img');
    // An image has no width until it has loaded.
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(own, 0);
    expect(await large.getAttribute('src')).toMatch(/-light\.\w+\.webp$/);
    const moved = await dialog(page).evaluate((element) => {
      element.scrollTo(10_000, 0);
      return element.scrollLeft + element.clientWidth;
    });
    expect(moved).toBeGreaterThanOrEqual(own - 1);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });

  test('it closes when the device is turned, and the focus returns', async ({ page }) => {
    await openZoomable(page, `${SITE.url}/how-to-create-feature-flag`);
    await zoomable(page).first().tap();
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize({ width: 800, height: 390 });
    await expect(dialog(page)).toHaveCount(0);
    await expect(zoomable(page).first()).toBeFocused();
  });

  test('a tap before it can be enlarged is not lost', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${SITE.url}/how-to-create-feature-flag`);
    const image = page.getByRole('article').locator('img:visible').first();
    await image.tap();
    await expect(dialog(page)).toHaveCount(0);
    await untilEnhanced(page);
    await page.clock.runFor(1100);
    await expect(dialog(page)).toBeVisible();
  });

  test('a sign below it says that it can be enlarged, covers nothing, and moves nothing', async ({
    page,
  }) => {
    await openStill(page, `${SITE.url}/how-to-create-feature-flag`);
    const mat = page.locator('[data-screenshot]:visible').first();
    await mat.scrollIntoViewIfNeeded();
    const before = await mat.boundingBox();
    await page.clock.runFor(1100);
    const sign = await mat.evaluate((each) => {
      const { content, blockSize, insetBlockEnd } = getComputedStyle(each, '::after');
      const end = each.getBoundingClientRect().bottom - Number.parseFloat(insetBlockEnd);
      return { content, start: end - Number.parseFloat(blockSize), end };
    });
    expect(sign.content).toContain('+');
    expect(await mat.boundingBox()).toEqual(before);
    const image = await mat.locator('img:visible').boundingBox();
    expect(sign.start).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0));
    const { x = 0, width = 0 } = before ?? {};
    await page.touchscreen.tap(x + width - 20, (sign.start + sign.end) / 2);
    await expect(dialog(page)).toBeVisible();
  });

  test('Back closes it and nothing else, and so does a tap', async ({ page }) => {
    await page.clock.install();
    await open(page, `${ATLAS.url}/gallery`);
    await open(page, MEDIA);
    await untilEnhanced(page);
    await page.clock.runFor(1100);
    const image = zoomable(page).first();
    await image.tap();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(MEDIA);
    await expect(image).toBeFocused();
    await image.tap();
    await dialog(page).getByRole('img').tap();
    await expect(dialog(page)).toHaveCount(0);
    await page.waitForFunction(() => !history.state?.docs?.overlay);
    await page.goBack();
    await expect(page).toHaveURL(`${ATLAS.url}/gallery`);
  });
});

test('images in links stay links', async ({ page }) => {
  await openStill(page, `${ATLAS.url}/layers/journey`);
  await page.clock.runFor(1100);
  await expect(zoomable(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'The city, as a link' }).click();
  await expect(page).toHaveURL(`${ATLAS.url}/gallery/city`);
  await expect(dialog(page)).toHaveCount(0);
});
