/** Tests the first view of a page: what it costs before the reader does anything, and that positions stay exact. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import {
  heading,
  linkTo,
  open,
  scrollOffset,
  untilEnhanced,
  untilIdle,
} from '../support/reader.ts';
import { countPending, holdBack, withoutDelays } from '../support/requests.ts';

const GUIDE = '/reference/segments';
const LONG_GUIDE = '/using-unleash/deploy/configuring-unleash';
const KB = 1024;
/**
 * Maximum size of the scripts, which take about 18 KB. This includes the script for readers' own values, and the
 * styles in the enhancements.
 */
const SCRIPT = 19 * KB;

/** Waits until the complete page has been laid out. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-first-view]), [data-laid-out]')).not.toHaveCount(0);
}

/** Records how many bytes are transferred for each URL, except for the document itself. */
function recordBytes(page: Page): Map<string, Promise<number>> {
  const bytes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest()) return;
    const size = request.sizes().then((sizes) => sizes.responseBodySize);
    bytes.set(new URL(request.url()).pathname, size);
  });
  return bytes;
}

async function sumOf(
  bytes: ReadonlyMap<string, Promise<number>>,
  isCounted: (pathname: string) => boolean,
): Promise<number> {
  const sizes = await Promise.all(
    [...bytes].filter(([name]) => isCounted(name)).map(([, size]) => size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const address of [
  GUIDE,
  LONG_GUIDE,
  '/',
  '/reference',
  '/reference/api/unleash/create-feature',
]) {
  test(`${address}: little is loaded for a reader who does nothing`, async ({ page }) => {
    await withoutDelays(page);
    const bytes = recordBytes(page);
    const pending = countPending(page);
    await page.goto(address);
    await untilEnhanced(page);
    await untilWhole(page);
    await expect(async () => {
      const { size } = bytes;
      await untilIdle(page);
      expect(pending.size).toBe(0);
      expect(bytes.size).toBe(size);
    }).toPass();
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src], [type])')].map(
        ({ textContent }) => textContent,
      ),
    );
    const scripts = await sumOf(bytes, (name) => name.endsWith('.js'));
    expect(scripts).toBeGreaterThan(KB);
    expect(scripts + brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(SCRIPT);
    const pages = await sumOf(bytes, (name) => !/\.[a-z][a-z0-9]*$/.test(name));
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(60 * KB);
    // Expected: the stylesheet, the icon, two scripts, two fonts, and prefetched pages.
    expect(bytes.size).toBeLessThanOrEqual(16);
  });
}

interface ForcedLayout {
  /** The call, and where it was made. */
  what: string;
  /** Milliseconds since the document started loading. */
  at: number;
}

/** Waits for the first frame. Returns the calls that forced a layout before it. */
async function forcedBeforeFrame(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return page.evaluate(() => {
    const frame = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { forced } = window as unknown as { forced: ForcedLayout[] };
    return forced.filter(({ at }) => at <= frame).map(({ what }) => what);
  });
}

/**
 * Records calls that force the browser to lay out the page. A call doesn't count if the layout is already up to
 * date.
 */
async function recordForcedLayouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forced: ForcedLayout[] = [];
    Object.assign(window, { forced });
    let isLaidOut = false;
    const Observer = window.ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          isLaidOut = true;
          callback(entries, observer);
          isLaidOut = false;
        });
      }
    };
    const note = (name: string) => {
      // Before a scroll event fires, the page is laid out.
      const isScrolling = window.event?.type === 'scroll';
      if (isLaidOut || isScrolling) return;
      forced.push({ what: `${name} ${new Error().stack}`, at: performance.now() });
    };
    const NAMES =
      /^(?:offset(?:Top|Left|Width|Height|Parent)|client(?:Top|Left|Width|Height)|scroll(?:[XY]|Top|Left|Width|Height|To|By|IntoView)?|getBoundingClientRect|getClientRects|getComputedStyle|innerText|page[XY]Offset|checkVisibility|focus)$/;
    for (const owner of [Element.prototype, HTMLElement.prototype, window]) {
      for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        if (!NAMES.test(name)) continue;
        const { get, set, value } = property;
        Object.defineProperty(owner, name, {
          ...property,
          ...(get && {
            get() {
              note(name);
              return Reflect.apply(get, this, []);
            },
          }),
          ...(set && {
            set(next: unknown) {
              note(name);
              Reflect.apply(set, this, [next]);
            },
          }),
          ...(typeof value === 'function' && {
            value(...given: unknown[]) {
              note(name);
              return Reflect.apply(value as () => unknown, this, given);
            },
          }),
        });
      }
    }
  });
}

test('the entry never makes the browser lay out the page before the first frame', {
  tag: '@walk',
}, async ({ page }) => {
  await recordForcedLayouts(page);
  const enhancements = await holdBack(page, '**/assets/enhancements.*.js');
  for (const address of [GUIDE, `${GUIDE}#api`, '/', '/reference/api/unleash/create-feature']) {
    await page.goto(address);
    await enhancements.asked;
    expect(await forcedBeforeFrame(page), address).toEqual([]);
  }
  // Makes sure that the recorder itself works.
  const noted = await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return (window as unknown as { forced: ForcedLayout[] }).forced.at(-1)?.what;
  });
  expect(noted).toContain('getBoundingClientRect');
});

test('no image is made from an address that holds its data', async ({ page }) => {
  await page.goto(GUIDE);
  await untilEnhanced(page);
  const rules = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    ),
  );
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => rule.includes('data:'))).toEqual([]);
});

test('what is out of view is laid out when the page is idle, and places are exact from then on', async ({
  page,
}) => {
  const enhancements = await holdBack(page, '**/assets/enhancements.*.js');
  await open(page, LONG_GUIDE);
  await expect(page.locator('html')).toHaveAttribute('data-first-view');
  const last = page.locator('.prose > :not([data-level])').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  enhancements.release();
  await untilWhole(page);
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('an anchor is where it is said to be, from the first frame on', async ({ page }) => {
  await open(page, LONG_GUIDE);
  await untilWhole(page);
  const hash = await page.locator('[data-toc] a').last().getAttribute('href');
  await page.goto('/');
  await page.goto(LONG_GUIDE + hash);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  const offset = await scrollOffset(page);
  expect(offset).toBeGreaterThan(1000);
  await untilEnhanced(page);
  await untilIdle(page);
  expect(await scrollOffset(page)).toBe(offset);
});

test('a link to an anchor lands there although nothing below has been laid out', async ({
  page,
}) => {
  const enhancements = await holdBack(page, '**/assets/enhancements.*.js');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG_GUIDE);
  const link = page.locator('[data-toc] a:visible').last();
  await link.click();
  await untilWhole(page);
  const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await expect(target).toBeInViewport();
  const offset = await scrollOffset(page);
  enhancements.release();
  await untilEnhanced(page);
  await untilIdle(page);
  expect(await scrollOffset(page)).toBe(offset);
});

test('Back to a long page is exact, the page being new to the browser', async ({ page }) => {
  await open(page, LONG_GUIDE);
  await untilEnhanced(page);
  await untilWhole(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => scrollOffset(page)).toBe(3000);
  // Clicks without the mouse. Otherwise, the test would first scroll to the link.
  await linkTo(page, '/quickstart').evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).not.toHaveText(/configur/i);
  await page.goBack();
  await expect(heading(page)).toHaveText(/configur/i);
  await expect.poll(() => scrollOffset(page)).toBe(3000);
  await untilIdle(page);
  expect(await scrollOffset(page)).toBe(3000);
});

test('all of a page is printed', async ({ page }) => {
  await holdBack(page, '**/assets/enhancements.*.js');
  await open(page, LONG_GUIDE);
  await page.emulateMedia({ media: 'print' });
  const last = page.locator('.prose > :not([data-level])').last();
  await expect(last).toHaveCSS('content-visibility', 'visible');
});
