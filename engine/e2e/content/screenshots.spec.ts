/** Tests that screenshots of the product appear in the reader's color mode, even in print and without scripts. */
import { expect, type Page, test } from '@playwright/test';
import { store } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const PAGE = '/how-to-create-feature-flag';

/** Returns both versions of one screenshot, which shows the form for a new flag. */
const imagesOf = (page: Page) => page.locator('article img[src*="create-suggestions-"]');

/** Returns the visible versions of the screenshot: `light`, `dark`. */
async function shownForms(page: Page): Promise<string[]> {
  const images = imagesOf(page);
  const shown = await images.evaluateAll((all) =>
    all.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
  );
  return shown.map((address) => /-(light|dark)\./.exec(address ?? '')?.[1] ?? 'none');
}

test('follow the color mode, and keep their place before they are loaded', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, PAGE);
  expect(await shownForms(page)).toEqual(['light']);
  const [width, height] = await imagesOf(page)
    .first()
    .evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')]);
  expect(Number(width)).toBeGreaterThan(300);
  expect(Number(height)).toBeGreaterThan(100);
  await store(page, 'docs.theme', 'dark');
  await open(page, PAGE);
  expect(await shownForms(page)).toEqual(['dark']);
  await page.emulateMedia({ media: 'print' });
  expect(await shownForms(page)).toEqual(['light']);
});

for (const [width, part] of [
  [1440, 'light'],
  [1280, 'light'],
  [1279, 'light-narrow'],
  [997, 'light-narrow'],
  [390, 'light-narrow'],
] as const) {
  test(`are as large as their text needs in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [PAGE, '/quickstart', '/feature-flag-tutorials/react']) {
      await open(page, address);
      const images = page.locator('[data-screenshot] img:visible');
      await images.first().scrollIntoViewIfNeeded();
      await expect(images.first()).toHaveJSProperty('complete', true);
      const shrunk = await images.evaluateAll((all) =>
        (all as HTMLImageElement[]).flatMap((image) => {
          const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
          const source = [...sources].find(({ media }) => matchMedia(media).matches) ?? image;
          const isShrunk = image.clientWidth < Number(source.getAttribute('width'));
          return isShrunk ? [`${image.src}: ${image.clientWidth} pixels`] : [];
        }),
      );
      expect(shrunk).toEqual([]);
      const shown = await images.first().evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toMatch(new RegExp(`-${part}\\.\\w+\\.webp$`));
    }
  });
}

test('load the form that is shown, and not the other', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  await imagesOf(page).first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => asked.some((address) => address.includes('create-suggestions-light')))
    .toBe(true);
  expect(asked.filter((address) => address.includes('-dark.'))).toEqual([]);
});

test('are all there on paper, light ones in dark mode too', async ({ page }) => {
  await open(page, PAGE);
  await store(page, 'docs.theme', 'dark');
  await page.goto(PAGE);
  await untilEnhanced(page);
  const light = page.locator('article img[src*="-light."]');
  const missing = () =>
    light.evaluateAll(
      (images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length,
    );
  expect(await missing()).toBeGreaterThan(3);
  // A test can't see the browser's print dialog.
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.print = () =>
          resolve(
            [...document.images].filter(({ complete, naturalWidth }) => !(complete && naturalWidth))
              .length,
          );
      }),
  );
  await page.keyboard.press('Control+p');
  expect(await printed).toBe(0);
  // The reader prints from the browser's menu.
  await page.reload();
  await untilEnhanced(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(missing).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test("follow the site's default", async ({ page }) => {
    await page.goto(PAGE);
    const images = imagesOf(page);
    await expect(images.first()).toBeVisible();
    await expect(images.last()).toBeHidden();
  });
});
