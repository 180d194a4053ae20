/** Tests what changes, and what stays in place, when the texts of sections load after the index. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdBack } from '../support/requests.ts';
import { searchFor } from '../support/search.ts';

const TEXTS = /\/assets\/search-text\..*\.json$/;
/** A text that's in one code block and in no heading. */
const MESSAGE = 'a flag with that name already exists';
const ANSWER = '/reference/api/unleash#errors';

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} results stay in their places when texts come`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const texts = await holdBack(page, TEXTS);
    await page.goto('/search?q=strategy');
    const results = page.getByRole('article');
    await expect(page.locator('.search-count')).toHaveText(/documents found$/);
    await expectNothingMoves(results, texts.release);
  });

  test(`at ${width} × ${height} options stay in their places when texts come`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const texts = await holdBack(page, TEXTS);
    const { options } = await searchFor(page, 'strategy');
    await expectNothingMoves(options, texts.release);
  });
}

/** Waits for excerpts to appear, and checks that nothing has moved. */
async function expectNothingMoves(hits: Locator, release: () => void): Promise<void> {
  const excerpt = hits.locator('.search-excerpt').first();
  await expect(excerpt).toHaveText('');
  const before = await boxesOf(hits);
  release();
  await expect(excerpt).not.toHaveText('');
  expect(await boxesOf(hits)).toEqual(before);
}

function boxesOf(hits: Locator) {
  return hits.evaluateAll((all) =>
    all.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { top, height };
    }),
  );
}

test('a message leads first to the section that says it, once its text is there', {
  tag: '@walk',
}, async ({ page }) => {
  const texts = await holdBack(page, TEXTS);
  const { options } = await searchFor(page, MESSAGE);
  await expect(options.first()).not.toHaveAttribute('href', ANSWER);
  texts.release();
  await expect(options.first()).toHaveAttribute('href', ANSWER);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

for (const [how, choose] of [
  ['by keys', (page: Page) => page.keyboard.press('ArrowDown')],
  ['by the pointer', (_: Page, options: Locator) => options.nth(1).hover()],
] as const) {
  test(`options stay in their order for who chooses among them ${how}, five of a group at most`, async ({
    page,
  }) => {
    const texts = await holdBack(page, TEXTS);
    const { options } = await searchFor(page, MESSAGE);
    await expect(options.nth(1)).toBeVisible();
    await choose(page, options);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const order = (await hrefsOf(options)).slice(0, -1);
    expect(order).not.toContain(ANSWER);
    texts.release();
    await expect(options.first().locator('.search-excerpt')).not.toHaveText('');
    const after = await hrefsOf(options);
    expect(after.slice(0, order.length)).toEqual(order);
    expect(Math.max(...(await groupSizes(page)))).toBe(5);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
}

/** Returns the number of options in each group, with the group's name. A name can occur twice. */
function groupSizes(page: Page): Promise<number[]> {
  return page.locator('[role="listbox"] [role="group"]').evaluateAll((groups) => {
    const sizes = new Map<string, number>();
    for (const group of groups) {
      const name = group.querySelector('.search-group')?.textContent ?? '';
      const size = group.querySelectorAll('[role="option"]').length;
      sizes.set(name, (sizes.get(name) ?? 0) + size);
    }
    return [...sizes.values()];
  });
}

test('results stay in their order for who points at one, and what they lack follows', async ({
  page,
}) => {
  const texts = await holdBack(page, TEXTS);
  await page.goto(`/search?q=${MESSAGE}`);
  const results = page.getByRole('article');
  const links = results.getByRole('link');
  await expect(results).toHaveCount(15);
  await results.nth(1).hover();
  const order = await hrefsOf(links);
  expect(order).not.toContain(ANSWER);
  texts.release();
  await expect(results.first().locator('.search-excerpt')).not.toHaveText('');
  const after = await hrefsOf(links);
  expect(after.slice(0, 15)).toEqual(order);
  expect(after).toContain(ANSWER);
});

function hrefsOf(options: Locator): Promise<(string | null)[]> {
  return options.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
}

test('without texts no lines are kept free for them', async ({ page }) => {
  const texts = await holdBack(page, TEXTS);
  const { options } = await searchFor(page, 'strategy');
  await expect(options.first().locator('.search-excerpt')).toHaveCount(1);
  texts.fail();
  await expect(options.first().locator('.search-excerpt')).toHaveCount(0);
});
