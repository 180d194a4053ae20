/** Detects pages that are wider than the window. */
import type { Page } from '@playwright/test';

/** Window widths in CSS pixels. 320 corresponds to a window of 1280 at 400 % zoom. */
export const WIDTHS = [320, 390, 820, 996, 1440];

/** Returns elements that extend beyond the window on either side. The widest ones come first. */
export function elementsTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > clientWidth + 0.5 || box.left < -0.5);
    });
    const names = outside.map(({ localName, className }) => `${localName}.${String(className)}`);
    return [`${scrollWidth} > ${clientWidth}`, ...names.slice(0, 5)];
  });
}
