/**
 * Tests that names load first and can answer queries. When the rest arrives, it completes the results without
 * moving hits that the reader sees.
 */
import { expect, type Locator, test } from '@playwright/test';
import { untilEnhanced } from '../support/reader.ts';
import { holdBack, recordRequests } from '../support/requests.ts';
import { openSearch, searchBox } from '../support/search.ts';

const WORDS = /\/assets\/search-words\..*\.json$/;
/** A query whose words are in many names and in even more texts. */
const QUERY = 'metrics retention';
/** A word that isn't in any name. */
const ONLY_SAID = 'bandwidth';

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} options that are seen stay when the words come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const words = await holdBack(page, WORDS);
    const { field, options, all } = await openSearch(page);
    await field.fill(QUERY);
    await expect(options.first()).toBeVisible();
    await expect(all).toHaveCount(0);
    const before = await inView(options);
    expect(before.length).toBeGreaterThan(2);
    words.release();
    await expect(all).toHaveCount(1);
    expect((await inView(options)).slice(0, before.length)).toEqual(before);
  });

  test(`at ${width} × ${height} results that are seen stay when the words come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const words = await holdBack(page, WORDS);
    await page.goto(`/search?q=${QUERY}`);
    const results = page.getByRole('article');
    await expect(results.first()).toBeVisible();
    await expect(page.locator('.search-count')).toHaveText('');
    const before = await inView(results);
    words.release();
    await expect(page.locator('.search-count')).toHaveText(/documents found$/);
    expect((await inView(results)).slice(0, before.length)).toEqual(before);
  });
}

/** Returns the position and target of each visible hit. */
function inView(hits: Locator): Promise<{ href: string | null; top: number }[]> {
  return hits.evaluateAll((all) => {
    const bottom = all[0]?.closest('.search-body')?.getBoundingClientRect().bottom ?? innerHeight;
    return all
      .map((each) => {
        const link = each.querySelector('a') ?? each;
        return { href: link.getAttribute('href'), top: each.getBoundingClientRect().top };
      })
      .filter(({ top }) => top < bottom);
  });
}

test('what no name says is found once the words are there', { tag: '@walk' }, async ({ page }) => {
  const words = await holdBack(page, WORDS);
  const { dialog, field, options } = await openSearch(page);
  await field.fill(ONLY_SAID);
  await words.asked;
  await expect(dialog.getByRole('status')).toHaveText('Searching');
  await expect(options).toHaveCount(0);
  words.release();
  await expect(options.first()).toBeVisible();
});

test('options stay in their order for who chooses among them when the words come', async ({
  page,
}) => {
  const words = await holdBack(page, WORDS);
  const { field, options, active, all } = await openSearch(page);
  await field.fill(QUERY);
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const hrefs = () => options.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const before = await hrefs();
  const chosen = await active.getAttribute('href');
  words.release();
  await expect(all).toHaveCount(1);
  expect((await hrefs()).slice(0, before.length)).toEqual(before);
  await expect(active).toHaveAttribute('href', chosen ?? '');
});

test('answers without React', async ({ page }) => {
  const requests = recordRequests(page, (_, path) => /\/assets\/react\./.test(path));
  await page.goto('/reference/segments');
  await untilEnhanced(page);
  await page.keyboard.press('Control+k');
  const { field, options } = searchBox(page);
  await field.fill('stickiness');
  await expect(options.first()).toContainText('Stickiness');
  expect(requests).toEqual([]);
});
