/** Helpers for the files in `site/`: they return their argument, typed. */
import type { SiteInput } from './site-input.ts';
import type { FormerAnchors, RedirectsInput, SidebarsConfig } from './types.ts';

/** For `site/site.config.ts`. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** For `site/sidebars.ts`. */
export function defineSidebars(sidebars: SidebarsConfig): SidebarsConfig {
  return sidebars;
}

/** For `site/redirects.ts`: old routes by the route that they lead to. */
export function defineRedirects(redirects: RedirectsInput): RedirectsInput {
  return redirects;
}

/** For `site/former-anchors.ts`: former ids of sections by the page's route and the section's current id. */
export function defineFormerAnchors(
  anchors: Readonly<Record<string, FormerAnchors>>,
): Readonly<Record<string, FormerAnchors>> {
  return anchors;
}
