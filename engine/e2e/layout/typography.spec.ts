/** Tests the font sizes and colors that all pages share, as browsers compute them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openConsole } from '../support/console.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const GUIDES = ['/reference/activation-strategies', '/quickstart', '/reference/sdks/node'];
const OPERATION = '/reference/api/unleash/create-feature';

/**
 * Returns how many characters are in each full line of paragraphs and list items. The last line of a text isn't
 * full, so it's left out.
 */
function fullLines(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll('main .prose :is(p, li:not(:has(p)))');
    return [...texts].flatMap((text) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        for (let place = 0; place < (node.textContent ?? '').length; place++) {
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const { bottom, width } = range.getBoundingClientRect();
          // Inline code is a few pixels lower or higher than the text around it.
          const line = Math.round(bottom / 12);
          if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return [...lines.values()].slice(0, -1);
    });
  });
}

test('text has lines of about 80 characters at every width', async ({ page }) => {
  for (const route of GUIDES) {
    await open(page, route);
    await untilEnhanced(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = (await fullLines(page)).sort((one, other) => one - other);
      const where = `${route} at ${width} px`;
      expect.soft(lines.length, where).toBeGreaterThan(10);
      expect.soft(lines[Math.floor(lines.length / 2)], `${where}: median`).toBeLessThanOrEqual(84);
      expect.soft(lines.at(-1), `${where}: longest`).toBeLessThanOrEqual(96);
    }
  }
});

test('code has one leading and commands one color, in guides and in the API reference', async ({
  page,
}) => {
  const leadings = new Set<string>();
  const colors = new Set<string>();
  for (const route of ['/quickstart', OPERATION]) {
    await open(page, route);
    const code = page.locator('[data-code-block] pre code').filter({ hasText: 'curl' }).first();
    leadings.add(await computed(code, 'line-height'));
    colors.add(await computed(code.locator('span', { hasText: /^curl$/ }).first(), 'color'));
  }
  expect([...leadings]).toHaveLength(1);
  expect([...colors]).toHaveLength(1);
});

test('"required" has one color on the page and in the console', async ({ page }) => {
  await open(page, OPERATION);
  const required = page.locator('b', { hasText: /^\s*required\s*$/ });
  const onPage = await computed(required.first(), 'color');
  const dialog = await openConsole(page, page.url());
  const inConsole = dialog.locator('b', { hasText: /^\s*required\s*$/ });
  expect(await computed(inConsole.first(), 'color')).toBe(onPage);
});

test('no text of a page is smaller than 12 pixels', { tag: '@walk' }, async ({ page }) => {
  for (const route of [...GUIDES, OPERATION, '/']) {
    await open(page, route);
    const small = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(({ childNodes }) =>
          [...childNodes].some(
            ({ nodeType, textContent }) =>
              nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
          ),
        )
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({
          element,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        }))
        // Icons have names for screen readers, whose font size is 0.
        .filter(({ size }) => size > 0 && size < 12)
        .map(({ element, size }) => `${element.textContent?.trim()}: ${size}`),
    );
    expect(small, route).toEqual([]);
  }
});

test('the table of contents begins where the breadcrumbs do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/reference/activation-strategies');
  const [crumbs, contents] = await Promise.all([
    page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox(),
    page.getByRole('navigation', { name: 'On this page' }).boundingBox(),
  ]);
  expect(Math.abs((crumbs?.y ?? 0) - (contents?.y ?? 100))).toBeLessThanOrEqual(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first sentence is near the top, below one row with the way back and a menu', async ({
    page,
  }) => {
    await open(page, '/reference/activation-strategies');
    const sentence = await page.locator('main .prose > p').first().boundingBox();
    expect(sentence?.y).toBeLessThanOrEqual(230);
    const parent = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
    await expect(parent).toHaveText(['Unleash concepts']);
    const [back, more] = await Promise.all([
      parent.boundingBox(),
      page.locator('[data-page-menu] summary').boundingBox(),
    ]);
    expect(Math.abs((back?.y ?? 0) - (more?.y ?? 100))).toBeLessThanOrEqual(2);
    await page.locator('[data-page-menu] summary').click();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });

  test('the way back leads to the nearest part with a page, in line with the menu', async ({
    page,
  }) => {
    for (const [address, name] of [
      ['/reference/sdks/node', 'Application SDKs'],
      ['/quickstart', 'Home page'],
    ] as const) {
      await open(page, address);
      const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
      await expect(back).toHaveCount(1);
      await expect(back).toHaveAccessibleName(name);
      const middles = await Promise.all(
        [back, page.locator('[data-page-menu] summary')].map(async (each) => {
          const box = await each.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) / 2;
        }),
      );
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 100)), address).toBeLessThanOrEqual(4);
    }
  });

  test('code without a title begins at its top, and its end can be scrolled out below the buttons', async ({
    page,
  }) => {
    await open(page, '/quickstart');
    const block = page.locator('div[data-code-block]').first();
    const [outer, line] = await Promise.all([
      block.boundingBox(),
      block.locator('.line').first().boundingBox(),
    ]);
    expect((line?.y ?? 100) - (outer?.y ?? 0)).toBeLessThan(20);
    const padding = Number.parseFloat(
      await computed(block.locator('.line').first(), 'padding-right'),
    );
    expect(padding).toBeGreaterThanOrEqual(40);
  });
});

function computed(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}
