/** The files that define a site, relative to its root. Only the first one is required. */
export const siteFiles = {
  config: 'site/site.config.ts',
  sidebars: 'site/sidebars.ts',
  redirects: 'site/redirects.ts',
  formerAnchors: 'site/former-anchors.ts',
} as const;
