/** Accessibility checks by axe-core. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on what is shown now: all rules, best practices included, or those named. Returns a text
 * for each violation with the elements concerned; what axe cannot decide is not reported.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // By evaluation: the security policy of the site forbids foreign script elements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script);
  const { violations } = await page.evaluate(async (runOnly) => {
    // Colors on their way to others are nobody's to read. What never ends, such as a spinner, may go on. Not
    // waited for: what is paused, or waits for a frame of a window that draws none, never comes to its end.
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Without loading styles and media a second time: only rules for sound and rotation need them.
    const options = { resultTypes: ['violations'], preload: false };
    return axe.run(runOnly === undefined ? options : { ...options, runOnly });
  }, rules);
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 5).map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n').at(-1)?.trim() ?? '';
      return `\n    ${target.join(' ')}: ${reason}`;
    });
    return `${id}: ${help} (${nodes.length})${where.join('')}`;
  });
}
