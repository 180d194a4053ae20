/** What moves on a page although the reader did nothing. */
import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** Elements that moved, as a selector-like text. */
  sources: string[];
}

/** Keeps a record of the layout shifts of every document from now on. */
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

/** Layout shifts of this document so far, after two more frames. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await untilPainted(page);
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
}

/** Most that may move: letters of the text font, which comes after the first frame. */
export const LETTERS = 0.002;

/** All layout shifts of this document so far in one number. */
export async function sumOfShifts(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/** Waits until what has changed is painted, and observers of sizes have been told. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
