/** Public entry of the engine, for the files in `site/`. Kept light: it loads whenever they do. */

export type { TextsOf } from '../shared/texts/texts.ts';
export {
  defineFormerAnchors,
  defineRedirects,
  defineRemote,
  defineSidebars,
  defineSite,
} from './config/define.ts';
export type { LinkInput, NavbarItemInput, RemoteInput, SiteInput } from './config/site-input.ts';
export type { RedirectsInput, SidebarItemConfig, SidebarsConfig } from './config/types.ts';
