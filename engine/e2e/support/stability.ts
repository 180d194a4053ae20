/** Detects what moves on a page although the reader doesn't do anything. */
import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** The elements that moved, in a notation similar to selectors. */
  sources: string[];
}

/** Records layout shifts in every document from now on. */
export async function keepShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const nameOf = (node: Node | null | undefined) => {
      if (!(node instanceof Element)) return `${node?.nodeName} ${node?.textContent?.trim()}`;
      return `${node.localName}#${node.id}.${node.className}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        if (hadRecentInput) continue;
        shifts.push({ value, sources: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the document's layout shifts so far, after waiting for two more frames. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await untilPainted(page);
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
}

/** How much may shift because letters change when the text font arrives after the first frame. */
export const LETTERS = 0.002;

/** Returns the sum of the document's layout shifts so far. */
export async function sumOfShifts(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/** Waits until changes have been painted and resize observers notified. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
