/** The files a site is defined by, relative to its root. Only the first has to exist. */
export const siteFiles = {
  config: 'site/site.config.ts',
  sidebars: 'site/sidebars.ts',
  redirects: 'site/redirects.ts',
  formerAnchors: 'site/former-anchors.ts',
} as const;
