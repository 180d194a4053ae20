/** Tests what search stores in this browser: recent searches and favorites. */
import { expect, type Page, test } from '@playwright/test';
import { heading, untilEnhanced } from '../support/reader.ts';
import { openSearch, searchBox } from '../support/search.ts';

const entry = (name: string) => ({ id: `/${name}`, href: `/${name}`, title: name, above: [] });

async function store(page: Page, recent: unknown, favorites: unknown = []): Promise<void> {
  await page.addInitScript(
    ([first, second]) => {
      if (localStorage.getItem('docs.search.recent') !== null) return;
      localStorage.setItem('docs.search.recent', JSON.stringify(first));
      localStorage.setItem('docs.search.favorites', JSON.stringify(second));
    },
    [recent, favorites],
  );
}

test('what was chosen is there the next time, in order, without the query', {
  tag: '@walk',
}, async ({ page }) => {
  const { field, options } = await openSearch(page);
  await expect(searchBox(page).dialog).toContainText('No recent searches');
  for (const [query, title] of [
    ['stickiness', 'Stickiness'],
    ['projects', 'Projects'],
  ] as const) {
    await field.fill(query);
    await expect(options.first()).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  }
  await expect(searchBox(page).dialog.getByRole('group', { name: 'Recent' })).toBeVisible();
  await expect(options).toHaveText(['Projects', 'Stickiness']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Stickiness');
});

test('searches become favorites, and both can be removed', async ({ page }) => {
  await store(page, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(entry));
  const { dialog, options } = await openSearch(page);
  await expect(options).toHaveText(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  await dialog.getByRole('button', { name: 'Save this search' }).nth(1).click();
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(4);
  await expect(dialog.getByRole('group', { name: 'Favorite' })).toContainText('b');
  await dialog.getByRole('button', { name: 'Remove this search from history' }).first().click();
  await expect(options).toHaveText(['c', 'd', 'e', 'b']);
  await page.reload();
  await untilEnhanced(page);
  await page.keyboard.press('Control+k');
  await expect(options).toHaveText(['c', 'd', 'e', 'b']);
  await dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(options).toHaveText(['c', 'd', 'e']);
});

test('the focus goes to the next row when one is saved or removed', async ({ page }) => {
  await store(page, ['a', 'b', 'c'].map(entry));
  const { dialog, options } = await openSearch(page);
  const save = dialog.getByRole('button', { name: 'Save this search' });
  const forget = dialog.getByRole('button', { name: 'Remove this search from history' });
  await expect(options).toHaveText(['a', 'b', 'c']);
  await save.first().focus();
  await page.keyboard.press('Enter');
  await expect(options).toHaveText(['b', 'c', 'a']);
  await expect(save.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(options).toHaveText(['c', 'a']);
  await expect(forget.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options).toHaveText(['a']);
  const last = dialog.getByRole('button', { name: 'Remove this search from favorites' });
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('each button stands beside its own row', async ({ page }) => {
  await store(page, ['a', 'b'].map(entry), [entry('c')]);
  const { dialog, options } = await openSearch(page);
  for (const [index, row] of (await options.all()).entries()) {
    const box = await row.boundingBox();
    const button = dialog.getByRole('button', { name: /^Remove this search/ }).nth(index);
    const beside = await button.boundingBox();
    if (box === null || beside === null) throw new Error('Not visible');
    expect(beside.y).toBeGreaterThanOrEqual(box.y);
    expect(beside.y + beside.height).toBeLessThanOrEqual(box.y + box.height);
  }
});

for (const value of ['{{', '"text"', '[1,null,{"href":"javascript:alert(1)"}]', '{"length":3}']) {
  test(`survives ${value} in storage`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript((text) => {
      localStorage.setItem('docs.search.recent', text);
      localStorage.setItem('docs.search.favorites', text);
      localStorage.setItem('docs.search.hosts', text);
    }, value);
    const { dialog, field, options } = await openSearch(page);
    await expect(dialog).toContainText('No recent searches');
    await field.fill('segments');
    await expect(options.first()).toContainText('Segments');
    expect(errors).toEqual([]);
  });
}

test('works with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { field, options } = await openSearch(page);
  await field.fill('stickiness');
  await expect(options.first()).toContainText('Stickiness');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Stickiness');
});
