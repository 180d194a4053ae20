/** Tests diagrams in real windows: text keeps its size and position, and a diagram that's too wide scrolls. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const PAGES = [
  '/',
  '/reference/sdks',
  '/reference/unleash-edge',
  '/contributing/frontend/overview',
  '/understanding-unleash/the-anatomy-of-unleash',
  '/using-unleash/deploy/upgrading-unleash',
];

interface DrawnText {
  text: string;
  /** Font size on the screen, in pixels. */
  size: number;
  /** False if the text extends beyond the diagram, or beyond the box that contains its middle. */
  isInside: boolean;
}

function drawnTexts(page: Page): Promise<DrawnText[]> {
  return page.getByRole('main').evaluate((main) => {
    const reaches = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left || inner.right > outer.right || inner.top < outer.top;
    return [...main.querySelectorAll<SVGTextElement>('[data-scroll-box] svg text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => {
        const svg = text.ownerSVGElement as SVGSVGElement;
        const scale = svg.clientWidth / svg.viewBox.baseVal.width;
        const place = text.getBoundingClientRect();
        const middle = place.x + place.width / 2;
        const around = [...svg.querySelectorAll('rect:not([stroke-dasharray] > rect)')]
          .map((rectangle) => rectangle.getBoundingClientRect())
          .filter(
            ({ left, right, top, bottom }) =>
              left < middle && middle < right && top <= place.y && place.bottom <= bottom,
          );
        return {
          text: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          isInside: ![svg.getBoundingClientRect(), ...around].some((one) => reaches(place, one)),
        };
      });
  });
}

for (const { width, least } of [
  { width: 390, least: 13 },
  { width: 1440, least: 15 },
]) {
  test(`letters are at least ${least} px high on a screen of ${width} px, and in their boxes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of PAGES) {
      await page.goto(`${SITE.url}${address}`);
      const texts = await drawnTexts(page);
      expect(texts.length).toBeGreaterThan(3);
      expect(texts.filter(({ size }) => size < least - 0.01)).toEqual([]);
      expect(texts.filter(({ isInside }) => !isInside)).toEqual([]);
    }
  });
}

test('a diagram has one form for phones and one for wide columns', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto(`${SITE.url}/reference/unleash-edge`);
  const drawing = page
    .getByRole('main')
    .getByRole('img')
    .filter({ has: page.locator('svg') });
  const [wide, narrow] = [drawing.locator('svg').first(), drawing.locator('svg').last()];
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(wide).toBeVisible();
  await expect(narrow).toBeHidden();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(wide).toBeHidden();
  await expect(narrow).toBeVisible();
});

test('a diagram that is too wide begins at its root, and fades at its edges as tables do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `${ATLAS.url}/dialect/media`);
  await untilEnhanced(page);
  const drawing = page.getByRole('img', { name: 'A map has roads, borders and names.' });
  const box = page.locator('[data-scroll-box]').filter({ has: drawing });
  await expect(box).toHaveAttribute('aria-label', 'Diagram, scrolls sideways');
  const offset = () =>
    box.evaluate((element) => {
      const root = [...element.querySelectorAll('text')].find(
        (text) => text.textContent === 'Map' && text.getBoundingClientRect().width > 0,
      );
      const { x, width } = root?.getBoundingClientRect() ?? { x: 0, width: 0 };
      const around = element.getBoundingClientRect();
      return Math.abs(x + width / 2 - (around.x + around.width / 2));
    });
  await expect.poll(offset).toBeLessThan(4);
  expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

  const fade = () =>
    page
      .locator('[data-scroll-box]')
      .first()
      .evaluate((element) => {
        const { backgroundImage, backgroundAttachment } = getComputedStyle(element);
        return { backgroundImage, backgroundAttachment };
      });
  const ofDiagram = await fade();
  expect(ofDiagram.backgroundAttachment).toBe('local, local, scroll, scroll');
  await page.goto(`${ATLAS.url}/layers/journey`);
  expect(await fade()).toEqual(ofDiagram);

  // If the reader has scrolled a diagram, it doesn't move.
  await page.goto(`${ATLAS.url}/dialect/media`);
  await expect.poll(offset).toBeLessThan(4);
  await box.evaluate((element) => {
    element.scrollLeft = 0;
  });
  await page.setViewportSize({ width: 330, height: 800 });
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('a frame fills the width of a phone, and never ends just before tables and code', async ({
  page,
}) => {
  const addresses = ['/quickstart', '/reference/rbac', '/using-unleash/deploy/configuring-unleash'];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      const gaps = await page.locator('[data-scroll-box] > [role="img"]').evaluateAll((frames) =>
        frames.map((frame) => {
          const room = (frame.parentElement as HTMLElement).getBoundingClientRect().width;
          return room - frame.getBoundingClientRect().width;
        }),
      );
      expect(gaps.length, address).toBeGreaterThan(0);
      for (const gap of gaps) expect(width === 390 || gap < 100 ? gap : 0, address).toBe(0);
    }
  }
});

test('a sequence of three shows all of them on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/how-to/how-to-add-sso-saml');
  const box = page.locator('[data-scroll-box]').filter({ has: page.getByText('Okta') });
  const beyond = await box
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
});
