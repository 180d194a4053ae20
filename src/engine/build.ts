/** The build: all stages in order, written to a temporary folder that replaces the output at the end. */
import path from 'node:path';
import { documentsMetadata } from './assemble/metadata.ts';
import { siteView } from './assemble/site-view.ts';
import {
  browserAssets,
  bundleBrowser,
  bundleServer,
  type OutputFile,
  type ServerBundle,
} from './bundle/bundle-site.ts';
import { minifyScript } from './bundle/minify-script.ts';
import { codeHash } from './bundle/source-hash.ts';
import { type BundleOptions, bundleOptions } from './bundle/vite-options.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { hashOf, hashOfFile } from './cache/content-hash.ts';
import { loadSite } from './config/load-site.ts';
import type { SiteDefinition } from './config/types.ts';
import { apiFiles } from './emit/api-files.ts';
import { writeAtomically } from './emit/atomic-output.ts';
import { consoleFiles, consoleSources } from './emit/console-files.ts';
import { headersFile, securityHeaders } from './emit/headers.ts';
import { copyStatic, createOutputWriter, type OutputWriter } from './emit/output-writer.ts';
import { searchSources } from './emit/search-sources.ts';
import { formatServerSettings, SERVER_SETTINGS_FILE } from './emit/server-settings.ts';
import { robots, sitemap } from './emit/sitemap.ts';
import { mergedSources, thirdPartySources } from './emit/third-party-sources.ts';
import { writePages } from './emit/write-pages.ts';
import { type CompiledSite, compileSite } from './pipeline.ts';
import { type Problem, throwOnErrors } from './problems.ts';
import type { RenderContext } from './render/render-page.ts';
import { sidebarFiles } from './render/sidebar-files.ts';
import { keptIndex, searchFiles } from './search/search-files.ts';
import { collectSources } from './source/collect-sources.ts';
import { lastUpdates } from './source/git-dates.ts';

export interface BuildProgress {
  /** Begins a step; the one before is done. */
  step(name: string, total?: number): void;
  /** One more item of the step is done. */
  tick(): void;
}

export interface BuildSummary {
  pages: number;
  cached: number;
  links: number;
  plannedLinks: number;
  /** Bytes of documents and assets that compress, as they are and as brotli. */
  bytes: number;
  brotliBytes: number;
  problems: readonly Problem[];
}

/**
 * Builds the site at `root` into `output`. Throws a `ProblemsError` with everything that is wrong;
 * the output is then as it was before.
 */
export async function buildSite(
  root: string,
  output: string,
  progress: BuildProgress,
): Promise<BuildSummary> {
  progress.step('Read');
  const definition = await loadSite(root);
  const collected = await collectSources(definition, { production: true });
  const options = bundleOptions(definition);
  return writeAtomically(output, async (folder) => {
    progress.step('Bundle');
    const [serverBundle, scripts] = await Promise.all([
      bundleServer(options),
      bundleBrowser(options),
    ]);
    progress.step('Compile', collected.sources.length);
    const compiled = await compileSite(definition, collected, serverBundle.server, () =>
      progress.tick(),
    );
    throwOnErrors(compiled.problems);

    progress.step('Write', compiled.site.pages.size);
    const writer = createOutputWriter(folder, cacheFolder(definition.root, 'output'));
    await writeSite({ definition, compiled, options, scripts, serverBundle }, writer, () =>
      progress.tick(),
    );
    const { counts, cached, problems } = compiled;
    return { ...counts, cached, problems, ...writer.close() };
  });
}

interface SiteParts {
  definition: SiteDefinition;
  compiled: CompiledSite;
  options: BundleOptions;
  scripts: readonly OutputFile[];
  serverBundle: ServerBundle;
}

async function writeSite(
  parts: SiteParts,
  writer: OutputWriter,
  onPage: () => void,
): Promise<void> {
  const { definition, compiled, options, scripts, serverBundle } = parts;
  const code = await codeHash();
  for (const { name, content } of [...scripts, ...serverBundle.assets]) writer.write(name, content);
  copyStatic(definition.root, writer);
  const { renderSidebar } = serverBundle.server.theme;
  const sidebars = sidebarFiles(compiled.site, definition.config, renderSidebar);
  for (const file of sidebars.values()) writer.write(file.path, file.content);
  const context = await renderContext(
    parts,
    (name) => `${options.base}/${sidebars.get(name)?.path}`,
  );
  writePages(context, writer, hashOf(code, serverBundle.hash), onPage);
  writeAssets(compiled, writer);
  writeApiFiles(compiled, definition.root, writer, code);
  const index = keptIndex(cacheFolder(definition.root, 'entries'), code);
  const { site, compiled: pages } = compiled;
  for (const { name, content } of searchFiles(site, pages, definition.config, index)) {
    writer.write(name, content);
  }
  writeSiteFiles(context, writer);
}

async function renderContext(
  { definition, compiled, options, scripts, serverBundle }: SiteParts,
  sidebarDataUrl: RenderContext['sidebarDataUrl'],
): Promise<RenderContext> {
  const { server, assets } = serverBundle;
  const view = siteView(definition);
  const inlineScripts = await Promise.all(
    server.theme.inlineScripts(view).map((script) => minifyScript(script, options)),
  );
  return {
    definition,
    site: compiled.site,
    view,
    server,
    assets: { ...browserAssets(options.base, scripts, assets), inlineScripts },
    compiled: compiled.compiled,
    links: compiled.links,
    lastUpdates: await lastUpdates(definition.root, [...compiled.compiled.keys()]),
    sidebarDataUrl,
  };
}

/** Files that are made of the same descriptions by the same code are those of the last build. */
function writeApiFiles(
  { sources }: CompiledSite,
  root: string,
  writer: OutputWriter,
  code: string,
): void {
  const hashes = new Map<readonly string[], string>();
  const hashOfFiles = (files: readonly string[]) => {
    const hash =
      hashes.get(files) ?? hashOf(...files.map((file) => hashOfFile(path.join(root, file))));
    hashes.set(files, hash);
    return hash;
  };
  for (const { path: name, madeOf, content } of [...apiFiles(sources), ...consoleFiles(sources)]) {
    const key = hashOf(code, name, hashOfFiles(madeOf.files), JSON.stringify(madeOf.config));
    if (!writer.restore(name, key)) writer.write(name, content(), key);
  }
}

function writeAssets({ compiled }: CompiledSite, writer: OutputWriter): void {
  const assets = new Map<string, string>();
  for (const page of compiled.values()) {
    for (const { output, file } of page.assets) assets.set(output, file);
  }
  for (const [name, file] of assets) writer.copy(name, file);
}

function writeSiteFiles(
  { definition, site, assets, lastUpdates: dates }: RenderContext,
  writer: OutputWriter,
): void {
  const { config } = definition;
  const headers = securityHeaders(assets.inlineScripts ?? [], {
    sources: mergedSources(
      thirdPartySources(config.thirdParties),
      searchSources(config.search),
      consoleSources(config),
    ),
  });
  const entries = [...site.pages.values()].map(({ kind, route, source, unlisted }) => ({
    route,
    noIndex: unlisted || kind === 'search',
    lastModified: dates.get(source?.file ?? '')?.date,
  }));
  writer.write('documents.json', JSON.stringify(documentsMetadata(site, definition)));
  writer.write('sitemap.xml', sitemap(entries, config.url, config.base));
  writer.write('robots.txt', robots(config.url, config.base));
  writer.write('_headers', headersFile(headers, config.base));
  writer.write(
    SERVER_SETTINGS_FILE,
    formatServerSettings({ base: config.base, headers, redirects: {} }),
  );
}
