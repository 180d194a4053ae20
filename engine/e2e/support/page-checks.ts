/**
 * Checks for every page: nothing fails or is blocked, axe finds nothing in light and dark mode, and the page
 * doesn't scroll sideways at any width.
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ATLAS, type BuiltServer, SITE } from '../servers.ts';
import { violationsOn } from './axe.ts';
import { untilEnhanced } from './reader.ts';
import { addressesOf, shareOf } from './sites.ts';
import { untilPainted } from './stability.ts';
import { recordTrouble } from './trouble.ts';
import { elementsTooWide, WIDTHS } from './width.ts';

/** A page that's empty because its component is missing on purpose. axe would report it. */
const EMPTY = `${ATLAS.url}/unfinished`;
const MISSING = '/there-is-no-such-page';
/** Looks that pages alternate between. There are hundreds of pages, but they consist of the same parts. */
const LOOKS = [
  { look: 'desktop', viewport: { width: 1280, height: 800 } },
  { look: 'phone', viewport: { width: 390, height: 800 } },
] as const;

const SITES = [
  { name: 'this site', site: SITE, unlisted: [] },
  { name: 'a foreign site', site: ATLAS, unlisted: ['/notes/secret', '/unfinished'] },
];

/**
 * Declares tests that together check the pages that `choose` selects from a site's URLs.
 *
 * @param shares number of tests per site, which must be even, so that each test uses only one look
 */
export function testPages(
  shares: number,
  choose: (addresses: readonly string[], site: BuiltServer) => Promise<readonly string[]>,
): void {
  for (const { name, site, unlisted } of SITES) {
    for (let share = 0; share < shares; share++) {
      const { look, viewport } = LOOKS[share % 2 === 0 ? 0 : 1];
      test(`pages of ${name} on a ${look}, part ${share + 1}`, async ({ page, request }) => {
        test.slow();
        await page.setViewportSize(viewport);
        const pages = await choose(await allAddresses(request, site, unlisted), site);
        await expectPagesHold(page, new URL(site.url).origin, shareOf(pages, share, shares));
      });
    }
  }
}

async function allAddresses(
  request: APIRequestContext,
  site: BuiltServer,
  unlisted: readonly string[],
): Promise<string[]> {
  return [...new Set(await addressesOf(request, site, unlisted))];
}

async function expectPagesHold(page: Page, origin: string, addresses: readonly string[]) {
  const viewport = page.viewportSize();
  // Otherwise, axe might measure in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const trouble = await recordTrouble(page, origin);
  for (const address of addresses) {
    const isMissing = address.endsWith(MISSING);
    if (viewport) await page.setViewportSize(viewport);
    const response = await page.goto(`${address}?theme=system`);
    expect.soft(response?.status(), address).toBe(isMissing ? 404 : 200);
    await untilEnhanced(page);
    await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page, address);
    await expectNoOverflow(page, address);
    if (isMissing) trouble.length = 0;
  }
  expect(trouble).toEqual([]);
}

async function expectAccessible(page: Page, address: string) {
  if (address === EMPTY) return;
  await untilPainted(page);
  expect.soft(await violationsOn(page), `light: ${address}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilPainted(page);
  // Dark mode differs only in colors.
  expect.soft(await violationsOn(page, ['color-contrast']), `dark: ${address}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoOverflow(page: Page, address: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Whether a table scrolls is measured in the next frame.
    await untilPainted(page);
    expect.soft(await elementsTooWide(page), `${address} at ${width}`).toEqual([]);
  }
}
