/** Walks through whole pages with the Tab key. All stops have to be in order, visible, and not covered. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { open, untilEnhanced } from '../support/reader.ts';

interface Stop {
  /** The element's accessible name. */
  name: string;
  /** The part of the page that the element is in. */
  part: string;
  /** True if the element has an outline or a different focus ring. */
  isMarked: boolean;
  /** True if the element is inside the window and not covered. */
  isSeen: boolean;
}

/** Returns the focused element, or `undefined` if the focus has left the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const parts = {
      announcement: '#announcement',
      banner: '[data-navbar]',
      menu: '#site-menu',
      contents: '[data-toc]',
      main: 'main',
      footer: 'footer',
    };
    const part = Object.entries(parts).find(([, selector]) => element.closest(selector))?.[0];
    const hasRing = (of: Element | null): boolean => {
      if (of === null || of.localName === 'main') return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(of);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      // If a card's link is focused, the ring is around the whole card.
      return isDrawn || hasRing(of.parentElement);
    };
    const boxes = [...element.getClientRects()];
    const isSeen = boxes.some((box) => {
      // Corners can be rounded, and a card's link extends beyond its text.
      const found = document.elementFromPoint(
        Math.min(box.left + box.width / 2, innerWidth - 1),
        box.top + Math.min(box.height / 2, innerHeight / 2),
      );
      return found !== null && (element.contains(found) || found.contains(element));
    });
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      part: part ?? 'other',
      isMarked: hasRing(element),
      isSeen,
    };
  });
}

/** Presses Tab until the focus leaves the page or `limit` is reached. Returns all stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', limit = 300): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return stops;
}

/** Returns the parts of the page in the order in which the focus reaches them. */
const partsOf = (stops: readonly Stop[]) =>
  stops.map(({ part }) => part).filter((part, place, all) => part !== all[place - 1]);

for (const [address, width, parts] of [
  ['/reference/segments', 1280, ['other', 'banner', 'menu', 'main', 'contents', 'footer']],
  ['/quickstart', 390, ['other', 'banner', 'main', 'footer']],
  [
    `${ATLAS.url}/layers/journey`,
    1280,
    ['other', 'announcement', 'banner', 'menu', 'main', 'contents', 'footer'],
  ],
] as const) {
  test(`there and back through ${new URL(address, 'http://x').pathname} at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await open(page, address);
    await untilEnhanced(page);
    await untilZoomable(page);
    const there = await walk(page, 'Tab');
    expect(there.length).toBeLessThan(300);
    expect(there[0]?.name).toBe('Skip to main content');
    expect(partsOf(there)).toEqual(parts);
    expect(there.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(there.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const back = await walk(page, 'Shift+Tab', there.length);
    expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).reverse());
    expect(back.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });
}

/**
 * Waits until images are focusable. That happens a second after the page has loaded, which might be in the middle
 * of a walk.
 */
async function untilZoomable(page: Page): Promise<void> {
  const others = '[data-zoomable], a *, button *, [data-zoom="off"], [data-zoom="off"] *';
  await expect(page.locator(`[data-content] img:not(${others})`)).toHaveCount(0);
}

test('the navigation bar is walked from left to right', { tag: '@walk' }, async ({ page }) => {
  await open(page, '/quickstart');
  await untilEnhanced(page);
  const stops = (await walk(page, 'Tab')).filter(({ part }) => part === 'banner');
  expect(stops.map(({ name }) => name)).toEqual([
    'Unleash Docs',
    'Quickstart',
    'Docs',
    'Product',
    'Plans',
    'Blog',
    'Unleash Academy',
    'Unleash Certification',
    'Sign in (opens in a new tab)',
    'Unleash GitHub repository',
    'Search',
    expect.stringMatching(/^Switch between/),
  ]);
});

test('a mouse click shows no ring where none is needed', async ({ page }) => {
  await open(page, `${ATLAS.url}/dialect/tabs`);
  await untilEnhanced(page);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await currentStop(page)).toMatchObject({ name: 'Python', isMarked: false });
  await page.keyboard.press('ArrowLeft');
  expect(await currentStop(page)).toMatchObject({ name: 'JavaScript', isMarked: true });
});

test('headings that get the focus by script show no ring', async ({ page }) => {
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  const next = page.getByRole('link', { name: /^Next/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reference/strategy-variants');
  expect(await currentStop(page)).toMatchObject({ name: 'Strategy variants', isMarked: false });
  await page.keyboard.press('Tab');
  expect(await currentStop(page)).toMatchObject({ part: 'main', isMarked: true });
});
