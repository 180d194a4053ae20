/** The site's language as a BCP 47 tag. Bundling a site replaces it with the configured language. */
export const LANGUAGE = 'en';
