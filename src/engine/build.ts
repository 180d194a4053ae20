/** The build: all stages in order, written to a temporary folder that replaces the output at the end. */
import path from 'node:path';
import { documentFileOfRoute, fragmentFileOfRoute } from '../shared/routes.ts';
import { documentsMetadata } from './assemble/metadata.ts';
import { siteView } from './assemble/site-view.ts';
import { browserAssets, bundleBrowser, bundleServer } from './bundle/bundle-site.ts';
import { minifyScript } from './bundle/minify-script.ts';
import { loadSite } from './config/load-site.ts';
import { apiFiles } from './emit/api-files.ts';
import { writeAtomically } from './emit/atomic-output.ts';
import { consoleFiles, consoleSources } from './emit/console-files.ts';
import { headersFile, securityHeaders } from './emit/headers.ts';
import { precompress } from './emit/precompress.ts';
import { searchSources } from './emit/search-sources.ts';
import { formatServerSettings, SERVER_SETTINGS_FILE } from './emit/server-settings.ts';
import { robots, sitemap } from './emit/sitemap.ts';
import { mergedSources, thirdPartySources } from './emit/third-party-sources.ts';
import { copyStatic, createWriter, type Writer } from './emit/write-files.ts';
import {
  bundleOptions,
  type CompiledSite,
  cacheFolder,
  compileSite,
  serverCodeFolder,
} from './pipeline.ts';
import { type Problem, throwOnErrors } from './problems.ts';
import { NOT_FOUND_PAGE, type RenderContext, renderSitePage } from './render/render-page.ts';
import { sidebarFiles } from './render/sidebar-files.ts';
import { searchFiles } from './search/search-files.ts';
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
  /** Bytes of documents, fragments and assets that compress, as they are and as brotli. */
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
      bundleServer(options, serverCodeFolder()),
      bundleBrowser(options),
    ]);
    const { server } = serverBundle;
    progress.step('Compile', collected.sources.length);
    const compiled = await compileSite(definition, collected, server, () => progress.tick());
    throwOnErrors(compiled.problems);

    progress.step('Render', compiled.site.pages.size);
    const writer = createWriter(folder);
    const files = [...scripts, ...serverBundle.assets];
    for (const { name, content } of files) writer.write(name, content);
    copyStatic(definition.root, folder);
    const sidebars = sidebarFiles(compiled.site, options.base);
    const view = siteView(definition);
    const inlineScripts = await Promise.all(
      server.theme.inlineScripts(view).map((script) => minifyScript(script, options)),
    );
    const context: RenderContext = {
      definition,
      site: compiled.site,
      view,
      server,
      assets: { ...browserAssets(options.base, scripts, serverBundle.assets), inlineScripts },
      compiled: compiled.compiled,
      links: compiled.links,
      lastUpdates: await lastUpdates(definition.root, [...compiled.compiled.keys()]),
      sidebarDataUrl: (name) => `${options.base}/${sidebars.get(name)?.path}`,
    };
    for (const file of sidebars.values()) {
      for (const each of [file, ...file.branches]) writer.write(each.path, each.content);
    }
    writePages(context, writer, () => progress.tick());
    writeAssets(compiled, writer);
    for (const file of [...apiFiles(compiled.sources), ...consoleFiles(compiled.sources)]) {
      writer.write(file.path, file.content());
    }
    for (const { name, content } of searchFiles(
      context.site,
      compiled.compiled,
      definition.config,
    )) {
      writer.write(name, content);
    }
    writeSiteFiles(context, writer);

    progress.step('Compress');
    const sizes = precompress({
      folder,
      cacheFolder: path.join(cacheFolder(definition.root), 'compressed'),
      onFile: () => progress.tick(),
    });
    const { pages, links, plannedLinks } = compiled.counts;
    const { bytes, brotliBytes } = sizes;
    return {
      pages,
      links,
      plannedLinks,
      cached: compiled.cached,
      bytes,
      brotliBytes,
      problems: compiled.problems,
    };
  });
}

function writePages(context: RenderContext, writer: Writer, onPage: () => void): void {
  for (const page of context.site.pages.values()) {
    const { document, fragment } = renderSitePage(page, context);
    writer.write(documentFileOfRoute(page.route), document);
    writer.write(fragmentFileOfRoute(page.route), JSON.stringify(fragment));
    onPage();
  }
  writer.write('404.html', renderSitePage(NOT_FOUND_PAGE, context).document);
}

function writeAssets({ compiled }: CompiledSite, writer: Writer): void {
  const assets = new Map<string, string>();
  for (const page of compiled.values()) {
    for (const { output, file } of page.assets) assets.set(output, file);
  }
  for (const [name, file] of assets) writer.copy(name, file);
}

function writeSiteFiles(
  { definition, site, assets, lastUpdates: dates }: RenderContext,
  writer: Writer,
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
