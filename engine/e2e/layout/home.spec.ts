/** Tests the home page: the first steps, and the two things that readers can try out. */
import { expect, type Page, test } from '@playwright/test';
import { wake } from '../examples/live-examples.ts';
import { open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { recordRequests } from '../support/requests.ts';
import { elementsTooWide } from '../support/width.ts';

const slider = (page: Page) => page.getByRole('slider', { name: /Gradual rollout/ });
const shown = (page: Page) => page.locator('output[for="rollout-share"]');
const usersWithFeature = (page: Page) => page.locator('#rollout [data-on]');

for (const width of [390, 1440]) {
  test(`at ${width} pixels the first view leads to the quickstart and to search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const start = page.getByRole('main').getByRole('link', { name: 'Start the quickstart' });
    await expect(start).toBeInViewport({ ratio: 1 });
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#rollout')).toBeInViewport({ ratio: 1 });
    if (width > 1000) expect((await field.boundingBox())?.width).toBeLessThanOrEqual(480);
    await field.fill('gradual rollout');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=gradual+rollout');
  });
}

test('the slider rolls the feature out to one user in a hundred at a time', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, '/');
  await untilEnhanced(page);
  await expect(usersWithFeature(page)).toHaveCount(40);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(usersWithFeature(page)).toHaveCount(41);
  await expect(shown(page)).toHaveText('41 of 100 users have it');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '41 of 100 users have it');
  await page.keyboard.press('End');
  await expect(usersWithFeature(page)).toHaveCount(100);
  await page.keyboard.press('Home');
  await expect(usersWithFeature(page)).toHaveCount(0);
  await expect(shown(page)).toHaveText('0 of 100 users have it');
});

test('without script the rollout is an image', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(usersWithFeature(page)).toHaveCount(40);
  await expect(slider(page)).toBeHidden();
  await context.close();
});

for (const width of [390, 1440]) {
  test(`at ${width} pixels the flag panel is below the first view, and loads when it's reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const scripts = recordRequests(page, (request) => request.url().includes('/assets/Panel.'));
    await open(page, '/');
    await untilEnhanced(page);
    await untilIdle(page);
    await expect(page.locator('#try-panel')).not.toBeInViewport();
    expect(scripts).toEqual([]);
    const figure = await wake(page, { name: 'panel' });
    await figure.getByRole('group', { name: 'checkout-express' }).getByRole('checkbox').click();
    await expect(figure).toContainText('reader-1042 sees the express checkout');
    expect(await elementsTooWide(page)).toEqual([]);
  });
}
