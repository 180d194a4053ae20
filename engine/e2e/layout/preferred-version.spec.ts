/** Tests that the site remembers which version of the documentation the reader was using and opens it again. */
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

test('a reader who comes to the home page goes on in the version that they read last', {
  tag: '@walk',
}, async ({ page }) => {
  const home = `${ATLAS.url}/`;
  // This build thinks that there's another build on the same origin.
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
  // The link opens the other version, which then becomes the preferred one.
  await page.getByRole('link', { name: 'Version 3' }).click();
  await expect(page).toHaveURL(ATLAS.url);
  await expect(heading(page)).toBeVisible();
  await untilEnhanced(page);
  await page.goto('about:blank');
  await page.goto(home);
  await untilEnhanced(page);
  await expect(page).toHaveURL(ATLAS.url);
});
