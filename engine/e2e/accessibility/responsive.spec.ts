/**
 * Tests that nothing is wider than the window, even in right-to-left pages or without fonts, and that nothing moves
 * while a page loads.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { open, untilEnhanced, untilIdle } from '../support/reader.ts';
import { keepShifts, LETTERS, shiftsOf, sumOfShifts } from '../support/stability.ts';
import { elementsTooWide, WIDTHS } from '../support/width.ts';

test('right to left: nothing sticks out, and the sides are exchanged', { tag: '@walk' }, async ({
  page,
}) => {
  for (const address of ['/reference/activation-strategies', '/', `${ATLAS.url}/dialect/code`]) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await elementsTooWide(page), `${address} at ${width}`).toEqual([]);
    }
  }
  const middle = async (name: string) => {
    const box = await page.getByRole('navigation', { name }).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await middle('Docs sidebar')).toBeGreaterThan(1000);
  expect(await middle('On this page')).toBeLessThan(500);
});

test('right to left: menu and dropdowns open inside the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('button', { name: 'Unleash Certification' }).click();
  await expect(page.getByRole('link', { name: 'Foundational Unleash' })).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390);
});

test.describe('a device that is turned', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('keeps the place in the text', async ({ page }) => {
    await open(page, '/reference/rbac');
    await untilEnhanced(page);
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).nth(4);
    await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(title).toBeInViewport();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(title).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(title).toBeInViewport();
  });
});

/** Sets the browser's default font size, which is normally 16 px. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fixed = Math.round((standard * 13) / 16);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
}

// Pages with everything that could be wider than a phone: long names, tables, cards, tabs, and forms.
const NARROW = [
  '/',
  '/quickstart',
  '/reference',
  '/reference/sdks',
  '/reference/api/unleash/features',
  '/reference/api/unleash/create-feature',
  '/reference/api/unleash/import-toggles',
  '/reference/api/unleash/get-advanced-playground',
  '/unleash-academy/foundational',
  '/using-unleash/deploy/configuring-unleash',
  '/search?q=no-such-word-in-it',
  '/no/such/page',
];

for (const [width, size] of [
  [390, 32],
  // A window of 1280 px at 400 % zoom.
  [320, 16],
] as const) {
  test(`letters of ${size} px fit into ${width} px, with all details open`, async ({ page }) => {
    await setFontSize(page, size);
    await page.setViewportSize({ width, height: 800 });
    for (const address of NARROW) {
      await page.goto(address);
      await untilEnhanced(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await elementsTooWide(page), address).toEqual([]);
    }
  });
}

test('the menu holds large letters on narrow screens', async ({ page }) => {
  // Otherwise, the position might be measured during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/quickstart');
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Site menu' });
  for (const [width, size] of [
    [320, 16],
    [390, 24],
    [390, 32],
  ] as const) {
    const where = `letters of ${size} px at ${width} px`;
    await setFontSize(page, size);
    await page.setViewportSize({ width, height: 800 });
    await expect.soft(menu, where).toBeInViewport();
    const rest = await menu.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect.soft(rest, where).toBe(0);
    const modes = menu.getByRole('group', { name: 'Color mode' });
    const end = await rightEdge(modes);
    for (const choice of await modes.getByRole('button').all()) {
      expect.soft(await rightEdge(choice), where).toBeLessThanOrEqual(end);
    }
  }
});

/** Returns the distance from the window's left edge to an element's right edge, in pixels. */
async function rightEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Not visible');
  return box.x + box.width;
}

test('text of twice the size gets the layout of a narrow screen, and fits', {
  tag: '@walk',
}, async ({ page }) => {
  await setFontSize(page, 32);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/reference/activation-strategies');
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
    expect(await elementsTooWide(page), `at ${width}`).toEqual([]);
  }
});

test('the search button keeps its width where the bar is full', async ({ page }) => {
  await page.goto('/reference/segments');
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 300 });
    return (await page.getByRole('button', { name: 'Search' }).boundingBox())?.width ?? 0;
  };
  expect(await widthAt(997)).toBeCloseTo(await widthAt(1024), 0);
});

for (const [width, height] of [
  [1440, 800],
  [390, 800],
] as const) {
  test(`nothing moves at ${width} px while a page loads and comes alive`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keepShifts(page);
    const addresses = [
      '/',
      '/quickstart',
      '/reference/activation-strategies',
      '/reference',
      '/reference/api/unleash/get-addons',
      `${ATLAS.url}/install`,
      `${ATLAS.url}/dialect/tabs`,
      `${ATLAS.url}/dialect/components`,
      `${ATLAS.url}/layers/journey`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await untilEnhanced(page);
      await untilIdle(page);
      expect(await sumOfShifts(page), address).toBeLessThanOrEqual(LETTERS);
    }
  });
}

test('fonts that come late move nothing, and text is there before them', async ({ page }) => {
  await keepShifts(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reference/activation-strategies', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await shiftsOf(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.length).toBeGreaterThan(0);
  const shifts = await shiftsOf(page);
  // A line may break a letter earlier or later, but the text that the reader is looking at must not jump.
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
});

test('without the fonts the page is as usable', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/reference/activation-strategies');
    expect(await elementsTooWide(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
