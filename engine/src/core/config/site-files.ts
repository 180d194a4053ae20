/** The files that define a site, and the functions that type what they export. */
import type { SiteInput } from './site-input.ts';
import type { FormerAnchors, RedirectsInput, SidebarsConfig } from './types.ts';

/** The files a site is defined by, relative to its root. Only the first has to exist. */
export const siteFiles = {
  config: 'site/site.config.ts',
  sidebars: 'site/sidebars.ts',
  redirects: 'site/redirects.ts',
  formerAnchors: 'site/former-anchors.ts',
} as const;

/** Returns its argument, typed. For `site/site.config.ts`. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** Returns its argument, typed. For `site/sidebars.ts`. */
export function defineSidebars(sidebars: SidebarsConfig): SidebarsConfig {
  return sidebars;
}

/** Returns its argument, typed. For `site/redirects.ts`: old routes by the route that they lead to. */
export function defineRedirects(redirects: RedirectsInput): RedirectsInput {
  return redirects;
}

/**
 * Returns its argument, typed. For `site/former-anchors.ts`: former ids of sections by the page's route and the section's
 * current id.
 */
export function defineFormerAnchors(
  anchors: Readonly<Record<string, FormerAnchors>>,
): Readonly<Record<string, FormerAnchors>> {
  return anchors;
}
