/** Checks accessibility with axe-core. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the rules to check in a color mode. Modes differ only in colors, so all rules are checked in just one of
 * them.
 */
export function rulesFor(mode: 'light' | 'dark'): readonly string[] | undefined {
  return mode === 'light' ? undefined : ['color-contrast', 'link-in-text-block'];
}

/**
 * Runs axe on the visible page, with all rules (including best practices) or only the given ones. Returns a text
 * for each violation that lists its elements. Anything that axe can't decide is ignored.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluates the script in the page. The site's security policy wouldn't allow a script element from elsewhere.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script);
  const { violations } = await page.evaluate(async (runOnly) => {
    // Ends transitions, because readers don't read text in the middle of one. Endless animations, such as a
    // spinner, continue. Waiting isn't an option: an animation never ends if it's paused or its window renders no
    // frames.
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Styles and media aren't loaded a second time. Only rules about sound and rotation need that.
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
