/**
 * The core's public entry, which the files in `site/` import. Since each of them loads this module, it has to stay
 * small.
 */

export type {
  ClientContext,
  SiteSlotProps,
  SlotName,
  SlotProps,
  StartEnhancement,
} from '../shared/plugin-modules.ts';
export type { AllTexts, TextsOf } from '../shared/texts/texts.ts';
export type { PageView, SiteView } from '../shared/view.ts';
export {
  defineFormerAnchors,
  defineRedirects,
  defineSidebars,
  defineSite,
} from './config/site-files.ts';
export type { LinkInput, NavbarItemInput, SiteInput } from './config/site-input.ts';
export type { ThemeComponentName } from './config/theme-components.ts';
export type {
  CollectionTypes,
  RedirectsInput,
  SidebarItemConfig,
  SidebarsConfig,
  SiteConfig,
} from './config/types.ts';
