/**
 * Tests the sidebar. Branches open, close, and follow the reader, and the scroll position is kept for the session.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { addLink, heading, open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { holdBack } from '../support/requests.ts';
import { keepShifts, LETTERS, sumOfShifts } from '../support/stability.ts';

const HERE = '/reference/segments';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: `sidebar category '${label}'` });

/** Opens a page and waits until its sidebar is interactive. */
async function openPage(page: Page, address: string) {
  await open(page, address);
  await untilEnhanced(page);
}

/** Waits for two frames. After that, everything that moves during a frame is in its place. */
async function twoFrames(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test('the document holds the open branches only', async ({ request }) => {
  const html = await (await request.get(HERE)).text();
  const navigation = /<nav[^>]*aria-label="Docs sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(navigation).toContain('href="/reference/stickiness"');
  expect(navigation).not.toContain('href="/what-is-a-feature-flag"');
  expect(navigation).toContain(
    'Feature flags developer guide</a><button type="button" aria-expanded="false" aria-label="',
  );
});

test('the entry of the page is in view before any script has come, and stays in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const held = await holdBack(page, '**/assets/*.js');
  await page.goto(HERE, { waitUntil: 'commit' });
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const before = await current.boundingBox();
  held.release();
  await untilEnhanced(page);
  await untilIdle(page);
  const after = await current.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
});

test('marks the current page with a bar at every level', { tag: '@walk' }, async ({ page }) => {
  for (const address of ['/quickstart', '/reference/sdks', '/unleash-academy/foundational']) {
    await page.goto(address);
    const entry = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current="page"]');
    const bar = await entry.evaluate((link) => {
      const { backgroundColor, inlineSize } = getComputedStyle(link, '::before');
      return { backgroundColor, inlineSize };
    });
    expect(bar.inlineSize, address).toBe('2px');
    expect(bar.backgroundColor, address).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('opens and closes branches, and says so', { tag: '@walk' }, async ({ page }) => {
  await openPage(page, HERE);
  const guide = caret(page, 'Feature flags developer guide');
  await expect(guide).toHaveAccessibleName(
    "Expand sidebar category 'Feature flags developer guide'",
  );
  await expect(guide).toHaveAttribute('aria-expanded', 'false');
  await guide.click();
  await expect(guide).toHaveAccessibleName(
    "Collapse sidebar category 'Feature flags developer guide'",
  );
  await expect(guide).toHaveAttribute('aria-expanded', 'true');
  // A category without its own page is a single button.
  const concepts = sidebar(page).getByRole('button', { name: 'Feature flag concepts' });
  await expect(concepts).toHaveAttribute('aria-expanded', 'false');
  await concepts.focus();
  await page.keyboard.press('Space');
  await expect(concepts).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).getByRole('link', { name: 'What is a feature flag' })).toBeVisible();
  await guide.focus();
  await page.keyboard.press('Enter');
  await expect(concepts).toBeHidden();
  await expect(page).toHaveURL(HERE);
});

test('the link of a category leads to its page and opens it, never closes it', async ({ page }) => {
  await openPage(page, HERE);
  await link(page, 'How-to guides').click();
  await expect(page).toHaveURL('/how-to');
  await expect(heading(page)).toHaveText('How-to guides');
  await expect(link(page, 'How-to guides')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Unleash API guides')).toBeVisible();
  await link(page, 'How-to guides').click();
  await expect(link(page, 'Unleash API guides')).toBeVisible();
});

test('follows navigation: marks the page and opens the branches around it', {
  tag: '@walk',
}, async ({ page }) => {
  await openPage(page, '/quickstart');
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Quickstart');
  await expect(link(page, 'Segments')).toBeHidden();
  await (await addLink(page, { href: HERE })).click();
  await expect(heading(page)).toHaveText('Segments');
  await expect(current).toHaveText('Segments');
  await page.goBack();
  await expect(current).toHaveText('Quickstart');
  // A branch that opened because of navigation is closed again.
  await expect(link(page, 'Segments')).toBeHidden();
});

test('a branch that is open on every page, and was closed, opens for another page in it', async ({
  page,
}) => {
  await openPage(page, '/quickstart');
  const branch = sidebar(page).getByRole('button', { name: 'Using Unleash' });
  await branch.click();
  await expect(branch).toHaveAttribute('aria-expanded', 'false');
  await (await addLink(page, { href: '/reference/unleash-proxy' })).click();
  await expect(heading(page)).toHaveText('Unleash Proxy');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
});

test('a branch that the reader opened stays open, one that a page opened closes with it', async ({
  page,
}) => {
  await openPage(page, '/quickstart');
  await caret(page, 'How-to guides').click();
  await expect(link(page, 'Unleash API guides')).toBeVisible();
  await (await addLink(page, { href: HERE })).click();
  await expect(link(page, 'Segments')).toBeVisible();
  await (await addLink(page, { href: '/how-to' })).click();
  await expect(link(page, 'Segments')).toBeHidden();
  await (await addLink(page, { href: '/quickstart' })).click();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Quickstart');
  await expect(link(page, 'Unleash API guides')).toBeVisible();
});

test('nothing moves under the pointer: what was left closes when the pointer is elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Simulates a returning reader. For a new one, the web font would be applied during the first navigation and
  // change line breaks.
  await page.addInitScript(() => localStorage.setItem('docs.fonts', '1'));
  await openPage(page, HERE);
  await page.evaluate(() => document.fonts.ready);
  const target = link(page, 'Contributing to Unleash');
  // Moves the pointer there first, so that any scrolling this causes is over.
  await target.hover();
  await untilIdle(page);
  const before = await target.boundingBox();
  await target.click();
  await expect(target).toHaveAttribute('aria-current', 'page');
  await twoFrames(page);
  expect((await target.boundingBox())?.y).toBe(before?.y);
  await expect(link(page, 'Segments')).toBeVisible();
  await page.mouse.move(1000, 600);
  await expect(link(page, 'Segments')).toBeHidden();
  await expect(target).toBeInViewport({ ratio: 1 });
});

test('what the reader scrolled to stays when the pointer leaves the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, HERE);
  await untilIdle(page);
  const last = sidebar(page).getByRole('link').last();
  await last.hover();
  await expect(sidebar(page).locator('[aria-current="page"]')).not.toBeInViewport();
  const before = await last.boundingBox();
  await page.mouse.move(1000, 300);
  await twoFrames(page);
  expect((await last.boundingBox())?.y).toBe(before?.y);
});

test('nothing closes under a finger: the menu of small windows comes back without what was left', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await openPage(page, HERE);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await link(page, 'Quickstart').tap();
  await expect(page).toHaveURL('/quickstart');
  await expect(heading(page)).toContainText('Quickstart');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await expect(link(page, 'Quickstart')).toBeVisible();
  await expect(link(page, 'Segments')).toBeHidden();
  await context.close();
});

test('another sidebar takes its place, none disappears', async ({ page }) => {
  await openPage(page, HERE);
  await page.getByRole('banner').getByRole('button', { name: 'Unleash Academy' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/unleash-academy/introduction');
  await expect(link(page, 'Unleash Academy')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Quickstart')).toHaveCount(0);
  await page.goBack();
  await expect(link(page, 'Segments')).toBeVisible();
  await page.goto('/nothing-here');
  await expect(sidebar(page)).toHaveCount(0);
});

/** Pages that don't appear in a sidebar. */
const WITHOUT_SIDEBAR = [
  '/availability',
  '/client-specification',
  '/how-to/how-to-add-sso-google',
  '/how-to/how-to-import-export',
  '/how-to/how-to-manage-public-invite-tokens',
  '/how-to/how-to-send-feature-updates-to-slack-deprecated',
  '/reference/api/legacy/unleash',
  '/reference/api/legacy/unleash/basic-auth',
  '/reference/feature-toggle-variants',
  '/reference/integrations/slack',
  '/reference/whats-new-v4',
  '/search',
];

test('twelve pages have none, neither breadcrumbs nor neighbors, and use the width', async ({
  page,
}) => {
  for (const route of WITHOUT_SIDEBAR) {
    await page.goto(route);
    await expect(heading(page), route).toBeVisible();
    await expect(sidebar(page), route).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }), route).toHaveCount(0);
    await expect(page.locator('[rel="prev"], [rel="next"]'), route).toHaveCount(0);
    // No empty column is left next to the text.
    const box = await page.getByRole('main').boundingBox();
    expect(box?.x, route).toBe(0);
  }
});

test('a page without one is reached by a link, and Back brings the sidebar', async ({ page }) => {
  await openPage(page, '/reference/integrations/slack-app');
  await page.getByRole('main').locator('a[href="/reference/integrations/slack"]').first().click();
  await expect(page).toHaveURL('/reference/integrations/slack');
  await expect(sidebar(page)).toHaveCount(0);
  await page.goBack();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
});

test('remembers how far it was scrolled, and shows the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await keepShifts(page);
  await openPage(page, '/reference/unleash-context');
  await expect(link(page, 'Unleash context')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const offset = () => sidebar(page).evaluate((box) => box.scrollTop);
  await sidebar(page).evaluate((box) => box.scrollBy({ top: 40, behavior: 'instant' }));
  const scrolled = await offset();
  await page.reload();
  await untilEnhanced(page);
  expect(Math.abs((await offset()) - scrolled)).toBeLessThanOrEqual(1);
  await link(page, 'Activation strategies').click();
  await expect(heading(page)).toHaveText('Activation strategies');
  expect(Math.abs((await offset()) - scrolled)).toBeLessThanOrEqual(1);
  await page.getByRole('banner').getByRole('link', { name: 'Quickstart' }).click();
  await expect(link(page, 'Quickstart')).toBeInViewport({ ratio: 1 });
});

test('nothing moves when it comes alive', async ({ page }) => {
  await keepShifts(page);
  await openPage(page, HERE);
  expect(await sumOfShifts(page)).toBeLessThanOrEqual(LETTERS);
});

test('before it is alive its categories work as links', async ({ page }) => {
  await page.route('**/assets/enhance*', (route) => route.abort());
  await open(page, '/topics');
  await link(page, 'Feature flag concepts').click();
  await expect(page).toHaveURL('/what-is-a-feature-flag');
  await expect(heading(page)).toBeVisible();
});

test('a category that cannot be loaded leads to its first page', async ({ page }) => {
  await page.route('**/sidebars/*.json', (route) => route.abort());
  await openPage(page, '/topics');
  await sidebar(page).getByRole('button', { name: 'Feature flag concepts' }).click();
  await expect(page).toHaveURL('/what-is-a-feature-flag');
});

test('no React is needed for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, HERE);
  await caret(page, 'Feature flags developer guide').click();
  await expect(sidebar(page).getByText('Feature flag concepts')).toBeVisible();
  expect(scripts.filter((name) => /\/(?:react|runtime)\./.test(name))).toEqual([]);
});

test.describe('after loading another page', () => {
  const current = (page: Page) => sidebar(page).locator('[aria-current]');

  test('only that page is marked, whatever was marked before', async ({ page }) => {
    await openPage(page, '/reference/stickiness');
    await openPage(page, '/reference/unleash-proxy');
    await expect(current(page)).toHaveText(['Unleash Proxy']);
    await openPage(page, '/');
    await expect(link(page, 'Unleash Proxy')).toBeVisible();
    await expect(current(page)).toHaveCount(0);
    await link(page, 'Application SDKs').click();
    await expect(heading(page)).toHaveText('SDK overview');
    await expect(current(page)).toHaveText(['Application SDKs']);
    await page.reload();
    await untilEnhanced(page);
    await expect(current(page)).toHaveText(['Application SDKs']);
    await expect(sidebar(page).locator('[data-active]')).toHaveText([
      'Using Unleash',
      'Application SDKs',
    ]);
  });

  test('so in the menu of small windows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, '/reference/stickiness');
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(current(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openPage(page, HERE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(current(page)).toHaveText(['Segments']);
  });

  test('so on pages of an API', async ({ page }) => {
    await openPage(page, '/reference/api/unleash/create-feature');
    await openPage(page, '/reference/api/unleash/search-features');
    await openPage(page, '/reference/api/unleash');
    await expect(current(page)).toHaveText(['APIs']);
    await page.reload();
    await untilEnhanced(page);
    await expect(current(page)).toHaveText(['APIs']);
  });

  test('the current page is in view among all that was opened', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/quickstart');
    await caret(page, 'Compliance').click();
    await caret(page, 'Self-hosting').click();
    await caret(page, 'How-to guides').click();
    await caret(page, 'Contributing to Unleash').click();
    await sidebar(page).evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
    await open(page, '/contributing');
    const entry = link(page, 'Contributing to Unleash');
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await untilEnhanced(page);
    await expect(entry).toBeInViewport({ ratio: 1 });
  });

  test('the sidebar stays where it is when the current page is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, HERE);
    const offset = () => sidebar(page).evaluate((box) => Math.round(box.scrollTop));
    const segments = await link(page, 'Segments').boundingBox();
    await sidebar(page).evaluate(
      (box, top) => box.scrollBy({ top, behavior: 'instant' }),
      (segments?.y ?? 0) - 500,
    );
    const before = await offset();
    await openPage(page, '/reference/tags');
    expect(await offset()).toBe(before);
  });
});

test('shows all kinds of entries that a site can write', async ({ page }) => {
  await openPage(page, `${ATLAS.url}/install`);
  await expect(link(page, 'Installation')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Style sheet')).toHaveAttribute('href', '/guide/files/atlas.json');
  await expect(link(page, 'Forum')).toHaveAttribute('href', 'https://forum.example.org');
  // A category that can't be collapsed is a title and not a button. Unlisted pages don't appear in the sidebar.
  await expect(sidebar(page).getByRole('button', { name: /Elsewhere/ })).toHaveCount(0);
  await expect(sidebar(page).getByText('Elsewhere')).toBeVisible();
  for (const name of ['Secret map', 'Treasure']) {
    await expect(link(page, name)).toHaveCount(0);
  }
  await caret(page, 'Drawing').click();
  await sidebar(page).getByRole('button', { name: 'Layers' }).click();
  await expect(link(page, 'Vectors')).toBeVisible();
  // A link with an anchor is never the current page.
  await link(page, 'Coordinates').click();
  await expect(page).toHaveURL(`${ATLAS.url}/dialect/text#coordinates`);
  await expect(link(page, 'Coordinates')).not.toHaveAttribute('aria-current', 'page');
});

test('text keeps its place between guides and the API, and entries have three levels for the eye', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places: number[] = [];
  const levels: number[] = [];
  const guide = '/how-to/how-to-enable-openapi';
  for (const address of [guide, HERE, '/reference/api/unleash/create-feature']) {
    await openPage(page, address);
    places.push((await heading(page).boundingBox())?.x ?? 0);
    const starts = await sidebar(page)
      .locator('li a, li button:first-child')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().x));
    levels.push(new Set(starts.filter((start) => start > 0)).size);
  }
  expect(new Set(places).size, String(places)).toBe(1);
  expect(Math.max(...levels)).toBeLessThanOrEqual(3);
});
