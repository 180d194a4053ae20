/** Helpers for the files in `site/`: they return their argument and give authors types while writing. */
import type { SiteInput } from './site-input.ts';
import type { SidebarsConfig } from './types.ts';

/** For `site/site.config.ts`. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** For `site/sidebars.ts`. */
export function defineSidebars(sidebars: SidebarsConfig): SidebarsConfig {
  return sidebars;
}

/** For `site/planned.ts`: routes that are planned but not written; `/*` at the end stands for all below. */
export function definePlanned(routes: readonly string[]): readonly string[] {
  return routes;
}
