/** What a reader does and sees, in terms that hold for every site. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The first visible link to an address, as written in the page. */
export function linkTo(page: Page, href: string): Locator {
  return page.locator(`a[href="${href}"]:visible`).first();
}

/** The page's heading. */
export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Adds a link that no page has. It stands above the page, so that reaching it does not scroll. */
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

/** Opens an address and waits until the router answers for its links. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}

/** Waits until the router has taken over the links of this document. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => 'docsStarted' in window);
}

/**
 * Waits until everything that waits for an idle moment is there: the announcer comes with it, and the page is
 * laid out whole.
 */
export async function untilEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('docs-announcer') !== null &&
      document.querySelector('html:not([data-first-view]), [data-laid-out]') !== null,
  );
}

/** Lets the browser run out of work twice, so that what is scheduled for idle moments has happened. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/** Vertical scroll offset of the window in CSS pixels. */
export function scrollOffset(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls the window as a reader does, and waits until it is there and the page has heard of it. */
export async function scrollTo(page: Page, offset: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // Events of scrolling come with the next frame, before what waits for it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, offset);
  await expectScroll(page, offset);
}

/** Expects the window to come to rest at an offset. */
export async function expectScroll(page: Page, offset: number): Promise<void> {
  await expect.poll(() => scrollOffset(page), { intervals: [20, 50, 100] }).toBe(offset);
}

/** Marks the document, so that `isSameDocument` tells whether it has been left for another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** True while the document that was marked is the one on display. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Begins a new document on the page at hand: those that were visited before are no longer in memory. */
export async function forgetPages(page: Page): Promise<void> {
  const title = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await untilStarted(page);
}
