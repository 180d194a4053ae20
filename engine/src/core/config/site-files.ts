/** The files that define a site, and functions for their default exports. */
import type { SiteInput } from './site-input.ts';
import type { FormerAnchors, RedirectsInput, SidebarsConfig } from './types.ts';

/** The files that define a site, relative to its root. Only the first one is required. */
export const siteFiles = {
  config: 'site/site.config.ts',
  sidebars: 'site/sidebars.ts',
  redirects: 'site/redirects.ts',
  formerAnchors: 'site/former-anchors.ts',
} as const;

/** Defines the configuration in `site/site.config.ts`. Returns its argument, so TypeScript can check its type. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** Defines the sidebars in `site/sidebars.ts`. */
export function defineSidebars(sidebars: SidebarsConfig): SidebarsConfig {
  return sidebars;
}

/** Defines the redirects in `site/redirects.ts`: old routes by the route that they redirect to. */
export function defineRedirects(redirects: RedirectsInput): RedirectsInput {
  return redirects;
}

/**
 * Defines former anchors in `site/former-anchors.ts`: the former ids of sections, by the page's route and the
 * section's current id.
 */
export function defineFormerAnchors(
  anchors: Readonly<Record<string, FormerAnchors>>,
): Readonly<Record<string, FormerAnchors>> {
  return anchors;
}
