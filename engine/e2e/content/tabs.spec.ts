/**
 * Tests tabs with mouse and keyboard, synchronized tabs, tabs in the URL, nested tabs, and the browser's find
 * command.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { rolesInTree } from '../support/accessibility.ts';
import { hasVisibleFocus, store } from '../support/appearance.ts';
import { open, scrollOffset, untilEnhanced } from '../support/reader.ts';
import { holdBack } from '../support/requests.ts';
import { keepShifts, shiftsOf } from '../support/stability.ts';

const TABS = `${ATLAS.url}/dialect/tabs`;
const JOURNEY = `${ATLAS.url}/layers/journey`;
const INSTALL = `${ATLAS.url}/install`;

/** Returns all sets of tabs on the page, in order. A nested set comes after the set that contains it. */
const lists = (page: Page) => page.getByRole('tablist');
const tab = (of: Page | Locator, name: string) => of.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true });

/** Returns panels in the second set. Each panel begins with its label. */
const inPython = (page: Page) => page.getByRole('tabpanel').filter({ hasText: /^PythonIn Python/ });
const inJavaScript = (page: Page) =>
  page.locator('[data-tabs] > div').filter({ hasText: /^JavaScriptIn JavaScript/ });

/** Makes the browser find a text by putting a text fragment in the URL. This works like the browser's find bar. */
const find = (page: Page, address: string, text: string) =>
  page.goto(`${address}#:~:text=${encodeURIComponent(text)}`);

async function openPage(page: Page, address: string) {
  await open(page, address);
  await untilEnhanced(page);
}

test('tabs and panels are wired: names, roles, one stop for the Tab key', async ({ page }) => {
  await openPage(page, TABS);
  const list = lists(page).first();
  await expect(list).toHaveAccessibleName(/JavaScript/);
  await expect(tab(list, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(list, 'Python')).toHaveAttribute('aria-selected', 'false');
  const panel = page.getByRole('tabpanel', { name: 'JavaScript' }).first();
  await expect(panel).toBeVisible();
  await expect(tab(list, 'JavaScript')).toHaveAttribute(
    'aria-controls',
    (await panel.getAttribute('id')) ?? 'no id',
  );
  await tab(list, 'JavaScript').focus();
  await page.keyboard.press('Tab');
  await expect(tab(list, 'Python')).not.toBeFocused();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('keys: arrows go around, Home and End, Enter and Space; the page does not scroll', {
  tag: '@walk',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1200, height: 400 });
  await openPage(page, `${ATLAS.url}/dialect/code`);
  const list = lists(page).first();
  await tab(list, 'npm').focus();
  const before = await scrollOffset(page);
  for (const [key, name] of [
    ['ArrowRight', 'Yarn'],
    ['ArrowRight', 'pnpm'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'pnpm'],
    ['Home', 'npm'],
    ['End', 'pnpm'],
    ['Space', 'pnpm'],
    ['Enter', 'pnpm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(list, name)).toBeFocused();
    await expect(tab(list, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await hasVisibleFocus(page)).toBe(true);
  }
  await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await scrollOffset(page)).toBe(before);
});

test('tabs of a group follow each other: on the page, on the next page, in other browser tabs', {
  tag: '@walk',
}, async ({ page, context }) => {
  await openPage(page, TABS);
  const other = await context.newPage();
  await openPage(other, TABS);
  await page.bringToFront();
  await tab(lists(page).first(), 'Python').click();
  for (const each of [page, other]) {
    await expect(selected(each).filter({ hasText: 'JavaScript' })).toHaveCount(0);
    await expect(selected(each).filter({ hasText: 'Python' })).toHaveCount(3);
    await expect(inPython(each)).toBeVisible();
  }
  await expect(selected(page).filter({ hasText: 'Land' })).toHaveCount(1);
  await keepShifts(page);
  await page.reload();
  await expect(inPython(page)).toBeVisible();
  await untilEnhanced(page);
  // Selecting a tab moves whole panels. Only a late font may also move a name slightly.
  const shifts = await shiftsOf(page);
  expect(shifts.filter(({ value }) => value > 0.0005)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/gallery$/);
  await page.goBack();
  await expect(inPython(page)).toBeVisible();
});

test('a stored value that a group does not have is ignored', async ({ page }) => {
  await store(page, 'docs.tab.language', 'cobol');
  await openPage(page, TABS);
  await expect(selected(page).first()).toHaveText('JavaScript');
  await expect(page.getByRole('tabpanel').first()).toContainText('draw();');
});

test('the address says which tab, where the writer asked for it, without history', async ({
  page,
}) => {
  await store(page, 'docs.tab.system', 'linux');
  await openPage(page, INSTALL);
  const length = await page.evaluate(() => history.length);
  await tab(page, 'macOS').click();
  await expect(page).toHaveURL(`${INSTALL}?system=mac`);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await tab(page, 'Linux').click();
  await expect(page).toHaveURL(`${INSTALL}?system=linux`);
  await page.goto(`${INSTALL}?system=mac&x=1#from-a-file`);
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await untilEnhanced(page);
  await tab(page, 'Linux').click();
  await expect(page).toHaveURL(`${INSTALL}?system=linux&x=1#from-a-file`);
  await page.goto(`${INSTALL}?system=amiga`);
  await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
});

test('an anchor stays in its place when a remembered tab takes less room', async ({ page }) => {
  await store(page, 'docs.tab.ui-or-api', 'api');
  await page.addInitScript(() => {
    // Browsers may keep content that's in view in place, but not reliably.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow-anchor: none }');
    document.adoptedStyleSheets = [sheet];
  });
  const entry = await holdBack(page, '**/assets/browser.*.js');
  await page.goto('/how-to/how-to-add-users-to-unleash#reset-password');
  const anchor = page.locator('#reset-password');
  await expect(anchor).toBeInViewport();
  const before = await anchor.boundingBox();
  const offset = await scrollOffset(page);
  entry.release();
  await untilEnhanced(page);
  expect(await scrollOffset(page)).toBeLessThan(offset - 100);
  expect(Math.abs(((await anchor.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(
    1,
  );
});

test('the tab that was clicked stays where it is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await openPage(page, JOURNEY);
  const second = lists(page).nth(1);
  await tab(second, 'Winter').scrollIntoViewIfNeeded();
  const before = await tab(second, 'Winter').boundingBox();
  const offset = await scrollOffset(page);
  await tab(second, 'Winter').click();
  await expect(page.getByText('Snow falls on the fourth day.')).toBeAttached();
  const after = await tab(second, 'Winter').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  // The set above has become taller, so the page has scrolled.
  expect(await scrollOffset(page)).not.toBe(offset);
});

test('tabs within tabs are sets of their own', async ({ page }) => {
  await openPage(page, TABS);
  const outer = lists(page).nth(2);
  const land = page.getByRole('tabpanel', { name: 'Land' });
  await tab(land, 'Python').click();
  await expect(page.getByText('Land in Python.')).toBeVisible();
  await expect(tab(outer, 'Land')).toHaveAttribute('aria-selected', 'true');
  await tab(outer, 'Land').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(outer, 'Sea')).toBeFocused();
  await expect(page.getByText('Callout in a tab.')).toBeVisible();
  await expect(page.getByText('Land in Python.')).toBeHidden();
});

test('an anchor in a tab that is not selected selects it', async ({ page }) => {
  await openPage(page, JOURNEY);
  await page.getByRole('main').getByRole('link', { name: 'a night at sea' }).click();
  await expect(page).toHaveURL(`${JOURNEY}#night`);
  await expect(page.getByRole('heading', { name: 'At sea' })).toBeInViewport();
  await expect(tab(page, 'Night')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Day').click();
  await page.goto(`${ATLAS.url}/install`);
  await page.goto(`${JOURNEY}#night`);
  await expect(page.getByRole('heading', { name: 'At sea' })).toBeInViewport();
  // The browser searches the panel before it notifies the page.
  await untilEnhanced(page);
  await tab(page, 'Day').click();
  await page.goto(`${JOURNEY}#cave`);
  await page.goto(`${JOURNEY}#night`);
  await expect(page.getByRole('heading', { name: 'At sea' })).toBeInViewport();
  await expect(tab(page, 'Night')).toHaveAttribute('aria-selected', 'true');
});

test('what the browser finds in a tab that is not selected selects it, and changes nothing else', async ({
  page,
}) => {
  await openPage(page, TABS);
  const first = tab(lists(page).first(), 'JavaScript');
  await first.focus();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  await find(page, TABS, 'In Python.');
  await expect(tab(lists(page).nth(1), 'Python')).toHaveAttribute('aria-selected', 'true');
  await expect(inPython(page)).toBeInViewport();
  await expect(inJavaScript(page)).toBeHidden();
  await expect(selected(page)).toHaveText(['JavaScript', 'Python', 'Land', 'JavaScript']);
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
  expect(new URL(page.url()).search).toBe('');
  // A panel that's no longer selected can still be found.
  await find(page, TABS, 'In JavaScript.');
  await expect(inJavaScript(page)).toBeInViewport();
});

test('what the browser finds in tabs within tabs that are not selected is shown', async ({
  page,
}) => {
  await openPage(page, TABS);
  await tab(lists(page).nth(2), 'Sea').click();
  await find(page, TABS, 'Land in Python.');
  await expect(page.getByText('Land in Python.')).toBeInViewport();
  await expect(selected(page)).toHaveText(['JavaScript', 'JavaScript', 'Land', 'Python']);
  await find(page, TABS, 'Callout in a tab.');
  await expect(page.getByText('Callout in a tab.')).toBeInViewport();
  await expect(page.getByText('Land in Python.')).toBeHidden();
});

test('what an address asks the browser to find is shown on arrival', async ({ page }) => {
  await find(page, TABS, 'Land in Python.');
  await untilEnhanced(page);
  await expect(page.getByText('Land in Python.')).toBeInViewport();
});

test('what an address asks the browser to find is shown when scripts come late', async ({
  page,
}) => {
  const scripts = await holdBack(page, /\/assets\/.*\.js$/);
  const arriving = find(page, TABS, 'Land in Python.');
  await expect(page.getByText('Land in Python.')).toBeInViewport();
  scripts.release();
  await arriving;
  await untilEnhanced(page);
  await expect(selected(page)).toHaveText(['JavaScript', 'JavaScript', 'Land', 'Python']);
  await expect(page.getByText('Land in Python.')).toBeInViewport();
});

test('assistive technology is told of one panel in each set', async ({ page }) => {
  await openPage(page, TABS);
  const count = async (role: string) =>
    (await rolesInTree(page)).filter((each) => each === role).length;
  expect(await count('tabpanel')).toBe(4);
  await tab(lists(page).first(), 'Python').click();
  expect(await count('tabpanel')).toBe(4);
  await tab(lists(page).nth(2), 'Sea').click();
  expect(await count('tablist')).toBe(3);
  expect(await count('tabpanel')).toBe(3);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "The same group" [level=2]
    - link "Direct link to The same group"
    - 'tablist "Choose: JavaScript, Python"'
    - tabpanel "Python": In Python.
    - heading "Nested" [level=2]
    - link "Direct link to Nested"
    - 'tablist "Choose: Land, Sea"'
    - tabpanel "Sea"
  `);
});
