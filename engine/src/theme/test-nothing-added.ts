/**
 * Replaces the modules that a build generates (`virtual:site-…`) in tests, for a site without a brand and
 * without plugins.
 */
export default {};
