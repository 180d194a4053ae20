/**
 * What holds for every page, each loaded once: nothing fails or is refused, axe finds nothing in light
 * and in dark, and no width makes the page scroll sideways.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { violationsOn } from '../support/axe.ts';
import { untilEnhanced } from '../support/reader.ts';
import { addressesOf, shareOf } from '../support/sites.ts';
import { untilPainted } from '../support/stability.ts';
import { recordTrouble } from '../support/trouble.ts';
import { elementsTooWide, WIDTHS } from '../support/width.ts';

/** The component of this page is missing on purpose, so that it holds nothing. */
const EMPTY = `${ATLAS.url}/unfinished`;
const MISSING = '/there-is-no-such-page';
/** Pages by turns: they are made of the same parts, and there are hundreds. */
const LOOKS = [
  { look: 'desk', viewport: { width: 1280, height: 800 } },
  { look: 'phone', viewport: { width: 390, height: 800 } },
];
/** An even number, so that all pages of a part have the same look; small parts, for machines that are busy. */
const SHARES = 16;

async function expectAccessible(page: Page, address: string) {
  if (address === EMPTY) return;
  await untilPainted(page);
  expect.soft(await violationsOn(page), `light: ${address}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilPainted(page);
  // All that the mode changes is colors.
  expect.soft(await violationsOn(page, ['color-contrast']), `dark: ${address}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoOverflow(page: Page, address: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await elementsTooWide(page), `${address} at ${width}`).toEqual([]);
  }
}

for (const [name, site, unlisted] of [
  ['this site', SITE, []],
  ['a foreign site', ATLAS, ['/notes/secret', '/unfinished']],
] as const) {
  for (let share = 0; share < SHARES; share++) {
    const { look, viewport } = LOOKS[share % LOOKS.length] ?? {};
    test(`pages of ${name} on a ${look}, part ${share + 1}`, async ({ page, request }) => {
      test.slow();
      // Transitions would be measured half-way.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const trouble = await recordTrouble(page, new URL(site.url).origin);
      const addresses = await addressesOf(request, site, unlisted);
      for (const address of shareOf([...new Set(addresses)], share, SHARES)) {
        const isMissing = address.endsWith(MISSING);
        if (viewport) await page.setViewportSize(viewport);
        const answer = await page.goto(`${address}?theme=system`);
        expect.soft(answer?.status(), address).toBe(isMissing ? 404 : 200);
        await untilEnhanced(page);
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expectAccessible(page, address);
        await expectNoOverflow(page, address);
        if (isMissing) trouble.length = 0;
      }
      expect(trouble).toEqual([]);
    });
  }
}
