/** Tests every live example: its static HTML, its state in the URL, and that nothing loads before it's needed. */
import { expect, type Locator, test } from '@playwright/test';
import { rulesFor, violationsOn } from '../support/axe.ts';
import { open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { holdBack, recordRequests } from '../support/requests.ts';
import { untilPainted } from '../support/stability.ts';
import { elementsTooWide } from '../support/width.ts';
import { EXAMPLES, figureOf, urlOf, wake } from './live-examples.ts';

for (const example of EXAMPLES) {
  const { name, chunk, path, initial, shared, hostile } = example;

  test.describe(name, () => {
    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('shows a worked example, and no controls', async ({ page }) => {
        await page.goto(path);
        const figure = figureOf(page, example);
        await expect(figure).toContainText(initial);
        for (const control of await figure.locator('input, select, textarea, button').all()) {
          await expect(control).toBeHidden();
        }
        await expect(figure.locator('noscript pre')).toContainText(/\w/);
      });
    });

    test('loads its code when it comes into view, looks the same then, and leaves the URL alone', async ({
      page,
    }) => {
      const scripts = recordRequests(page, (request) => request.resourceType() === 'script');
      const script = await holdBack(page, `**/assets/${chunk}.*.js*`);
      await open(page, path);
      await untilEnhanced(page);
      await untilIdle(page);
      const isOwn = (address: string) => address.includes(`/assets/${chunk}.`);
      if (!example.isAtTop) expect(scripts.filter(isOwn)).toEqual([]);
      const figure = figureOf(page, example);
      await figure.scrollIntoViewIfNeeded();
      await script.asked;
      await page.evaluate(() => document.fonts.ready);
      const look = () =>
        figure.evaluate((root: HTMLElement) => [
          root.innerText,
          root.clientWidth,
          root.clientHeight,
        ]);
      const before = await look();
      script.release();
      await expect(await wake(page, example)).toContainText(initial);
      expect(await look()).toEqual(before);
      expect(scripts.filter(isOwn)).toHaveLength(1);
      expect(new URL(page.url()).search).toBe('');
    });

    test('shows what a link describes, and starts over without sending anything', {
      tag: '@walk',
    }, async ({ page }) => {
      const [query, result] = shared;
      await open(page, `${path}?${query}`);
      const figure = await wake(page, example);
      await expect(figure).toContainText(result);
      expect(new URL(page.url()).search).toBe(`?${query}`);
      await untilIdle(page);
      // Pages and pictures that come near the window while it scrolls aren't the example's requests.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const requests = recordRequests(page, (request) => request.resourceType() !== 'image');
      // Uses the keyboard. After a click, the pointer might be on a link that appears where the button was, and the
      // link's page would be prefetched.
      await figure.getByRole('button', { name: 'Start over' }).press('Enter');
      await expect(figure).toContainText(initial);
      await expect(figure).toContainText('Example reset');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(requests).toEqual([]);
    });

    test('ignores a hostile link', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await open(page, urlOf(example, hostile));
      const figure = await wake(page, example);
      await expect(figure).toContainText(initial);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('fits phones, tablets, and desks, with whole labels, in both color modes', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `${path}?theme=system`);
      const figure = await wake(page, example);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await untilPainted(page);
        const at = `at ${width} px`;
        expect.soft(await tallLabels(figure), `labels of two lines ${at}`).toEqual([]);
        expect.soft(await cutOptions(figure), `cut options ${at}`).toEqual([]);
        expect.soft(await elementsTooWide(page), at).toEqual([]);
        expect.soft(await smallestText(figure), `text ${at}`).toBeGreaterThanOrEqual(13);
        expect.soft(await distanceOfResult(figure), `result ${at}`).toBeLessThan(300);
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: mode });
          await untilPainted(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect.soft(await violationsOn(page, rulesFor(mode)), `${mode} ${at}`).toEqual([]);
        }
      }
    });
  });
}

/** Returns the number of pixels between the result and the first control. */
async function distanceOfResult(figure: Locator): Promise<number> {
  const result = await figure.getByRole('status').first().boundingBox();
  const control = await figure.locator('input, select, textarea').first().boundingBox();
  return Math.abs((control?.y ?? 0) - (result?.y ?? 0) - (result?.height ?? 0));
}

/** Returns the smallest font size among labels and results. */
async function smallestText(figure: Locator): Promise<number> {
  const sizes = await figure.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  return Math.min(...sizes);
}

/** Returns labels that take more than one line. */
function tallLabels(figure: Locator): Promise<string[]> {
  return figure.locator('label, legend').evaluateAll((all) =>
    all
      .filter((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const { height } = range.getBoundingClientRect();
        return height / Number.parseFloat(getComputedStyle(label).lineHeight) > 1.6;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Returns options that are too long for their control. */
function cutOptions(figure: Locator): Promise<string[]> {
  return figure.locator('select').evaluateAll((all) =>
    all.flatMap((select) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return [];
      canvas.font = getComputedStyle(select).font;
      // Subtracts the padding and the arrow.
      const room = select.clientWidth - 44;
      return [...select.querySelectorAll('option')]
        .map(({ text }) => text)
        .filter((text) => canvas.measureText(text).width > room);
    }),
  );
}
