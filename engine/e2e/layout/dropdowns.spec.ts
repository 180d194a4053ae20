/** Tests the navigation bar's dropdowns with a mouse and a keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hasVisibleFocus } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';
import { holdBack } from '../support/requests.ts';

const FORMS = [
  'Foundational Unleash',
  'Advanced Unleash for Developers',
  'Managing Unleash for DevOps/Admins',
];

let certification: Locator;
let academy: Locator;
let items: Locator;

test.beforeEach(async ({ page }) => {
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  const bar = page.getByRole('banner');
  certification = bar.getByRole('button', { name: 'Unleash Certification' });
  academy = bar.getByRole('button', { name: 'Unleash Academy' });
  // The names of the courses are similar to those of the forms.
  items = bar.locator('a[href*="/forms/"]');
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectOpen(button: Locator, isOpen: boolean) {
  const state = expect(button);
  await (isOpen ? state : state.not).toHaveAttribute('aria-expanded', 'true');
  await expect(items.filter({ visible: true })).toHaveCount(isOpen ? FORMS.length : 0);
}

test('by mouse: a click opens, another closes, and so does a click elsewhere', {
  tag: '@walk',
}, async ({ page }) => {
  await expectOpen(certification, false);
  await certification.click();
  await expectOpen(certification, true);
  await expect(items).toHaveText(FORMS);
  const [button, first] = await Promise.all([
    certification.boundingBox(),
    items.first().boundingBox(),
  ]);
  const bottom = (button?.y ?? 0) + (button?.height ?? 0);
  expect(first?.y).toBeGreaterThanOrEqual(bottom);
  expect((first?.y ?? 0) - bottom).toBeLessThan(40);
  expect(Math.abs((first?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(20);

  await certification.click();
  await expectOpen(certification, false);
  await certification.click();
  // The menu may cover the middle of the heading.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.click({ position: { x: 5, y: 5 } });
  await expectOpen(certification, false);
});

test('opening one closes the other', async () => {
  await certification.click();
  await academy.click();
  await expect(academy).toHaveAttribute('aria-expanded', 'true');
  await expectOpen(certification, false);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes`, async ({ page }) => {
    await certification.focus();
    await page.keyboard.press(key);
    await expectOpen(certification, true);
    await expect(certification).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(items.first()).toBeFocused();
    await certification.focus();
    await page.keyboard.press(key);
    await expectOpen(certification, false);
  });
}

test('arrow keys open and go around; Home and End go to the ends', { tag: '@walk' }, async ({
  page,
}) => {
  await certification.focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(certification, true);
  const walk: [key: string, text: string | undefined][] = [
    ['ArrowDown', FORMS[1]],
    ['ArrowDown', FORMS[2]],
    ['ArrowDown', FORMS[0]],
    ['ArrowUp', FORMS[2]],
    ['Home', FORMS[0]],
    ['End', FORMS[2]],
  ];
  expect(await focusedText(page)).toBe(FORMS[0]);
  for (const [key, text] of walk) {
    await page.keyboard.press(key);
    expect(await focusedText(page)).toBe(text);
    expect(await hasVisibleFocus(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe(FORMS[2]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Escape closes and gives the focus back, from the button and from the list', async ({
  page,
}) => {
  await certification.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectOpen(certification, false);
  await expect(certification).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expectOpen(certification, false);
  await expect(certification).toBeFocused();
});

test('Tab goes through the list and closes it behind', async ({ page }) => {
  await certification.focus();
  await page.keyboard.press('Enter');
  for (const text of FORMS) {
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Sign in/ })).toBeFocused();
  await expectOpen(certification, false);
  await certification.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(certification).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(academy).toBeFocused();
});

test('a link in it leads to its page, and the list is closed there', async ({ page }) => {
  await academy.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/unleash-academy/introduction');
  await expect(academy).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Overview' })).toBeHidden();
});

test('a list that is opened before scripts come stays open below its button', async ({ page }) => {
  const scripts = await holdBack(page, /\/assets\/enhancements\.[^/]*\.js$/);
  await page.goto('/reference/segments');
  await scripts.asked;
  const list = page.locator('[data-navbar] [popover]:popover-open');
  await academy.click();
  await expect(list).toBeVisible();
  scripts.release();
  await untilEnhanced(page);
  await expect(list).toBeVisible();
  await expect(academy).not.toHaveAttribute('aria-expanded', 'false');
  const [button, box] = await Promise.all([academy.boundingBox(), list.boundingBox()]);
  expect(Math.abs((box?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(20);
});
