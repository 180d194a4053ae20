/** Tests the table of contents, headings, and their anchors. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { open, scrollOffset, scrollTo, untilEnhanced } from '../support/reader.ts';

const JOURNEY = `${ATLAS.url}/layers/journey`;
const STRATEGIES = '/reference/activation-strategies';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page) => contents(page).locator('[aria-current="true"]');

/** Scrolls until a heading is `below` pixels from the top of the window. */
async function bringTo(page: Page, name: string, below: number) {
  const top = await page
    .getByRole('main')
    .getByRole('heading', { name, exact: true })
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollTo(page, Math.round(top) - below);
}

async function openPage(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address);
  await untilEnhanced(page);
}

test('lists headings of the levels that page and site ask for', async ({ page }) => {
  await openPage(page, JOURNEY);
  const entries = contents(page).getByRole('link');
  await expect(entries.first()).toHaveText('Luggage');
  await expect(contents(page).getByRole('link', { name: 'Lamp' })).toBeVisible();
  // The list is nested by level, so the third heading is inside the second.
  await expect(
    contents(page).getByRole('listitem').filter({ hasText: 'Lighthouse' }).getByRole('list'),
  ).toContainText('Lamp');
  await page.goto(`${ATLAS.url}/dialect/callouts`);
  await expect(contents(page)).toHaveCount(0);
});

test('in a low window only the navigation bar stays in view, and anchors come to it', async ({
  page,
}) => {
  // A window of 1280 × 900 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 225 });
  await openPage(page, `${STRATEGIES}#evaluation`);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('summary', { hasText: 'On this page' })).not.toBeInViewport();
  const heading = page.getByRole('heading', { name: 'Evaluation', exact: true });
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(60);
  expect(y).toBeLessThan(110);
});

test('marks the section that the reader is in', { tag: '@walk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openPage(page, STRATEGIES);
  const navbar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await bringTo(page, 'Evaluation', navbar + 5);
  await expect(active(page)).toHaveText(['Evaluation']);
  // While the heading is in the lower half of the window, the reader is still in the previous section.
  await bringTo(page, 'Evaluation', 700);
  await expect(active(page)).toHaveText(['Fields']);
  await bringTo(page, 'Evaluation', 300);
  await expect(active(page)).toHaveText(['Evaluation']);
  // The heading is above the window, and the next one is far down.
  await bringTo(page, 'Evaluation', -100);
  await expect(active(page)).toHaveText(['Evaluation']);
  await scrollTo(page, 0);
  await expect(active(page)).not.toHaveText(['Evaluation']);
});

test('marks the last section in view at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openPage(page, STRATEGIES);
  await page.evaluate(() => {
    // Without the footer, the last headings can't scroll to the top.
    document.querySelector('footer')?.remove();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect(active(page)).toHaveText(['Related pages']);
});

test('scrolls itself, so that the marked entry is in view, and leaves the page alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await openPage(page, JOURNEY);
  const last = contents(page).getByRole('link', { name: 'Brook' });
  await expect(last).not.toBeInViewport();
  await bringTo(page, 'Brook', 20);
  const offset = await scrollOffset(page);
  await expect(active(page)).toHaveText(['Brook']);
  await expect(active(page)).toBeInViewport({ ratio: 0.95 });
  expect(await scrollOffset(page)).toBe(offset);
  await scrollTo(page, 0);
  await bringTo(page, 'Luggage', 20);
  await expect(active(page)).toHaveText(['Luggage']);
  await expect(active(page)).toBeInViewport({ ratio: 0.95 });
});

test('follows a window that changes its size', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openPage(page, STRATEGIES);
  await bringTo(page, 'Evaluation', 300);
  await expect(active(page)).toHaveText(['Evaluation']);
  await page.setViewportSize({ width: 1200, height: 400 });
  await expect(active(page)).toHaveText(['Fields']);
});

test('an entry leads to its heading, which the navigation bar does not cover', {
  tag: '@walk',
}, async ({ page }) => {
  await openPage(page, STRATEGIES);
  await contents(page).getByRole('link', { name: 'Gradual rollout' }).click();
  await expect(page).toHaveURL(`${STRATEGIES}#gradual-rollout`);
  const title = page.getByRole('heading', { name: 'Gradual rollout' });
  await expect(title).toBeInViewport();
  await expect(active(page)).toHaveText(['Gradual rollout']);
  const [bar, box] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    title.boundingBox(),
  ]);
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('on a phone it is folded above the text, and folds again when an entry is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, STRATEGIES);
  await expect(contents(page)).toHaveCount(0);
  await page.getByText('On this page').filter({ visible: true }).click();
  await expect(contents(page)).toBeVisible();
  await contents(page).getByRole('link', { name: 'IPs' }).click();
  await expect(page).toHaveURL(`${STRATEGIES}#ips`);
  await expect(contents(page)).toHaveCount(0);
  const title = page.getByRole('heading', { name: 'IPs', exact: true });
  await expect(title).toBeInViewport();
  const [bar, box] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    title.boundingBox(),
  ]);
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(box?.y).toBeLessThan(300);
});

test('on a phone it folds when the focus goes on, so that it covers nothing that has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, STRATEGIES);
  const summary = page.locator('summary', { hasText: 'On this page' });
  await summary.press('Enter');
  const last = contents(page).getByRole('link').last();
  await last.focus();
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contents(page)).toHaveCount(0);
  await expect(page.locator('article :focus')).toBeInViewport();
  // Escape moves the focus from the list back to its button.
  await summary.press('Enter');
  await contents(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toHaveCount(0);
  await expect(summary).toBeFocused();
});

test('headings carry a link to themselves that is no part of their name', async ({ page }) => {
  await openPage(page, STRATEGIES);
  const title = page.getByRole('heading', { name: 'Constraint operators', exact: true });
  await expect(title).toBeAttached();
  const anchor = page.getByRole('link', { name: 'Direct link to Constraint operators' });
  await expect(anchor).toHaveAttribute('title', 'Direct link to Constraint operators');
  await expect(anchor).toHaveCSS('opacity', '0');
  await title.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await anchor.focus();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${STRATEGIES}#constraint-operators`);
});

test.describe('the bar of small windows', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const bar = (page: Page) => page.locator('details > summary', { hasText: 'On this page' });

  test('stays in view, tells the section, and leads to others', async ({ page }) => {
    await openPage(page, STRATEGIES);
    await bringTo(page, 'Evaluation', 110);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveAttribute('data-section', 'Evaluation');
    await bar(page).click();
    await contents(page).getByRole('link', { name: 'Fields', exact: true }).click();
    await expect(contents(page)).toBeHidden();
    const heading = page.getByRole('main').getByRole('heading', { name: 'Fields', exact: true });
    const below = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(below.y + below.height);
  });

  test('closes with Escape and with a tap beside it', async ({ page }) => {
    await openPage(page, STRATEGIES);
    await bar(page).click();
    await expect(contents(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
    await bar(page).click();
    await page.mouse.click(200, 780);
    await expect(contents(page)).toBeHidden();
  });

  test('keeps the place of readers who leave its list by keys', async ({ page }) => {
    await openPage(page, STRATEGIES);
    await bringTo(page, 'Evaluation', 110);
    const place = await scrollOffset(page);
    await bar(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(contents(page).getByRole('link').first()).toBeFocused();
    // Nothing scrolls to the entry. If it did, that would cancel the scroll to a heading that the reader selects
    // right away.
    expect(Math.abs((await scrollOffset(page)) - place)).toBeLessThan(1);
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
    await expect(bar(page)).toBeFocused();
    expect(Math.abs((await scrollOffset(page)) - place)).toBeLessThan(1);
  });
});

test('a page that is loaded begins at its anchor, without riding there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const offsets = new Set<number>();
    Object.assign(window, { offsets });
    addEventListener('scroll', () => offsets.add(Math.round(scrollY)), { passive: true });
  });
  await page.goto(`${STRATEGIES}#evaluation`);
  await untilEnhanced(page);
  const offsets = await page.evaluate(() => [
    ...(window as unknown as { offsets: Set<number> }).offsets,
  ]);
  const place = await scrollOffset(page);
  expect(place).toBeGreaterThan(100);
  // A late font may shift the position by a fraction of a pixel.
  expect(offsets.filter((offset) => Math.abs(offset - place) > 1)).toEqual([]);
  expect(offsets).not.toEqual([]);
});
