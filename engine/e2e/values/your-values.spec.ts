/** Tests that readers can see their own URL and names in samples in place of placeholders. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { addLink, heading, open, untilEnhanced } from '../support/reader.ts';

const GUIDE = '/reference/impression-data';
const OPERATION = '/reference/api/unleash/get-feature';
const VALUES = { url: 'https://flags.acme.example', project: 'shop', flag: 'new-cart' };

/** Stores values before the page's own scripts run. */
async function store(page: Page, entry: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('docs.values', text), entry);
}

const samples = (page: Page) => page.locator('main pre:has([data-your="url"]):visible');

test('a reader fills in values from a placeholder, and samples and later pages show them', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, GUIDE);
  await untilEnhanced(page);
  await page.locator('main pre [data-your="url"]:visible').first().click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(panel.getByLabel('Unleash URL')).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByLabel('Unleash URL').fill('flags.acme.example/api/');
  await panel.getByLabel('Project ID').fill("it's; rm -rf ~ #");
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'your values' })).toBeAttached();
  await expect(samples(page).first()).toContainText('https://flags.acme.example/api/admin');
  expect(await violationsOn(page)).toEqual([]);
  await open(page, OPERATION);
  await expect(samples(page).first()).toContainText(
    'https://flags.acme.example/api/admin/projects/it%27s%3B%20rm%20-rf%20~%20%23/features/',
  );
});

test('readers with values never see the placeholders, and nothing moves', async ({ page }) => {
  // A late font would also move text.
  await page.route('**/*.woff2', (route) => route.abort());
  await store(page, JSON.stringify(VALUES));
  await page.addInitScript(() => {
    Object.assign(window, { shown: [], shifts: 0 });
    const note = () => {
      const texts = [...document.querySelectorAll('main pre [data-your]')];
      (window as unknown as { shown: unknown[] }).shown.push(...texts.map((e) => e.textContent));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: number }).shifts += (
          entry as never as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, GUIDE);
  await untilEnhanced(page);
  const { shown, shifts } = await page.evaluate(() => {
    const noted = window as unknown as { shown: string[]; shifts: number };
    return { shown: noted.shown, shifts: noted.shifts };
  });
  expect(shown).toContain(VALUES.url);
  expect(shown).not.toContain('<your-unleash-url>');
  expect(shifts).toBe(0);
});

test('copies and prints follow: a sample, and the whole page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store(page, JSON.stringify(VALUES));
  await open(page, GUIDE);
  await untilEnhanced(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await samples(page).first().locator('..').getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(copied).toContain(VALUES.url);
  await page.getByRole('button', { name: 'Copy page' }).first().click();
  await expect.poll(copied).toContain('# Impression data');
  expect(await copied()).toContain(`${VALUES.url}/api/admin/projects/shop/features/new-cart`);
  expect(await copied()).not.toContain('<your-unleash-url>');
  expect(await copied()).toContain('<your-personal-access-token>');
  await page.emulateMedia({ media: 'print' });
  await expect(samples(page).first()).toContainText(VALUES.url);
});

test('the request builder starts with the values', async ({ page }) => {
  await store(page, JSON.stringify(VALUES));
  await open(page, OPERATION);
  await page
    .getByRole('button', { name: 'Build' })
    .or(page.locator('[data-api-console]'))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    `${VALUES.url}/api/admin/projects/shop/features/new-cart`,
  );
});

test('values follow to pages that the router opens, and to other tabs', async ({
  page,
  context,
}) => {
  await store(page, JSON.stringify(VALUES));
  await open(page, '/');
  await untilEnhanced(page);
  await (await addLink(page, { href: GUIDE })).click();
  await expect(heading(page)).toHaveText('Impression data');
  await expect(samples(page).first()).toContainText(VALUES.url);
  const other = await context.newPage();
  await open(other, GUIDE);
  await other.evaluate(() =>
    localStorage.setItem('docs.values', '{"url":"http://localhost:4242"}'),
  );
  await expect(samples(page).first()).toContainText('http://localhost:4242/api');
  await other.evaluate(() => localStorage.removeItem('docs.values'));
  await expect(samples(page).first()).toContainText('<your-unleash-url>');
});

test('damaged and hostile entries are ignored', async ({ page }) => {
  await store(page, '{"url":"https://a.example/$(id)","project":{"a":1},"flag":["x"]}');
  await open(page, GUIDE);
  await untilEnhanced(page);
  await expect(samples(page).first()).toContainText('<your-unleash-url>');
  expect(await page.locator('[data-your] *').count()).toBe(0);
});

test('works with the keyboard alone, rejects tokens, and forgets everything', async ({ page }) => {
  await open(page, GUIDE);
  await untilEnhanced(page);
  const placeholder = page.locator('main pre [data-your][tabindex]:visible').first();
  await placeholder.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your values' });
  const flag = panel.getByLabel('Feature flag');
  await flag.fill('default:production.be44368985f7fb3237c584ef86f3d6bdada42ddbd63a019d26955178');
  await flag.press('Enter');
  await expect(flag).toBeFocused();
  await expect(flag).toHaveAccessibleDescription(/looks like a token/);
  expect(await page.evaluate(() => localStorage.getItem('docs.values'))).toBeNull();
  await flag.fill('mine');
  await flag.press('Enter');
  await expect(panel).toBeHidden();
  await expect(placeholder).toBeFocused();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Clear all' }).click();
  expect(await page.evaluate(() => localStorage.getItem('docs.values'))).toBeNull();
});

test('the menu of a page with samples leads to the panel, on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, GUIDE);
  await untilEnhanced(page);
  await page.locator('[data-page-menu] summary').click();
  await page.getByRole('button', { name: 'Your values' }).click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(panel).toBeInViewport();
  await panel.getByLabel('SDK or language').selectOption('React');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'React' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('samples show the placeholders', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(samples(page).first()).toContainText('<your-unleash-url>');
  });
});
