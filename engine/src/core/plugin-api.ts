/**
 * What the engine offers to the plugins that come with it. Plugins import nothing else of the core, so that this file
 * shows everything they depend on.
 */
export { htmlHrefs } from './assemble/checks/site-links.ts';
export { absoluteAddressOf, addressOf } from './assemble/links/addresses.ts';
export type { Site, SitePage } from './assemble/site.ts';
export type { CheckContext } from './assemble/site-hooks.ts';
export { cacheFolder } from './cache/cache-folder.ts';
export { hashOf, hashOfFile } from './cache/content-hash.ts';
export { rememberValue } from './cache/remember-made.ts';
export type { CompiledPage } from './compile/compiled-page.ts';
export { readHtml, withAttributes, writeHtml } from './compile/html/html-tokens.ts';
export type { CodeBlock, RenderedBlock } from './compile/markdown-hooks.ts';
export { textsOfPlugin } from './config/plugin-texts.ts';
export { mergedSources } from './config/policy-sources.ts';
export { checkOrigin, checkUrl, type RuleBreach } from './config/schemas/address-rules.ts';
export { absoluteRoute, day, href, ruledText, text, textLike } from './config/schemas/fields.ts';
export { siteFiles } from './config/site-files.ts';
export type { LinkInput } from './config/site-input.ts';
export type {
  PolicyDirective,
  PolicySources,
  SiteConfig,
  SiteDefinition,
  SiteHeadTag,
} from './config/types.ts';
export { ENGINE_ROOT } from './engine-root.ts';
export { reasonOf } from './files/file-reason.ts';
export type { SiteFolders } from './files/locate-file.ts';
export { installCommand, missingPackages } from './files/packages.ts';
export { readNamedFile } from './files/read-named-file.ts';
export { over } from './limits/foreign-text.ts';
export { PICTURE_LIMITS } from './limits/limits.ts';
export { fileAddress } from './markdown/markdown-page.ts';
export type { Output, OutputContext, OutputProvider } from './outputs/output.ts';
export type {
  BuiltSite,
  Command,
  CommandContext,
} from './plugins/command.ts';
export type { PageProvider } from './plugins/page-provider.ts';
export { definePlugin, type Plugin } from './plugins/plugin.ts';
export { commandLine } from './problems/command-line.ts';
export { messageOf } from './problems/error-message.ts';
export { createFindNearest } from './problems/nearest.ts';
export { type Place, type Problem, ProblemsError } from './problems/problems.ts';
export { addProblem } from './problems/schema-problems.ts';
export { UsageError } from './problems/usage-error.ts';
export type { LoadContext, ToolPage } from './source/page-loader.ts';
export type { ReferenceEntry } from './source/page-source.ts';
