/** Public entry of the engine, for the files in `site/`. Kept light: it loads whenever they do. */
export { definePlanned, defineSidebars, defineSite } from './config/define.ts';
export type { LinkInput, NavbarItemInput, SiteInput } from './config/site-input.ts';
export type { SidebarItemConfig, SidebarsConfig } from './config/types.ts';
