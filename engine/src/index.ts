/** Public entry of the package, for the files in `site/`. Each of them loads it, so it has to stay small. */

export type * from './core/index.ts';
export {
  defineFormerAnchors,
  definePlugin,
  defineRedirects,
  defineSidebars,
  defineSite,
} from './core/index.ts';
export type * from './plugins/index.ts';
