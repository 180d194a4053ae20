/** Opens the search dialog, and finds the parts of it that a reader sees. */
import { expect, type Locator, type Page } from '@playwright/test';
import { untilEnhanced } from './reader.ts';

export interface SearchBox {
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The option that leads to all results. It's added last, when the result is complete. */
  all: Locator;
  /** The option that Enter would open. */
  active: Locator;
}

export function searchBox(page: Page): SearchBox {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const options = dialog.getByRole('option');
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    options,
    all: dialog.getByRole('option', { name: /^See all/ }),
    active: options.and(page.locator('[aria-selected="true"]')),
  };
}

export function searchButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Search', exact: true });
}

/** Opens the dialog with its shortcut, and waits until it's complete. */
export async function openSearch(page: Page, path = '/reference/segments'): Promise<SearchBox> {
  await page.goto(path);
  await untilEnhanced(page);
  await page.keyboard.press('Control+k');
  const box = searchBox(page);
  await expect(box.field).toBeFocused();
  return box;
}

/** Types a query, and waits for the results from the whole index. */
export async function searchFor(page: Page, text: string, path?: string): Promise<SearchBox> {
  const box = await openSearch(page, path);
  await box.field.fill(text);
  await expect(box.all).toBeAttached();
  return box;
}
