/** A site's compiler. It compiles all types of pages with the site's theme and components. */
import path from 'node:path';
import { ASSETS_FOLDER } from '../../shared/output-folders.ts';
import { bundleOptions } from '../bundle/bundle-options.ts';
import type { SiteServer } from '../bundle/bundle-site.ts';
import { codeHash, contentCodePlaces } from '../bundle/source-hash.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { PolicySources, SiteDefinition } from '../config/types.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { filesOfModules } from '../source/imported-modules.ts';
import type { PageSource } from '../source/page-source.ts';
import { blockedEmbeds } from './blocked-embeds.ts';
import { type CompileCache, openCompileCache } from './compile-cache.ts';
import type { CompileJob, PageCompiler } from './compile-job.ts';
import type { CompileEnvironment } from './compile-page.ts';
import { type CompileResult, compilePages } from './compile-pages.ts';
import type { MarkdownHooks } from './markdown-hooks.ts';

/** Compiles pages of any type. Uses cached pages where possible. */
export type Compile = (
  sources: readonly PageSource[],
  onPage?: () => void,
) => Promise<CompileResult>;

export interface CompilerOptions {
  /** Markdown plugins and code blocks from plugins. */
  markdown: MarkdownHooks;
  /** A key that changes with the plugins and their options. */
  pluginKey: string;
  /** Sources that plugins add to the content security policy. */
  policySources: PolicySources;
  /** True for the development server, where imported files have different URLs. */
  development?: boolean;
}

/** Returns the function that compiles pages with this theme and these components. */
export async function createCompiler(
  compilers: readonly PageCompiler[],
  definition: SiteDefinition,
  server: SiteServer,
  options: CompilerOptions,
): Promise<Compile> {
  const { environment, cache } = await openCompiler(definition, server, options);
  const jobOf = (source: PageSource) =>
    compilers.reduce<CompileJob | undefined>(
      (own, { compileJob }) => compileJob(source, own, { definition, server }),
      undefined,
    );
  return async (sources, onPage) => {
    const jobs = sources.flatMap((source) => jobOf(source) ?? []);
    const result = await compilePages(jobs, environment, cache, onPage);
    const blocked = blockedEmbeds(
      result.pages.values(),
      definition.config.url,
      options.policySources,
    );
    return { ...result, problems: [...result.problems, ...blocked] };
  };
}

/** Returns the compile environment and a cache that's only valid for this environment. */
async function openCompiler(
  definition: SiteDefinition,
  server: SiteServer,
  { development = false, markdown, pluginKey }: CompilerOptions,
): Promise<{ environment: CompileEnvironment; cache: CompileCache }> {
  const { root, allowRead, config, texts } = definition;
  const options = bundleOptions(definition);
  const { themeFolder, replaced, servers, dataFolders } = options;
  const modules = [replaced, servers].flatMap(Object.values).filter(path.isAbsolute);
  const imported = filesOfModules(options.imported(), options);
  const ofSite = await contentCodePlaces(root, dataFolders);
  const places = [themeFolder, ...ofSite, ...modules, ...imported];
  const code = codeHash(places);
  const folder = cacheFolder(root, 'entries');
  // Entries contain absolute paths of files, so a cache that's copied to a different folder is rebuilt.
  const key = JSON.stringify([
    root,
    code,
    config.base,
    config.markdown.format,
    development,
    allowRead,
    pluginKey,
  ]);
  const cache = openCompileCache(folder, root, key);
  const environment: CompileEnvironment = {
    root,
    allowRead,
    base: config.base,
    imageCache: cacheFolder(root, 'images'),
    bundledAddresses: bundledAddresses(root, config.base, development),
    theme: server.theme.content,
    components: server.components,
    texts,
    markdownFormat: config.markdown.format,
    markdown,
  };
  return { environment, cache };
}

/**
 * Returns URL prefixes of files that components import: Vite's prefixes in development, or the bundle's prefix
 * in a build.
 */
function bundledAddresses(root: string, base: string, development: boolean): string[] {
  const built = `${base}/${ASSETS_FOLDER}/`;
  const inside = path.relative(ENGINE_ROOT, path.join(root, 'site')).split(path.sep).join('/');
  return development ? [built, `${base}/@fs/`, `${base}/${inside}/`] : [built];
}
