/** The compiler of a site: pages of all kinds, with its theme and its components. */
import path from 'node:path';
import { apiInput } from '../../openapi/pages/compile-input.ts';
import type { SiteServer } from '../bundle/bundle-site.ts';
import { codeHash, contentCodeFolders } from '../bundle/source-hash.ts';
import { bundleOptions } from '../bundle/vite-options.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { SiteDefinition } from '../config/types.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { PageSource } from '../source/page-source.ts';
import { type CompileCache, openCompileCache } from './compile-cache.ts';
import type { CompileEnvironment, CompileInput } from './compile-page.ts';
import { type AnyInput, type CompileResult, compilePages } from './compile-pages.ts';
import { compileComponentPage } from './component-page.ts';
import { imageContext } from './image.ts';
import { remoteInput } from './remote/remote-input.ts';

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
    const inputs = sources.flatMap((source) => compileInput(source, definition) ?? []);
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

/** Environment of compiling, and the cache that belongs to exactly that. */
async function openCompiler(
  { root, config }: SiteDefinition,
  server: SiteServer,
  { development = false }: CompilerOptions,
): Promise<{ environment: CompileEnvironment; cache: CompileCache }> {
  const { themeFolder } = bundleOptions({ root, config });
  const code = await codeHash([themeFolder, ...(await contentCodeFolders(root))]);
  const folder = cacheFolder(root, 'entries');
  const key = [code, config.base, config.markdown.format, development].join(':');
  const cache = openCompileCache(folder, root, key);
  const environment: CompileEnvironment = {
    root,
    base: config.base,
    imageCache: cacheFolder(root, 'pictures'),
    bundledAddresses: bundledAddresses(root, config.base, development),
    theme: server.theme.content,
    api: server.theme.api,
    components: server.components,
    markdownFormat: config.markdown.format,
  };
  return { environment, cache };
}

/** Beginnings of the addresses of files that components import: Vite's in development, the bundle's else. */
function bundledAddresses(root: string, base: string, development: boolean): string[] {
  const built = `${base}/assets/`;
  const inside = path.relative(ENGINE_ROOT, path.join(root, 'site')).split(path.sep).join('/');
  return development ? [built, `${base}/@fs/`, `${base}/${inside}/`] : [built];
}

/** Input of a page that is compiled from texts or an API description; none for component pages. */
function compileInput(source: PageSource, definition: SiteDefinition): AnyInput | undefined {
  const { config } = definition;
  if (source.kind === 'component') return undefined;
  if (source.remote !== undefined) {
    return remoteInput(source, source.remote, definition, contentInput(source, config));
  }
  if (source.api === undefined || source.kind === 'api') {
    return source.api === undefined ? contentInput(source, config) : apiInput(source, source.api);
  }
  return apiInput(source, source.api, contentInput(source, config));
}

function contentInput(
  source: PageSource,
  config: SiteDefinition['config'],
): CompileInput | undefined {
  const { kind } = source;
  if (kind !== 'markdown' && kind !== 'mdx') return undefined;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = source.frontMatter;
  return {
    kind,
    file: source.file,
    text: source.text,
    title: source.title,
    needsExcerpt: source.frontMatter.description === undefined,
    minHeadingLevel: min ?? config.tableOfContents.minHeadingLevel,
    maxHeadingLevel: max ?? config.tableOfContents.maxHeadingLevel,
  };
}
