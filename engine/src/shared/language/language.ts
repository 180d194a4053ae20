/** Language of the site, as BCP 47 names it. Bundles of a site hold that of its configuration here. */
export const LANGUAGE = 'en';
