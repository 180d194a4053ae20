/** Public entry of the package, for the files in `site/`. It's loaded with each of them, so that it has to stay light. */

export type * from './core/index.ts';
export {
  defineFormerAnchors,
  definePlugin,
  defineRedirects,
  defineSidebars,
  defineSite,
} from './core/index.ts';
export type * from './plugins/index.ts';
