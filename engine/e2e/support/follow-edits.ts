/** Opens pages of the development server that follow edits. */
import type { Page } from '@playwright/test';

/** Opens a page and waits until it follows edits. It would miss any before that. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(address);
  await connected;
  const client = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/client/dev.ts'))
        ?.name,
  );
  // The module has already been requested. Importing it again waits until it has run.
  await page.evaluate((address) => import(`${address}`), await client.jsonValue());
}
