/** The site's language as a BCP 47 tag. In a site's bundles, the configured language replaces it. */
export const LANGUAGE = 'en';
