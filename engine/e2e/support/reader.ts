/** What readers do on any site, and what they see. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the first visible link to a URL, as written in the page. */
export function linkTo(page: Page, href: string): Locator {
  return page.locator(`a[href="${href}"]:visible`).first();
}

export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Adds a link above the page's content. Clicking it doesn't require scrolling. */
export async function addLink(
  page: Page,
  attributes: Readonly<Record<string, string>>,
): Promise<Locator> {
  await page.evaluate((pairs) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(pairs)) link.setAttribute(name, value);
    link.textContent = 'A link for this test';
    Object.assign(link.style, { position: 'fixed', inset: '0 0 auto', zIndex: '2000' });
    document.querySelector('main')?.prepend(link);
  }, attributes);
  return page.getByRole('link', { name: 'A link for this test' });
}

/** Opens a URL and waits until the router handles links. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}

/** Waits until the router handles this document's links. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => 'docsStarted' in window);
}

/**
 * Waits until everything that waits for an idle period has loaded. The announcer is part of that. The page has been
 * laid out completely by then.
 */
export async function untilEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('docs-announcer') !== null &&
      document.querySelector('html:not([data-first-view]), [data-laid-out]') !== null,
  );
}

/** Waits until the browser has been idle twice. By then, work for idle periods is done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/** Returns the window's vertical scroll offset in CSS pixels. */
export function scrollOffset(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls the window as a reader would, and waits until scrolling has ended and the page knows. */
export async function scrollTo(page: Page, offset: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // Scroll events fire in the next frame, before its animation frame callbacks.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, offset);
  await expectScroll(page, offset);
}

/** Checks that the window comes to rest at an offset. */
export async function expectScroll(page: Page, offset: number): Promise<void> {
  await expect.poll(() => scrollOffset(page), { intervals: [20, 50, 100] }).toBe(offset);
}

/** Marks the document, so that `isSameDocument` can tell whether another one has replaced it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** True as long as the marked document is shown. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Loads the current page as a new document, which doesn't have earlier pages in memory. */
export async function forgetPages(page: Page): Promise<void> {
  const title = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await untilStarted(page);
}
