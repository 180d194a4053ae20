/** The version of the documentation that the reader reads is remembered, and no other. */
import { expect, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { store } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

test('an unknown version gives way to that of the page', async ({ page }) => {
  await store(page, 'docs.preferred-version', 'one that is gone');
  await open(page, `${ATLAS.url}/install`);
  await untilEnhanced(page);
  const stored = () => page.evaluate(() => localStorage.getItem('docs.preferred-version'));
  await expect.poll(stored).toBe('three');
});
