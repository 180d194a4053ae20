/**
 * Tests a site in a language that's written from right to left. The site has its own texts for part of the theme.
 */
import { expect, type Page, test } from '@playwright/test';
import { untilEnhanced } from '../support/reader.ts';
import { type SmallSite, startVariant } from '../support/servers/small-site.ts';

const PHONE = { width: 390, height: 844 };

let site: SmallSite;

test.beforeAll(async () => {
  site = await startVariant('persian');
});

test.afterAll(() => site.stop());

async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route);
  await untilEnhanced(page);
}

test('says its language and direction, and draws the page from the right', {
  tag: '@walk',
}, async ({ page }) => {
  await openPage(page, '/dialect/code');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [sidebar, title] = [
    await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(sidebar?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});

test('shows texts of its own, and the others in English', async ({ page }) => {
  await openPage(page, '/dialect/code');
  await expect(page.getByRole('link', { name: 'پرش به محتوای اصلی' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'جستجو', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'در این صفحه' }).first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link')).toHaveText(['قبلیCallouts', 'بعدیTabs']);
  // Scripts set these texts. The category's name is in the middle.
  await expect(page.getByRole('button', { name: 'باز کردن «Drawing»' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await page.goto(`${site.url}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحه پیدا نشد');
});

test('announces in its language what a script has done', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/dialect/code');
  await page.getByRole('button', { name: 'رونوشت کد' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'رونوشت شد' })).toBeAttached();
});

test('writes dates and numbers as its readers do', async ({ page }) => {
  await openPage(page, '/settings/front-matter');
  const main = page.getByRole('main');
  await expect(main.getByText('Ada این صفحه را در ۹ اسفند ۱۴۰۳ به‌روز کرد')).toBeVisible();
  await expect(main.getByRole('time')).toHaveAttribute('datetime', /^2025-02-27/);
  await openPage(page, '/search?q=map');
  await expect(main.getByText(/^[۰-۹]+ سند پیدا شد$/).first()).toBeVisible();
});

test('searches in its language', async ({ page }) => {
  await openPage(page, '/dialect/code');
  await page.getByRole('button', { name: 'جستجو', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'جستجو' });
  const field = dialog.getByRole('combobox', { name: 'جستجو' });
  await expect(field).toHaveAttribute('placeholder', 'جستجو در مستندات');
  await field.fill('map');
  await expect(dialog.getByRole('option').last()).toHaveText(/^دیدن هر [۰-۹]+ نتیجه$/);
  await field.fill('zzzzzz');
  await expect(dialog.getByText('برای «zzzzzz» چیزی پیدا نشد').first()).toBeVisible();
});

test('speaks to agents and names kinds of pages in its language', async ({ request }) => {
  const index = await (await request.get(`${site.url}/llms.txt`)).text();
  expect(index).toContain('\n## از اینجا آغاز کنید\n');
  const page = await (await request.get(`${site.url}/dialect/code.md`)).text();
  expect(page).toMatch(/^> برای عامل‌ها: \S+\/llms\.txt فهرست همهٔ صفحه‌هاست\./);
  const { kinds } = await (await request.get(`${site.url}/search.json`)).json();
  expect(kinds[0]).toBe('راهنماها');
});

test('moves between tabs by the arrow that points at the next one', async ({ page }) => {
  await openPage(page, '/dialect/tabs');
  const [first, second] = [
    page.getByRole('tab', { name: 'JavaScript' }).first(),
    page.getByRole('tab', { name: 'Python' }).first(),
  ];
  const places = [await first.boundingBox(), await second.boundingBox()];
  expect(places[1]?.x).toBeLessThan(places[0]?.x ?? 0);
  await first.click();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
});

test('leaves code from left to right, its buttons at the ends of lines', async ({ page }) => {
  await openPage(page, '/dialect/code');
  const block = page.locator('[data-code-block]').first();
  await expect(block.locator('pre')).toHaveCSS('direction', 'ltr');
  const [code, button] = [
    await block.locator('.line').first().boundingBox(),
    await block.getByRole('button', { name: 'رونوشت کد' }).boundingBox(),
  ];
  expect(button?.x).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0) / 2);
  await openPage(page, '/dialect/callouts');
  await expect(page.getByText('region=all')).toHaveCSS('direction', 'ltr');
});

test('opens menus below their buttons, inside of the window', async ({ page }) => {
  await openPage(page, '/dialect/code');
  for (const name of ['More about Atlas', /dark and light mode/]) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.click();
    const menu = page.locator('[data-navbar] [popover]:popover-open');
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below?.x).toBeGreaterThanOrEqual(0);
    const [start, end] = [below?.x ?? 0, (below?.x ?? 0) + (below?.width ?? 0)];
    expect(start).toBeLessThan((above?.x ?? 0) + (above?.width ?? 0));
    expect(end).toBeGreaterThan(above?.x ?? 0);
    await page.keyboard.press('Escape');
  }
});

test('does not scroll sideways on a phone, and its menu comes from the right', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const route of ['/dialect/code', '/dialect/components', '/layers/journey', '/tags']) {
    await openPage(page, route);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], route).toBe(widths[1]);
  }
  await page.getByRole('button', { name: 'باز و بسته کردن منو' }).click();
  const menu = page.getByRole('dialog', { name: 'Site menu' });
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    })
    .toBe(PHONE.width);
});
