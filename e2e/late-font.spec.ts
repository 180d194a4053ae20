/** The text font may come late: its fallback has the same measures, so that almost nothing moves. */
import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/reference/feature-toggles',
  '/reference/api/unleash/create-feature',
  '/reference',
];

for (const width of [390, 1440]) {
  for (const address of PAGES) {
    test(`${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as unknown as { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/text\.[^/]+\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('footer')).toBeAttached();
      const isLoaded = () => document.fonts.check('16px "Schibsted Grotesk"');
      expect(await page.evaluate(isLoaded)).toBe(false);
      // Two frames: the fallback has been painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      release();
      await page.waitForFunction(isLoaded);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const sum = shifts.reduce((total, shift) => total + shift, 0);
      test.info().annotations.push({ type: 'layout shift', description: sum.toFixed(4) });
      expect(sum).toBeLessThanOrEqual(0.02);
    });
  }
}
