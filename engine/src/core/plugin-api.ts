/**
 * The public API for plugins, which they import as `pagewright/plugin` in code that runs in Node.js. The plugins that
 * come with the engine use no other part of the core, so a site's own plugins can do everything that they can. There
 * are at most 60 names, and the documentation page about plugins lists all of them.
 */

export { escapeText, visibleCode } from '../shared/safe-text.ts';
export type { Site, SitePage } from './assemble/site.ts';
export { hashOf, hashOfFile } from './cache/content-hash.ts';
export { loadCodeHtml } from './compile/code/highlight.ts';
export { languageName } from './compile/code/languages.ts';
export { compileBody } from './compile/compile-body.ts';
export type { CompileJob, PageProvider } from './compile/compile-job.ts';
export type { CompiledPage } from './compile/compiled-page.ts';
export { tableComponents } from './compile/content-components.tsx';
export { foreignHtml } from './compile/html/foreign-html.ts';
export { readHtml, writeHtml } from './compile/html/html-tokens.ts';
export { joinParts } from './compile/html/join-parts.ts';
export { resolveImage } from './compile/images/resolve-image.ts';
export { placeOf } from './compile/place-of.ts';
export { headingLevels } from './compile/table-of-contents.ts';
export { textsOfPlugin } from './config/plugin-texts.ts';
export * as schemas from './config/schemas/plugin-schemas.ts';
export type { SiteConfig, SiteDefinition, SiteHeadTag } from './config/types.ts';
export { pluginFiles } from './engine-root.ts';
export { FetchFailure, fetchBytes } from './files/fetch-bytes.ts';
export { locateFile, type SiteFolders } from './files/locate-file.ts';
export { requirePackages } from './files/packages.ts';
export { readNamedFile } from './files/read-named-file.ts';
export { readText } from './files/read-text.ts';
export { excessOf, over } from './limits/foreign-text.ts';
export { markdownOf } from './outputs/markdown-twins.ts';
export type { Output, OutputContext, OutputProvider } from './outputs/output.ts';
export * as urls from './plugin-urls.ts';
export type { Command, CommandContext } from './plugins/command.ts';
export { definePlugin, type Plugin } from './plugins/plugin.ts';
export { keepMade } from './plugins/plugin-cache.ts';
export { commandLine } from './problems/command-line.ts';
export { messageOf, UsageError } from './problems/errors.ts';
export { explainStartFailure, readPort } from './problems/ports.ts';
export { printableLine } from './problems/printable.ts';
export { type Place, type Problem, ProblemsError, throwOnErrors } from './problems/problems.ts';
export { suggest } from './problems/suggest.ts';
export type { LoadContext, LoadedPages } from './source/page-loader.ts';
export type { PageSource } from './source/page-source.ts';
export { pageTitle } from './syntax/page-title.ts';
