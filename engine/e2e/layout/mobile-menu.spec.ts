/** Tests the menu in small windows. It's a dialog, and the Back button closes it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { rolesInTree } from '../support/accessibility.ts';
import { heading, open, scrollOffset, scrollTo, untilEnhanced } from '../support/reader.ts';

const HERE = '/reference/segments';
const PHONE = { width: 390, height: 800 };

test.use({ viewport: PHONE });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Site menu' });

async function openMenu(page: Page): Promise<Locator> {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  return menu(page);
}

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  // The page can be read, used, and scrolled again.
  await expect(page.getByRole('main')).toBeVisible();
  await page.mouse.move(380, 400);
  const before = await scrollOffset(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollOffset(page)).toBeGreaterThan(before);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, HERE);
  await untilEnhanced(page);
});

test('is there up to 996 px, the bar and the sidebar from 997 px', async ({ page }) => {
  const bar = page.getByRole('banner').getByRole('link', { name: 'Quickstart' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(bar).toBeVisible();
  await expect(sidebar).toBeVisible();
});

test('holds the site’s links and the sidebar with the current page', { tag: '@walk' }, async ({
  page,
}) => {
  await expect(toggle(page)).not.toHaveAttribute('aria-expanded', 'true');
  const panel = await openMenu(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  const current = panel
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]');
  await expect(current).toHaveText('Segments');
  await expect(panel.getByRole('link', { name: 'Unleash Academy' })).toBeVisible();
  await panel.getByText('← Back to main menu').click();
  const site = panel.getByRole('navigation', { name: 'Site' });
  for (const name of ['Quickstart', 'Docs', 'Product', 'Plans', 'Blog']) {
    await expect(site.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await site.getByText('Certification').click();
  await expect(site.getByRole('link', { name: 'Foundational Unleash' })).toBeVisible();
  await expect(current).toBeHidden();
  await panel.getByText('Back to docs menu →').click();
  await expect(current).toBeVisible();
});

test('opens at the current entry, with the color modes and the way to the site’s links at the top', async ({
  page,
}) => {
  const panel = await openMenu(page);
  const sidebar = panel.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  const top = [
    panel.getByRole('button', { name: 'Close navigation bar' }),
    ...['System', 'Light', 'Dark'].map((name) => panel.getByRole('button', { name, exact: true })),
    panel.getByText('← Back to main menu'),
  ];
  for (const control of top) await expect(control).toBeInViewport({ ratio: 1 });
  await panel.getByText('← Back to main menu').click();
  // Every link, from the first to the last, is in view.
  const site = panel.getByRole('navigation', { name: 'Site' });
  await expect(site.getByRole('link', { name: 'Quickstart' })).toBeInViewport({ ratio: 1 });
  await expect(site.getByRole('link', { name: /^Sign in/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await openMenu(page);
  await expect(sidebar).toBeVisible();
});

test('shows the site’s links at once on a page without a sidebar', async ({ page }) => {
  await open(page, '/availability');
  await untilEnhanced(page);
  const panel = await openMenu(page);
  await expect(panel.getByRole('link', { name: 'Quickstart' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText('← Back to main menu')).toBeHidden();
  await panel.getByRole('link', { name: 'Quickstart' }).click();
  await expect(heading(page)).toContainText('Quickstart');
  await openMenu(page);
  await expect(panel.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('takes the focus, keeps it, and leaves nothing else to use', { tag: '@walk' }, async ({
  page,
}) => {
  const panel = await openMenu(page);
  const focusIsInside = () => panel.evaluate((box) => box.contains(document.activeElement));
  expect(await focusIsInside()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  const stops: string[] = [];
  for (let step = 0; step < 40; step++) {
    stops.push(
      await page.evaluate(() => {
        const { activeElement: element, body } = document;
        // After the last stop and before the first, the focus is on the browser's own controls.
        if (element === null || element === body) return 'browser';
        return element.closest('#site-menu') === null ? 'page' : 'menu';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(stops).not.toContain('page');
  expect(stops.filter((stop) => stop === 'menu').length).toBeGreaterThan(20);
  const roles = await rolesInTree(page);
  expect(roles).toContain('dialog');
  for (const role of ['main', 'contentinfo', 'banner']) expect(roles).not.toContain(role);
  const before = await scrollOffset(page);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 300);
  expect(await scrollOffset(page)).toBe(before);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'its close button',
    (page: Page) => page.getByRole('button', { name: 'Close navigation bar' }).click(),
  ],
  ['a tap beside it', (page: Page) => page.mouse.click(385, 500)],
] as const) {
  test(`${how} closes it, the focus goes back, Back still leaves the page`, async ({ page }) => {
    await openMenu(page);
    await close(page);
    await expectClosed(page);
    if (how !== 'a tap beside it') await expect(toggle(page)).toBeFocused();
    await expect(page).toHaveURL(HERE);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('Back closes it and nothing else; Forward does not bring it back', async ({ page }) => {
  await scrollTo(page, 300);
  await openMenu(page);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(HERE);
  await page.goForward();
  await expect(page).toHaveURL(HERE);
  await expect(menu(page)).toBeHidden();
});

test('a link in it closes it, and Back from the new page is one step', async ({ page }) => {
  const panel = await openMenu(page);
  await panel.getByRole('link', { name: 'Stickiness' }).click();
  await expect(page).toHaveURL('/reference/stickiness');
  await expect(heading(page)).toHaveText('Stickiness');
  await expect(heading(page)).toBeFocused();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(HERE);
  await expect(heading(page)).toHaveText('Segments');
  await expect(menu(page)).toBeHidden();
});

test('a link to the page itself closes it as well', async ({ page }) => {
  const panel = await openMenu(page);
  await panel.getByRole('link', { name: 'Segments', exact: true }).click();
  await expectClosed(page);
  await expect(page).toHaveURL(HERE);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('opening branches keeps it open', async ({ page }) => {
  const panel = await openMenu(page);
  await panel
    .getByRole('button', { name: "Expand sidebar category 'Feature flags developer guide'" })
    .click();
  await expect(panel.getByText('Feature flag concepts')).toBeVisible();
});

test('closes when the window grows', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectClosed(page);
});

test('a page without sidebar has a menu, too', async ({ page }) => {
  await open(page, '/nothing-here');
  await untilEnhanced(page);
  const panel = await openMenu(page);
  await expect(panel.getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expect(panel.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});
