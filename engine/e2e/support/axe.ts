/** Accessibility checks by axe-core. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the rules to check in a color mode. Only colors differ between modes, so one of them gets all rules. */
export function rulesFor(mode: 'light' | 'dark'): readonly string[] | undefined {
  return mode === 'light' ? undefined : ['color-contrast', 'link-in-text-block'];
}

/**
 * Runs axe on the visible page, with all rules (including best practices) or only the given ones. Returns a
 * text with the elements for each violation. Doesn't report what axe can't decide.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluates the script, because the site's security policy forbids external script elements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script);
  const { violations } = await page.evaluate(async (runOnly) => {
    // Finishes transitions, because readers don't read colors in the middle of one. Endless animations, such as
    // a spinner's, continue. Waiting isn't possible, because an animation that's paused, or in a window that
    // renders no frames, never ends.
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Doesn't load styles and media a second time, because only rules for sound and rotation require that.
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
