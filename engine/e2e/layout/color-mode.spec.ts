/**
 * Tests light and dark mode: the three choices, the right colors from the first frame, and the same mode
 * everywhere.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { firstAttributes, keepFirstAttributes, shownMode, store } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const PAGE = '/reference/segments';

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light/ });

async function choose(page: Page, label: 'System' | 'Light' | 'Dark') {
  await toggle(page).click();
  await page.getByRole('button', { name: label, exact: true }).click();
}

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect.poll(() => shownMode(page)).toBe(mode);

test("is the site's default until the reader chooses, whatever the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE);
  expect(await shownMode(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${ATLAS.url}/install`);
  expect(await shownMode(page)).toBe('dark');
});

test('offers three choices, says which is on, and keeps it', { tag: '@walk' }, async ({ page }) => {
  await open(page, PAGE);
  await untilEnhanced(page);
  const label = 'Switch between dark and light mode (currently light mode)';
  await expect(toggle(page)).toHaveAccessibleName(label);
  await expect(toggle(page)).toHaveAttribute('title', label);
  await expect(toggle(page)).not.toHaveAttribute('aria-live');
  await toggle(page).click();
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText('Light');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expectMode(page, 'dark');
  await expect(pressed).toBeHidden();
  await expect(toggle(page)).toHaveAccessibleName(/\(currently dark mode\)$/);
  await page.reload();
  await expectMode(page, 'dark');
  await untilEnhanced(page);
  await choose(page, 'Light');
  await expectMode(page, 'light');
  await toggle(page).click();
  await expect(pressed).toHaveText('Light');
});

test('a stored choice is there before the first paint', { tag: '@walk' }, async ({ page }) => {
  await store(page, 'docs.theme', 'dark');
  await keepFirstAttributes(page);
  await page.goto(PAGE);
  expect(await firstAttributes(page)).toMatchObject({ 'data-theme': 'dark' });
  expect(await shownMode(page)).toBe('dark');
});

test('whatever else is stored is ignored', async ({ page }) => {
  await keepFirstAttributes(page);
  await page.goto(PAGE);
  for (const value of ['purple', 'undefined', '', '{"theme":"dark"}']) {
    await page.evaluate((text) => localStorage.setItem('docs.theme', text), value);
    await page.reload();
    expect(await firstAttributes(page), `stored: "${value}"`).toMatchObject({
      'data-theme': 'light',
      'data-theme-choice': 'light',
    });
  }
});

test('the query parameter wins over the stored choice and is not stored', async ({ page }) => {
  await store(page, 'docs.theme', 'light');
  for (const parameter of ['theme', 'docusaurus-theme']) {
    await page.goto(`${PAGE}?${parameter}=dark`);
    expect(await shownMode(page)).toBe('dark');
  }
  await page.goto(`${PAGE}?theme=purple`);
  expect(await shownMode(page)).toBe('light');
  await page.goto(PAGE);
  expect(await shownMode(page)).toBe('light');
});

test('other tabs follow, and ignore that the choice is removed', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, PAGE);
    await untilEnhanced(tab);
  }
  await page.bringToFront();
  await choose(page, 'Dark');
  await expectMode(other, 'dark');
  await expect(toggle(other)).toHaveAccessibleName(/\(currently dark mode\)$/);
  await page.evaluate(() => localStorage.removeItem('docs.theme'));
  await page.evaluate(() => localStorage.setItem('docs.theme', 'purple'));
  // Once this later event has arrived, so have all earlier ones.
  await page.evaluate(() => localStorage.setItem('docs.test', '1'));
  await other.waitForFunction(() => localStorage.getItem('docs.test') === '1');
  expect(await shownMode(other)).toBe('dark');
});

test('a change of the system counts only while "System" is chosen', async ({ page }) => {
  await open(page, PAGE);
  await untilEnhanced(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shownMode(page)).toBe('light');
  await choose(page, 'System');
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
});

test('tells the browser: color scheme of form controls, color of its own bars', async ({
  page,
}) => {
  await open(page, PAGE);
  await untilEnhanced(page);
  const state = () =>
    page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      // If several tags apply, browsers use the first one.
      bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
    }));
  const light = await state();
  expect(light.scheme).toBe('light');
  await choose(page, 'Dark');
  await expectMode(page, 'dark');
  const dark = await state();
  expect(dark.scheme).toBe('dark');
  expect(dark.bar).not.toBe(light.bar);
  await page.reload();
  await expect.poll(state).toEqual(dark);
});

test('the mode stays through navigation and with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, PAGE);
  await untilEnhanced(page);
  await choose(page, 'Dark');
  await expectMode(page, 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL('/quickstart');
  expect(await shownMode(page)).toBe('dark');
  expect(errors).toEqual([]);
});

test('below 997 px the choices stand in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, PAGE);
  await untilEnhanced(page);
  await expect(toggle(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).click();
  await expectMode(page, 'dark');
  await expect(page.getByRole('dialog')).toBeVisible();
});
