/** Helpers for the files in `site/`. They return their argument unchanged, so TypeScript can check its type. */
import type { SiteInput } from './site-input.ts';
import type { FormerAnchors, RedirectsInput, SidebarsConfig } from './types.ts';

/** Defines the configuration in `site/site.config.ts`. */
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
