/** Tests the sizes of touch targets on a phone (WCAG 2.5.8, and 44 px for the most important ones). */
import { expect, type Page, test } from '@playwright/test';
import { untilEnhanced } from '../support/reader.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PAGES = [
  '/',
  '/quickstart',
  '/reference/feature-toggles',
  '/using-unleash/deploy/configuring-unleash',
  '/reference/api/unleash/create-feature',
  '/reference/api/unleash',
  '/reference',
  '/search?q=token',
  '/no/such/page',
];

/**
 * Describes all targets smaller than 24 × 24 px that are too close to another target: a circle of that diameter
 * around them would overlap it. Links within a line of text are exempt according to the guideline, and invisible
 * targets are skipped.
 */
function crowdedTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    /** Returns an element's box. For the link of a card, a pseudo-element extends the box over the whole card. */
    const boxOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      const cover = getComputedStyle(element, '::after');
      if (cover.position !== 'absolute' || cover.content === 'none') return box;
      return element.closest('li, article, div')?.getBoundingClientRect() ?? box;
    };
    const targets = [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((element) => isShown(element) && !element.closest('[inert]'))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(
        ({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth,
      );
    const boxesOf = ({ element, box }: { element: Element; box: DOMRect }) =>
      getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [box];
    const distance = (x: number, y: number, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      );
    return targets
      .filter(({ element, box }) => {
        if ((box.width >= 23.5 && box.height >= 23.5) || isInText(element)) return false;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        return targets.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            // A link that wraps covers only its parts of the two lines.
            Math.min(...boxesOf(other).map((part) => distance(x, y, part))) < 12,
        );
      })
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        return `${element.localName} "${name}" ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  });
}

for (const address of PAGES) {
  test(`small targets keep their distance on ${address}`, async ({ page }) => {
    await page.goto(address);
    await untilEnhanced(page);
    expect(await crowdedTargets(page)).toEqual([]);
  });
}

test('small targets keep their distance in the open menu', async ({ page }) => {
  await page.goto('/reference/feature-toggles');
  await untilEnhanced(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await crowdedTargets(page)).toEqual([]);
});

test('what is used most is 44 px high and wide', { tag: '@walk' }, async ({ page }) => {
  await page.goto('/reference/feature-toggles');
  await untilEnhanced(page);
  const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
  const main = [
    opener,
    page.locator('[data-navbar] [data-search]'),
    page.locator('main summary').filter({ hasText: 'On this page' }).first(),
  ];
  for (const target of main) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await opener.click();
  const entries = page.locator('#site-menu :is(a, button, summary):visible');
  const sizes = await entries.evaluateAll((all) =>
    all
      .filter((entry) => !entry.matches('[class*="Wordmark"]'))
      .map((entry) => ({ name: entry.textContent, height: entry.getBoundingClientRect().height })),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ height }) => height < 44)).toEqual([]);
});

test('buttons of code, controls of examples, and the page menu are 44 px high', async ({
  page,
}) => {
  await page.goto('/reference/activation-strategies');
  await untilEnhanced(page);
  await page.locator('#try-rollout').scrollIntoViewIfNeeded();
  const targets = page.locator(
    '[data-code-block] button:visible, #try-rollout :is(input, select, button):visible, [data-page-menu] summary',
  );
  const sizes = await targets.evaluateAll((all) =>
    all.map((target) => ({
      name: target.getAttribute('aria-label') ?? target.textContent,
      height: Math.round(target.getBoundingClientRect().height),
    })),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.filter(({ height }) => height < 44)).toEqual([]);
});

test('fields have 16 px, so that browsers on phones do not zoom', async ({ page }) => {
  for (const address of ['/', '/reference/activation-strategies', '/search?q=token']) {
    await page.goto(address);
    const fields = page.locator('main :is(input:not([type="range"]), select, textarea)');
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(sizes.length, address).toBeGreaterThan(0);
    expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16);
  }
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the actions beside the breadcrumbs are 24 px high', async ({ page }) => {
    await page.goto('/quickstart');
    for (const name of ['Copy page', 'More']) {
      const box = await page.locator('[data-page-menu]').getByText(name).first().boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
    }
  });
});
