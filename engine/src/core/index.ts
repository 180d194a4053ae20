/** Public entry of the core, for the files in `site/`. Each of them loads it, so it has to stay small. */

export type {
  ClientContext,
  SiteSlotProps,
  SlotName,
  SlotProps,
  StartEnhancement,
} from '../shared/plugin-modules.ts';
export type { TextsOf } from '../shared/texts/texts.ts';
export type { PageView, SiteView } from '../shared/view.ts';
export type { Site, SitePage } from './assemble/site.ts';
export type { CheckContext, PageContext } from './assemble/site-hooks.ts';
export type { PageProvider } from './compile/compile-job.ts';
export type { CodeBlock, RenderedBlock } from './compile/markdown-hooks.ts';
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
  SiteDefinition,
} from './config/types.ts';
export type { Output, OutputContext, OutputProvider } from './outputs/output.ts';
export type { Command, CommandContext, Progress } from './plugins/command.ts';
export type {
  LoadMarkdownPages,
  MarkdownCollection,
  MarkdownPage,
  MarkdownPages,
} from './plugins/markdown-pages.ts';
export { definePlugin, type Plugin } from './plugins/plugin.ts';
export type { Problem } from './problems/problems.ts';
