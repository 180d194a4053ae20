/** Tests that in development, the search index contains the current text of pages. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DEV, DEV_ROOT } from '../servers.ts';
import { untilEnhanced } from '../support/reader.ts';
import { searchBox } from '../support/search.ts';

test('finds what has just been written', { tag: '@walk' }, async ({ page }) => {
  const file = path.join(DEV_ROOT, 'content/layers/02-vector.md');
  const text = await readFile(file, 'utf8');
  await page.goto(`${DEV.url}/layers/vector`);
  await untilEnhanced(page);
  const { field, options, dialog } = searchBox(page);
  await page.keyboard.press('Control+k');
  await field.fill('quokka');
  await expect(dialog).toContainText('No results for');
  await page.keyboard.press('Escape');
  try {
    await appendFile(file, '\n## Quokka projection\n\nA new way to draw.\n');
    await expect(page.getByRole('heading', { name: 'Quokka projection' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('quokka');
    await expect(options.first()).toContainText('Quokka projection');
  } finally {
    await writeFile(file, text);
  }
});
