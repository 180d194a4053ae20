/** Tests reduced motion, forced colors, and printing. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { hasVisibleFocus, paintedColor, shownMode } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const HERE = '/reference/segments';

test.describe('reduced motion', () => {
  test('nothing is animated: dropdown, menu, sidebar, scrolling', { tag: '@walk' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, HERE);
    await untilEnhanced(page);
    const lasting = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      );
    await page.getByRole('button', { name: 'Unleash Certification' }).click();
    expect(await lasting()).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Expand sidebar category/ })
      .first()
      .click();
    expect(await lasting()).toEqual([]);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    const offset = await page.evaluate(() => scrollY);
    expect(offset).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    expect(await lasting()).toEqual([]);
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** Returns the computed color of an element's CSS property, as `rgb(…)`. */
  const colorOf = (of: Locator, property: string) =>
    of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  async function expectFrame(of: Locator) {
    const [style, width, color, canvas] = await Promise.all([
      colorOf(of, 'border-top-style'),
      colorOf(of, 'border-top-width'),
      colorOf(of, 'border-top-color'),
      of.page().evaluate(() => getComputedStyle(document.body).backgroundColor),
    ]);
    expect(style).toBe('solid');
    expect(Number.parseFloat(width)).toBeGreaterThan(0);
    expect(color).not.toBe(canvas);
    expect(color).not.toMatch(/^rgba\(.*, 0\)$/);
  }

  test('the filled button keeps a text that differs from what fills it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('link', { name: 'Start the quickstart' });
    // Otherwise, the browser would paint a box in the page's color behind each word.
    expect(await colorOf(button, 'forced-color-adjust')).toBe('none');
    const canvas = await colorOf(page.locator('html'), 'background-color');
    expect(await colorOf(button, 'color')).toBe(canvas);
    expect(await colorOf(button, 'background-color')).not.toBe(canvas);
  });

  test('the progress of a course is empty before a question is answered', async ({ page }) => {
    await open(page, '/unleash-academy/foundational');
    const line = page.getByRole('progressbar', { name: 'Questions answered' });
    await expect(line).toHaveJSProperty('value', 0);
    const canvas = await colorOf(page.locator('html'), 'background-color');
    expect(await paintedColor(line)).toBe(canvas);
    await expectFrame(line);
  });

  test('the outlined button has a frame', async ({ page }) => {
    await open(page, '/reference/api/unleash/create-feature');
    await expectFrame(page.getByRole('button', { name: 'Build a command' }));
  });

  test('boxes keep their frames, marks and icons can be seen', async ({ page }) => {
    await open(page, `${ATLAS.url}/dialect/callouts`);
    await untilEnhanced(page);
    await expectFrame(page.getByRole('note', { name: 'Cliffs' }));
    const icon = page.getByRole('note', { name: 'Cliffs' }).locator('.icon');
    // The site is dark, but these colors are light, so the icon has to follow the text.
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await colorOf(icon, 'stroke')).toBe(text);
    const current = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current="page"]');
    expect(await colorOf(current, 'outline-style')).toBe('solid');
    await page.goto(`${ATLAS.url}/dialect/media`);
    const diagram = page.getByRole('img', { name: 'Data becomes tiles, tiles become a map.' });
    expect(await colorOf(diagram.locator('rect').first(), 'stroke')).toBe(text);
    await page.goto(`${ATLAS.url}/dialect/code`);
    await expectFrame(page.locator('[data-code-block]').first());
    const tab = page.getByRole('tab', { selected: true }).first();
    expect(await colorOf(tab, 'outline-style')).toBe('solid');
    await page.getByRole('button', { name: 'More about Atlas' }).click();
    await expectFrame(page.getByRole('list').filter({ hasText: 'Playground' }).last());
  });

  test('the spinner of a page that takes long is no full circle, so that it is seen to turn', async ({
    page,
  }) => {
    await open(page, HERE);
    await untilEnhanced(page);
    const spinner = page.locator('[data-page-spinner]');
    await page.evaluate(() => {
      const added = document.createElement('div');
      added.dataset.pageSpinner = '';
      document.querySelector('main')?.append(added);
    });
    await expectFrame(spinner);
    expect(await colorOf(spinner, 'border-bottom-width')).toBe('0px');
  });

  test('what is not selected gets no line of its own', async ({ page }) => {
    await open(page, '/using-unleash/deploy/getting-started#start');
    await untilEnhanced(page);
    const others = [
      ...(await page.locator('[role="tab"][aria-selected="false"]').all()),
      ...(await page.locator('[data-toc] a:not([aria-current])').all()),
    ];
    expect(others.length).toBeGreaterThan(3);
    for (const other of others) {
      expect(await colorOf(other, 'border-bottom-width')).toBe('0px');
      expect(await colorOf(other, 'border-left-width')).toBe('0px');
    }
  });

  test('the focus can be seen', { tag: '@walk' }, async ({ page }) => {
    await open(page, HERE);
    await untilEnhanced(page);
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      expect(await hasVisibleFocus(page)).toBe(true);
    }
  });
});

test.describe('print', () => {
  const hidden = (page: Page) => [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByText('Skip to main content'),
    page.getByText('On this page'),
    page.getByRole('link', { name: /^Edit this page/ }),
  ];

  test('only the article is printed, in full width and in light colors', { tag: '@walk' }, async ({
    page,
  }) => {
    await open(page, `${ATLAS.url}/layers/journey?theme=dark`);
    await untilEnhanced(page);
    expect(await shownMode(page)).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await shownMode(page)).toBe('light');
    for (const part of hidden(page)) {
      await expect(part.filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [article, window] = await Promise.all([
      page.getByRole('article').boundingBox(),
      page.evaluate(() => innerWidth),
    ]);
    expect(article?.width).toBeGreaterThan(window * 0.8);
    // Long lines aren't cut off, and all tabs are printed.
    const cut = await page
      .locator('pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(cut).toBe(0);
    await expect(page.getByText('Snow falls on the first day.')).toBeVisible();
    await expect(page.getByText('Winter', { exact: true }).filter({ visible: true })).toHaveCount(
      2,
    );
  });

  test('printing does not change the chosen mode', async ({ page }) => {
    await open(page, `${HERE}?theme=dark`);
    await untilEnhanced(page);
    await page.emulateMedia({ media: 'print' });
    expect(await shownMode(page)).toBe('light');
    await page.emulateMedia({ media: 'screen' });
    expect(await shownMode(page)).toBe('dark');
  });
});
