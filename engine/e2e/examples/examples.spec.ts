/** Tests every live example: static HTML first, state in the URL, and nothing loaded before it's needed. */
import { expect, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
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

    test('loads its code when it comes into view, and not before', async ({ page }) => {
      const scripts = recordRequests(page, (request) => request.resourceType() === 'script');
      await open(page, path);
      await untilEnhanced(page);
      await untilIdle(page);
      const isOwn = (script: string) => script.includes(`/assets/${chunk}.`);
      if (!example.isAtTop) expect(scripts.filter(isOwn)).toEqual([]);
      await expect(await wake(page, example)).toContainText(initial);
      expect(scripts.filter(isOwn)).toHaveLength(1);
    });

    test('looks the same before and after its code is there, and leaves the URL alone', async ({
      page,
    }) => {
      const script = await holdBack(page, `**/assets/${chunk}.*.js*`);
      await open(page, path);
      await untilEnhanced(page);
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
      await wake(page, example);
      expect(await look()).toEqual(before);
      expect(new URL(page.url()).search).toBe('');
    });

    test('shows what a link describes', { tag: '@walk' }, async ({ page }) => {
      const [query, result] = shared;
      await open(page, `${path}?${query}`);
      await expect(await wake(page, example)).toContainText(result);
      expect(new URL(page.url()).search).toBe(`?${query}`);
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

    test('starts over without sending anything, and its link has no parameters then', async ({
      page,
    }) => {
      await open(page, `${path}?${shared[0]}`);
      const figure = await wake(page, example);
      await untilIdle(page);
      const requests = recordRequests(page, () => true);
      await figure.getByRole('button', { name: 'Start over' }).click();
      await expect(figure).toContainText(initial);
      await expect(figure).toContainText('Example reset');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(requests).toEqual([]);
    });

    for (const width of [390, 820, 1440]) {
      test(`at ${width} px labels have one line, options are whole, and the result is near`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        const figure = await wake(page, example);
        const rows = await figure.locator('label, legend').evaluateAll((all) =>
          all.map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return (
              range.getBoundingClientRect().height /
              Number.parseFloat(getComputedStyle(label).lineHeight)
            );
          }),
        );
        expect(rows.filter((count) => count > 1.6)).toEqual([]);
        const cut = await figure.locator('select').evaluateAll((all) =>
          all.flatMap((select) => {
            const canvas = document.createElement('canvas').getContext('2d');
            if (!canvas) return [];
            canvas.font = getComputedStyle(select).font;
            // The padding, and the arrow.
            const room = select.clientWidth - 44;
            return [...select.querySelectorAll('option')]
              .map(({ text }) => text)
              .filter((text) => canvas.measureText(text).width > room);
          }),
        );
        expect(cut).toEqual([]);
        const result = await figure.getByRole('status').first().boundingBox();
        const control = await figure.locator('input, select, textarea').first().boundingBox();
        const distance = (control?.y ?? 0) - (result?.y ?? 0) - (result?.height ?? 0);
        expect(Math.abs(distance)).toBeLessThan(300);
      });
    }

    for (const [device, width] of [
      ['phone', 390],
      ['tablet', 820],
      ['desk', 1440],
    ] as const) {
      test(`axe finds nothing on a ${device}, and it fits`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        for (const mode of ['light', 'dark']) {
          await open(page, `${path}?theme=${mode}`);
          const figure = await wake(page, example);
          await untilPainted(page);
          expect(await violationsOn(page)).toEqual([]);
          expect(await elementsTooWide(page)).toEqual([]);
          // The smallest text of labels and results.
          const sizes = await figure.evaluate((root) =>
            [...root.querySelectorAll('*')]
              .filter((element) =>
                [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
              )
              .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
          );
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
        }
      });
    }
  });
}
