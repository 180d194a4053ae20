/** The version of the documentation that the reader reads is remembered, and found again. */
import { expect, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { store } from '../support/appearance.ts';
import { heading, open, untilEnhanced } from '../support/reader.ts';

test('an unknown version gives way to that of the page', async ({ page }) => {
  await store(page, 'docs.preferred-version', 'one that is gone');
  await open(page, `${ATLAS.url}/install`);
  await untilEnhanced(page);
  const stored = () => page.evaluate(() => localStorage.getItem('docs.preferred-version'));
  await expect.poll(stored).toBe('three');
});

test('a reader who comes to the home page goes on in the version that they read last', async ({
  page,
}) => {
  const home = `${ATLAS.url}/`;
  // Another build on the same origin, as far as this one can tell.
  await page.route('**/guide-2/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Atlas 2</h1><a href="/guide/">Version 3</a>
        <script>localStorage.setItem('docs.preferred-version', 'two')</script>`,
    }),
  );
  const second = new URL('/guide-2/', home).href;
  await page.goto(second);
  await page.goto(home);
  await expect(page).toHaveURL(second);
  // Its link to the other version leads there, and from then on that one is preferred.
  await page.getByRole('link', { name: 'Version 3' }).click();
  await expect(page).toHaveURL(ATLAS.url);
  await expect(heading(page)).toBeVisible();
  await untilEnhanced(page);
  await page.goto('about:blank');
  await page.goto(home);
  await untilEnhanced(page);
  await expect(page).toHaveURL(ATLAS.url);
});
