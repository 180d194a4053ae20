/**
 * `pagewright/plugin`: everything that plugins need for their code in Node.js. The plugins that come with the engine
 * import nothing else from the core, so a site's plugins can do the same as they do.
 */

export type {
  PlacedText,
  SampleFault,
  SampleRequest,
} from './assemble/content-checks.ts';
export { absoluteAddressOf, addressOf } from './assemble/links/addresses.ts';
export type { Site, SitePage } from './assemble/site.ts';
export type { CheckContext, Checks } from './assemble/site-hooks.ts';
export { htmlHrefs } from './assemble/validate/site-links.ts';
export { hasMarkdown } from './assemble/views/page-view.ts';
export { hashOf, hashOfFile } from './cache/content-hash.ts';
export { loadCodeHtml } from './compile/code/highlight.ts';
export { languageName } from './compile/code/languages.ts';
export { type BodyOptions, compileBody } from './compile/compile-body.ts';
export type { CompileContext, CompileJob, PageProvider } from './compile/compile-job.ts';
export type { CompiledPage } from './compile/compiled-page.ts';
export { tableComponents } from './compile/content-components.tsx';
export { foreignHtml } from './compile/html/foreign-html.ts';
export { type HtmlToken, readHtml, withAttributes, writeHtml } from './compile/html/html-tokens.ts';
export { joinParts } from './compile/html/join-parts.ts';
export { resolveImage } from './compile/images/resolve-image.ts';
export type { CodeBlock, RenderedBlock } from './compile/markdown-hooks.ts';
export { placeOf } from './compile/place-of.ts';
export { headingLevels } from './compile/table-of-contents.ts';
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
export { ENGINE_ROOT, pluginFiles } from './engine-root.ts';
export { type Fetched, FetchFailure, type FetchReason, fetchBytes } from './files/fetch-bytes.ts';
export { reasonOf } from './files/file-reason.ts';
export { type FileFault, locateFile, type SiteFolders } from './files/locate-file.ts';
export { ASSETS_FOLDER } from './files/output-folders.ts';
export { installCommand, missingPackages } from './files/packages.ts';
export { readNamedFile } from './files/read-named-file.ts';
export { decodeText, readText } from './files/read-text.ts';
export { checkYaml } from './files/yaml.ts';
export { yamlMistakes } from './files/yaml-mistakes.ts';
export { excessOf, over } from './limits/foreign-text.ts';
export {
  type DownloadLimits,
  IMAGE_LIMITS,
  PATIENCE,
  STRUCTURE_LIMITS,
  type TextLimits,
} from './limits/limits.ts';
export { markdownOf } from './outputs/markdown-twins.ts';
export type { Output, OutputContext, OutputProvider } from './outputs/output.ts';
export type {
  BuiltSite,
  Command,
  CommandContext,
  OptionValues,
} from './plugins/command.ts';
export { definePlugin, type Plugin } from './plugins/plugin.ts';
export { keepMade, keepValue } from './plugins/plugin-cache.ts';
export { commandLine } from './problems/command-line.ts';
export { messageOf, UsageError } from './problems/errors.ts';
export { totals } from './problems/format-problems.ts';
export { createFindNearest } from './problems/nearest.ts';
export { nulPaths, nulProblems } from './problems/nul-characters.ts';
export { explainStartFailure, readPort } from './problems/ports.ts';
export { printableLine } from './problems/printable.ts';
export {
  formatPlace,
  type Place,
  type Problem,
  ProblemsError,
  positionAt,
  throwOnErrors,
} from './problems/problems.ts';
export {
  addProblem,
  checkAgainst,
  chooseSchema,
  pathText,
  type SchemaProblem,
} from './problems/schema-problems.ts';
export { suggest } from './problems/suggest.ts';
export { absoluteAddress, fileAddress, markdownAddress } from './render/markdown-page.ts';
export { bodyOf } from './render/render-page.ts';
export type { PageCollection } from './source/page-collection.ts';
export type { LoadContext, LoadedPages, ToolPage } from './source/page-loader.ts';
export type { PageSource, ProvidedPart, ReferenceEntry } from './source/page-source.ts';
export { pageTitle } from './syntax/page-title.ts';
export { lineStarts } from './syntax/source-text.ts';
