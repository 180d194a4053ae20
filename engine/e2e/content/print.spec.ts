/** Tests printed pages. They contain complete tables and everything that's collapsed on screen, but no buttons. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const WIDE_TABLES = [
  '/reference/sdks/java',
  '/reference/sdks/dotnet',
  '/reference/sdks/php',
  '/reference/sdks/node',
  '/reference/api/legacy/unleash/admin/segments',
  '/reference/api/legacy/unleash/admin/features-v2',
];

/** Widths in CSS pixels: the space between the margins on A4 and Letter paper, and a narrower one. */
const PAPER_WIDTHS = [650, 680, 703];

/**
 * Returns boxes that are too narrow for their tables. A few pixels of padding before and after code don't count.
 */
function cutTables(page: Page): Promise<string[]> {
  return page
    .locator('[data-scroll-box]')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 6)
        .map((box) => `${box.scrollWidth} > ${box.clientWidth}: ${box.textContent?.slice(0, 40)}`),
    );
}

test('wide tables are whole on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of WIDE_TABLES) {
    await open(page, address);
    for (const width of PAPER_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutTables(page), `${address} at ${width} px`).toEqual([]);
    }
    const box = page.locator('[data-scroll-box]').first();
    await expect.soft(box, address).toHaveCSS('overflow-x', 'visible');
    // Boxes that scroll have a shadow, which is a background image.
    await expect.soft(box, address).toHaveCSS('background-image', 'none');
  }
});

test('a printed course has all answers, and nothing to press', async ({ page }) => {
  await open(page, '/unleash-academy/foundational');
  await untilEnhanced(page);
  const answer = page.getByText('Deploying puts code on the servers.');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  const answers = page.locator('form details > :not(summary)');
  const shown = await answers.evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).not.toContain(false);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
});

test('names in the first column of a printed table are whole', async ({ page }) => {
  await open(page, '/reference/sdks/node');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 650, height: 900 });
  const codes = await page
    .locator('td:first-child > code:only-child')
    .evaluateAll((all) =>
      all.map((code) => ({ text: code.textContent, lines: code.getClientRects().length })),
    );
  const names = codes.filter(({ text }) => !text.includes(' '));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ lines }) => lines > 1)).toEqual([]);
});

test('short values of a printed table are whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of [
    '/using-unleash/deploy/configuring-unleash',
    '/reference/rbac',
    '/reference/sdks/java',
    '/reference/sdks/python',
    '/reference/unleash-edge/deploying',
  ]) {
    await open(page, address);
    for (const width of [...PAPER_WIDTHS, 794]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${address} at ${width} px`;
      const values = await shortValues(page);
      expect.soft(values.length, where).toBeGreaterThan(5);
      const broken = values.filter(({ lines }) => lines > 1).map(({ text }) => text);
      expect.soft(broken, where).toEqual([]);
    }
  }
});

/**
 * Returns table values of up to 12 characters, with the number of lines that each one takes. Values with a hyphen
 * are left out, because a line may break there.
 */
function shortValues(page: Page): Promise<{ text: string; lines: number }[]> {
  return page
    .locator('td + td code')
    .evaluateAll((all) =>
      all
        .map((code) => ({ text: code.textContent ?? '', lines: code.getClientRects().length }))
        .filter(({ text }) => /^[^\s-]{1,12}$/.test(text)),
    );
}

test('printed code stands below the name of its file', async ({ page }) => {
  await open(page, '/quickstart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure', { hasText: 'compose.yaml' })).toHaveCSS(
    'break-inside',
    'avoid',
  );
});

test('all tabs are printed, each under its label', { tag: '@walk' }, async ({ page }) => {
  await open(page, `${ATLAS.url}/dialect/tabs`);
  await untilEnhanced(page);
  const panels = page.locator('[data-tabs] > div[data-tab-value]');
  await expect(panels.filter({ visible: true })).not.toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect(panels.filter({ visible: true })).toHaveCount(8);
  for (const panel of await panels.all()) {
    const label = panel.locator('> p').first();
    await expect(label).toBeVisible();
    // The content starts below the label.
    const [whole, name] = [await panel.boundingBox(), await label.boundingBox()];
    expect((whole?.height ?? 0) - (name?.height ?? 0)).toBeGreaterThan(15);
  }
  await expect(page.getByText('Callout in a tab.')).toBeVisible();
});

test('a printed operation has the properties of its objects', async ({ page }) => {
  await open(page, '/reference/api/unleash/create-feature');
  const nested = page.locator('[data-api-operation] details details > :not(summary)');
  await expect(nested.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const shown = await nested.evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).not.toContain(false);
});

test('a printed operation has no names of controls, and its samples go on from page to page', async ({
  page,
}) => {
  await open(page, '/reference/api/unleash/create-user');
  await untilEnhanced(page);
  await page.emulateMedia({ media: 'print' });
  const samples = page.locator('[data-api-operation] section[data-code-block]');
  const labels = samples.locator('[data-tab-label]').filter({ visible: true });
  await expect(labels).toHaveText(['cURL', '201']);
  const code = samples.last().locator('pre').filter({ visible: true });
  await expect(code).toHaveCount(1);
  await expect(code).toHaveCSS('break-inside', 'auto');
});
