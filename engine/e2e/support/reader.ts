/** A reader's actions and what the reader sees, for any site. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the first visible link to a URL, as written in the page. */
export function linkTo(page: Page, href: string): Locator {
  return page.locator(`a[href="${href}"]:visible`).first();
}

export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Adds a link to the page. It's above the content, so a click on it doesn't require scrolling. */
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
 * Waits until everything that waits for an idle period is loaded. The announcer is part of it, and the page is
 * laid out completely.
 */
export async function untilEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('docs-announcer') !== null &&
      document.querySelector('html:not([data-first-view]), [data-laid-out]') !== null,
  );
}

/** Waits until the browser has been idle twice, so that work for idle periods is done. */
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

/** Scrolls the window like a reader, and waits until it has arrived and the page has been notified. */
export async function scrollTo(page: Page, offset: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // Scroll events fire in the next frame, before callbacks that wait for the frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, offset);
  await expectScroll(page, offset);
}

/** Expects the window to stop at an offset. */
export async function expectScroll(page: Page, offset: number): Promise<void> {
  await expect.poll(() => scrollOffset(page), { intervals: [20, 50, 100] }).toBe(offset);
}

/** Marks the document, so that `isSameDocument` can tell whether a different one has replaced it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** True while the marked document is on display. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Loads the current page as a new document, so pages that were visited before are no longer in memory. */
export async function forgetPages(page: Page): Promise<void> {
  const title = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await untilStarted(page);
}
