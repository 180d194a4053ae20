/** Pages of the dev server that follow edits. */
import type { Page } from '@playwright/test';

/** Opens a page and waits until it follows edits: those that are made before would be missed. */
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
  // It is there; when it is imported once more it has run.
  await page.evaluate((address) => import(`${address}`), await client.jsonValue());
}
