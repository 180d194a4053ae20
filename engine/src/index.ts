/** Public entry of the package, for the files in `site/`. Each of them loads it, so it has to stay small. */
// Types of the CSS modules and images that a site's components import.
/// <reference types="vite/client" preserve="true" />

export type * from './core/index.ts';
export {
  defineFormerAnchors,
  defineRedirects,
  defineSidebars,
  defineSite,
} from './core/index.ts';
export type * from './plugins/index.ts';
