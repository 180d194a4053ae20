/**
 * The first stages of every command: configuration → sources → compile → assemble → checks. What is
 * wrong anywhere is gathered, so that a run reports everything at once.
 */
import path from 'node:path';
import { assembleSite } from './assemble/assemble-site.ts';
import type { ResolvedLink } from './assemble/check-links.ts';
import { type CheckCounts, checkSite } from './assemble/check-site.ts';
import { placesInDescriptions } from './assemble/description-places.ts';
import type { Site } from './assemble/site.ts';
import type { SiteServer } from './bundle/bundle-site.ts';
import { contentCodeFolders, hashSources } from './bundle/source-hash.ts';
import type { BundleOptions } from './bundle/vite-options.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { type ApiCompileInput, apiInput } from './compile/api/compile-input.ts';
import { type CompileCache, openCompileCache } from './compile/compile-cache.ts';
import type { CompileEnvironment, CompileInput } from './compile/compile-page.ts';
import { type CompileResult, compilePages } from './compile/compile-pages.ts';
import type { CompiledPage } from './compile/compiled-page.ts';
import { compileComponentPage } from './compile/component-page.ts';
import { imageContext } from './compile/image.ts';
import type { SiteDefinition } from './config/types.ts';
import { ENGINE_ROOT } from './engine-root.ts';
import type { Problem } from './problems.ts';
import type { CollectedSources } from './source/collect-sources.ts';
import type { PageSource } from './source/page-source.ts';

export interface CompiledSite {
  site: Site;
  sources: readonly PageSource[];
  /** By file. */
  compiled: ReadonlyMap<string, CompiledPage>;
  problems: readonly Problem[];
  counts: CheckCounts;
  /** Resolved links of page bodies by route. */
  links: ReadonlyMap<string, readonly ResolvedLink[]>;
  /** How many pages came from the cache. */
  cached: number;
}

/** Where the theme is: the one the site names, else the one that comes with the engine. */
export function bundleOptions({
  root,
  config,
}: Pick<SiteDefinition, 'root' | 'config'>): BundleOptions {
  const themeFolder =
    config.theme === undefined
      ? path.join(ENGINE_ROOT, 'src/theme')
      : path.resolve(root, config.theme);
  const folder = path.join(cacheFolder(root), 'bundles');
  return { root, base: config.base, themeFolder, cacheFolder: folder };
}

/** Folder for pictures made for pages. */
export function imageFolder(root: string): string {
  return path.join(cacheFolder(root), 'images');
}

/** Folder for the server bundle: inside the engine's package, where `react` resolves. */
export function serverCodeFolder(): string {
  return path.join(ENGINE_ROOT, '.cache/server');
}

/** Compiles pages of any kind: content from the cache where possible. */
export type Compile = (
  sources: readonly PageSource[],
  onPage?: () => void,
) => Promise<CompileResult>;

export interface CompilerOptions {
  /** True for the development server, where files that components import have other addresses. */
  development?: boolean;
}

/** Returns the function that compiles pages with this theme and these components. */
export async function createCompiler(
  definition: SiteDefinition,
  server: SiteServer,
  options: CompilerOptions = {},
): Promise<Compile> {
  const { environment, cache } = await openCompiler(definition, server, options);
  cache.prune();
  return async (sources, onPage) => {
    const inputs = sources.flatMap((source) => compileInput(source, definition.config) ?? []);
    const result = await compilePages(inputs, environment, cache, onPage);
    const pages = new Map(result.pages);
    const problems = [...result.problems];
    for (const source of sources) {
      if (source.kind !== 'component') continue;
      const rendered = await compileComponentPage(source, server.pages, imageContext(environment));
      if (rendered.page !== undefined) pages.set(source.file, rendered.page);
      problems.push(...rendered.problems);
    }
    return { pages, problems, cached: result.cached };
  };
}

/** What content is compiled with, and the cache that belongs to exactly that. */
async function openCompiler(
  { root, config }: SiteDefinition,
  server: SiteServer,
  { development = false }: CompilerOptions,
): Promise<{ environment: CompileEnvironment; cache: CompileCache }> {
  const { themeFolder } = bundleOptions({ root, config });
  const code = await hashSources([
    path.join(ENGINE_ROOT, 'src/engine/compile'),
    path.join(ENGINE_ROOT, 'src/shared'),
    // Versions are exact there: another compiler or highlighter makes other pages.
    path.join(ENGINE_ROOT, 'package.json'),
    themeFolder,
    ...(await contentCodeFolders(root)),
  ]);
  const folder = path.join(cacheFolder(root), 'pages');
  const key = [code, config.base, config.markdown.format, development].join(':');
  const cache = openCompileCache(folder, root, key);
  const environment: CompileEnvironment = {
    root,
    base: config.base,
    imageCache: imageFolder(root),
    bundledAddresses: bundledAddresses(root, config.base, development),
    theme: server.theme.content,
    api: server.theme.api,
    components: server.components,
    markdownFormat: config.markdown.format,
  };
  return { environment, cache };
}

/** How addresses of files begin that components import: Vite's in development, the bundle's else. */
function bundledAddresses(root: string, base: string, development: boolean): string[] {
  const built = `${base}/assets/`;
  const inside = path.relative(ENGINE_ROOT, path.join(root, 'site')).split(path.sep).join('/');
  return development ? [built, `${base}/@fs/`, `${base}/${inside}/`] : [built];
}

function compileInput(
  source: PageSource,
  config: SiteDefinition['config'],
): CompileInput | ApiCompileInput | undefined {
  if (source.kind === 'component') return undefined;
  if (source.api === undefined || source.kind === 'api') {
    return source.api === undefined ? contentInput(source, config) : apiInput(source, source.api);
  }
  return apiInput(source, source.api, contentInput(source, config));
}

function contentInput(
  source: PageSource,
  config: SiteDefinition['config'],
): CompileInput | undefined {
  if (source.kind === 'component' || source.kind === 'api') return undefined;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = source.frontMatter;
  return {
    kind: source.kind,
    file: source.file,
    text: source.text,
    title: source.title,
    needsExcerpt: source.frontMatter.description === undefined,
    minHeadingLevel: min ?? config.tableOfContents.minHeadingLevel,
    maxHeadingLevel: max ?? config.tableOfContents.maxHeadingLevel,
  };
}

/** Compiles, assembles and checks. Does not throw for what writers did wrong: see `problems`. */
export async function compileSite(
  definition: SiteDefinition,
  collected: CollectedSources,
  server: SiteServer,
  onPage?: () => void,
): Promise<CompiledSite> {
  const { sources } = collected;
  const compile = await createCompiler(definition, server);
  const result = await compile(sources, onPage);
  const assembled = assembleSite(definition, sources, collected);
  const checked = checkSite(assembled.site, result.pages, definition, {
    orphans: 'error',
  });
  return {
    site: assembled.site,
    sources,
    compiled: result.pages,
    problems: [
      ...collected.problems,
      ...result.problems,
      ...assembled.problems,
      ...placesInDescriptions(checked.problems, sources),
    ],
    counts: checked.counts,
    links: checked.links,
    cached: result.cached,
  };
}
