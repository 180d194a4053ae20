/** axe finds nothing: on any page, in light and dark, on desks and phones, with everything open. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from './servers.ts';
import { violationsOn } from './support/axe.ts';
import { addLink, open, untilEnhanced } from './support/reader.ts';
import { addressesOf, shareOf } from './support/sites.ts';
import { untilPainted } from './support/stability.ts';

/** The component of this page is missing on purpose, so that it holds nothing. */
const EMPTY = `${ATLAS.url}/unfinished`;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SHARES = 8;

// Transitions would be measured half-way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectNone(page: Page, what: string, rules?: readonly string[]) {
  await untilPainted(page);
  expect.soft(await violationsOn(page, rules), `${what}: ${page.url()}`).toEqual([]);
}

for (const [name, site, unlisted] of [
  ['this site', SITE, []],
  ['a foreign site', ATLAS, ['/notes/secret']],
] as const) {
  for (let share = 0; share < SHARES; share++) {
    test(`all pages of ${name}, part ${share + 1}`, async ({ page, request }) => {
      test.slow();
      const addresses = (await addressesOf(request, site, unlisted)).filter((it) => it !== EMPTY);
      for (const [place, address] of shareOf(addresses, share, SHARES).entries()) {
        // Pages by turns: they are made of the same parts, and there are hundreds.
        const isPhone = place % 2 === 1;
        const look = isPhone ? 'phone' : 'desk';
        await page.setViewportSize(isPhone ? PHONE : DESK);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${address}?theme=system`);
        await untilEnhanced(page);
        await expectNone(page, `light, ${look}`);
        await page.emulateMedia({ colorScheme: 'dark' });
        // All that the mode changes is colors.
        await expectNone(page, `dark, ${look}`, ['color-contrast']);
      }
    });
  }
}

for (const mode of ['light', 'dark'] as const) {
  test(`everything open, ${mode}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, `/reference/segments?theme=${mode}`);
    await untilEnhanced(page);
    for (const name of ['Unleash Academy', 'Unleash Certification', /^Switch between/]) {
      await page.getByRole('button', { name }).click();
      await expectNone(page, `dropdown ${name}`);
      await page.keyboard.press('Escape');
    }
    const closed = page.getByRole('button', { name: /^Expand sidebar category/ });
    while ((await closed.count()) > 0) await closed.first().click();
    await expectNone(page, 'sidebar');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await expectNone(page, 'skip link');
    await page.setViewportSize(PHONE);
    await page.getByText('On this page').filter({ visible: true }).click();
    await expectNone(page, 'table of contents');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByText('Certification').filter({ visible: true }).click();
    await expectNone(page, 'menu');
  });

  test(`content in all its states, ${mode}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(DESK);
    await open(page, `${ATLAS.url}/dialect/media?theme=${mode}`);
    await page.keyboard.press('Shift');
    await untilEnhanced(page);
    await page.clock.runFor(1100);
    const image = page.getByRole('button', { name: /^Zoom image/ }).first();
    await expect(image).toBeVisible();
    await expectNone(page, 'images that can be zoomed');
    await image.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNone(page, 'zoomed image');

    await open(page, `${ATLAS.url}/layers/journey?theme=${mode}`);
    await page.keyboard.press('Shift');
    await untilEnhanced(page);
    await page.getByText('For those who climb').click();
    await page.getByRole('tab', { name: 'Winter' }).first().click();
    await page.getByRole('button', { name: 'Toggle word wrap' }).click();
    await page
      .getByRole('button', { name: /^Copy code/ })
      .first()
      .click();
    await expectNone(page, 'details, tabs, wrapped and copied code');
  });
}

test('an island that crashed', async ({ page }) => {
  await open(page, `${ATLAS.url}/dialect/components`);
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Shake the map' }).click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expectNone(page, 'crash');
});

test('a page that cannot be loaded', async ({ page, context }) => {
  await open(page, '/unleash-academy/introduction');
  await untilEnhanced(page);
  await context.setOffline(true);
  await (await addLink(page, { href: '/reference/stickiness' })).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNone(page, 'failed navigation');
});
